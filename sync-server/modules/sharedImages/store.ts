import { v7 as uuid } from 'uuid';
import { sharedImageSchema, type SharedImage } from '../../../src/domain/records/images/sharing';
import type { CouchDatabase } from '../../couch/client';
import { listDocuments, whileConflicts } from '../../store/documents';
import { envelope, readBody, readSound } from '../../store/envelope';
import { putAudited } from '../accounts/audited';

export type Place = Pick<SharedImage, 'workspaceId' | 'imageId'>;

const PREFIX = 'sharedImage:';
const getStoreKey = ({ workspaceId, imageId }: Place): string =>
  `${PREFIX}${workspaceId}:${imageId}`;

export interface Audited {
  action: string;
  by: string;
}

interface Parts {
  database: CouchDatabase;
  now: () => Date;
}

async function changeOnce(
  { database, now }: Parts,
  place: Place,
  change: (present: SharedImage | undefined) => SharedImage | undefined,
  audited: (Audited & { auditId: string }) | undefined,
): Promise<SharedImage | undefined> {
  const stored = await database.get(getStoreKey(place));
  const present = stored && readBody(sharedImageSchema, stored);
  const next = change(present);
  if (!next || next === present) return present;
  const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
  const by = audited?.by ?? 'gateway';
  const at = now();
  const document = { ...envelope(getStoreKey(place), next, by, at), ...rev };
  const { workspaceId, imageId, state, decision } = next;
  const outcome = { workspaceId, imageId, state, reason: decision?.reason };
  if (audited)
    await putAudited(database, document, { ...audited, ...outcome, at: at.toISOString() }, at);
  else await database.put(document);
  return next;
}

export function createSharedImageStore(database: CouchDatabase, now: () => Date) {
  async function find(place: Place): Promise<SharedImage | undefined> {
    const stored = await database.get(getStoreKey(place));
    return stored && readBody(sharedImageSchema, stored);
  }

  return {
    find,
    /** @param change undefined, or what is there: nothing is written */
    change: (
      place: Place,
      change: (present: SharedImage | undefined) => SharedImage | undefined,
      audit?: Audited,
    ) => {
      const audited = audit && { ...audit, auditId: uuid() };
      return whileConflicts(() => changeOnce({ database, now }, place, change, audited));
    },
    async *all(): AsyncGenerator<SharedImage> {
      for await (const { body } of listDocuments(database, PREFIX)) {
        const shared = readSound(sharedImageSchema, body);
        if (shared) yield shared;
      }
    },
  };
}
export type SharedImageStore = ReturnType<typeof createSharedImageStore>;
