import { ACCOUNTS_DATABASE } from '../../store/envelope';
import type { AccountServices } from '../accounts/wiring';
import type { ClientMails } from '../clientMail/wiring';
import type { ImageStore } from '../images/store';
import type { Core, Module } from '../module';
import { createSharedImageStore } from '../sharedImages/store';
import type { StorageQuota } from '../storage/storageQuota';
import { createDocumentParts, type DocumentParts } from './wiring';
import { documentRoutes } from './routes';

export function printables({
  ctx: { couch },
  images,
  now,
}: Core & { images: ImageStore }): Module<{ documents: DocumentParts }> {
  const shared = createSharedImageStore(couch.database(ACCOUNTS_DATABASE), now);
  const documents = createDocumentParts({
    images,
    findApproved: async (place) => {
      const { state, hashes } = (await shared.find(place)) ?? {};
      return state === 'approved' ? hashes : undefined;
    },
  });
  return {
    gives: { documents },
    background: [{ start: () => undefined, stop: documents.stop }],
  };
}

export const printableCalls = ({
  ctx: { couch },
  storageQuota: rooms,
  ...input
}: Core & {
  accounts: AccountServices;
  mails: ClientMails;
  storageQuota: StorageQuota;
  documents: DocumentParts;
}): Module => ({ routes: documentRoutes({ ...input, couch, rooms }) });
