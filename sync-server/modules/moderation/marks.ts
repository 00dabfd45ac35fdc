import { v7 as uuid } from 'uuid';
import type { Couch, StoredDocument } from '../../couch/client';
import { listDocuments } from '../../store/documents';
import { putAudited } from '../accounts/audited';
import {
  markKey,
  MARKS,
  moderationMarkSchema,
  type ModerationMark,
} from '../published/moderationMarks';
import type { ModerationTarget } from './kind';
import { ACCOUNTS_DATABASE, envelope, readSound } from '../../store/envelope';

export interface Marks {
  find(target: ModerationTarget): Promise<ModerationMark | undefined>;
  all(): AsyncGenerator<ModerationMark>;
  /** @throws CouchConflict where somebody else was faster */
  write(mark: ModerationMark): Promise<void>;
}

const getKey = ({ type, workspaceId, id }: ModerationTarget): string =>
  markKey(type, workspaceId, id);
const read = (stored: StoredDocument | undefined): ModerationMark | undefined =>
  readSound(moderationMarkSchema, stored?.body);

export function createMarks(couch: Couch): Marks {
  const database = couch.database(ACCOUNTS_DATABASE);
  return {
    find: async (target) => read(await database.get(getKey(target))),
    async *all() {
      for await (const stored of listDocuments(database, MARKS)) {
        const mark = read(stored);
        if (mark) yield mark;
      }
    },
    write: async (mark) => {
      const { by, at } = mark;
      const before = await database.get(getKey(mark));
      const action = mark.state === 'removed' ? 'removePublished' : 'restorePublished';
      const rev = before?._rev === undefined ? {} : { _rev: before._rev };
      const document = { ...envelope(getKey(mark), mark, by, new Date(at)), ...rev };
      await putAudited(database, document, { auditId: uuid(), action, ...mark }, new Date(at));
    },
  };
}
