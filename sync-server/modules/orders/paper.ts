import { AppError } from '../../../src/domain/protocol/errors';
import type { Printable } from '../../../src/domain/records/printableModel';
import { fileName } from '../../../src/printables/files';
import type { AccountStore } from '../accounts/store';
import type { DocumentParts } from '../printables/wiring';
import type { DocumentLoader } from '../printables/load';
import type { StoredOrder } from './orderRecords';

export interface OrderFile {
  name: string;
  bytes: Uint8Array;
  allergies: Printable['allergies'];
  guidance: Printable['guidance'];
}

/**
 * @returns undefined where the expert's device has sent nothing yet, or it is too long for a paper
 * @throws AppError server_busy
 */
export type OrderPaper = (order: StoredOrder) => Promise<OrderFile | undefined>;

interface Parts {
  accounts: Pick<AccountStore, 'byId'>;
  load: Pick<DocumentLoader, 'given'>;
  documents: DocumentParts;
}

const LEFT_OUT: readonly string[] = ['not_found', 'document_too_long'];

export const createOrderPaper =
  ({ accounts, load, documents }: Parts): OrderPaper =>
  async ({ orderId, expertId, clientId, expertWorkspaceId: workspaceId }) => {
    const account = expertId === undefined ? undefined : (await accounts.byId(expertId))?.account;
    if (!account || clientId === undefined || workspaceId === undefined) return undefined;
    try {
      const { printable } = await load.given({ ...account, workspaceId }, clientId);
      const { files } = await documents.images(workspaceId, printable);
      const bytes = await documents.pdf(`order ${orderId}`, { printable, files });
      const { allergies, guidance } = printable;
      return { name: fileName(printable.title, 'pdf'), bytes, allergies, guidance };
    } catch (error) {
      if (error instanceof AppError && LEFT_OUT.includes(error.code)) return undefined;
      throw error;
    }
  };
