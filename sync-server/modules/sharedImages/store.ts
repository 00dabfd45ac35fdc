import { v7 as uuid } from 'uuid';
import { sharedImageSchema, type SharedImage } from '../../../src/domain/records/images/sharing';
import { CouchConflict, CouchRefused, type CouchDatabase } from '../../couch/client';
import { listDocuments, whileConflicts } from '../../store/documents';
import { envelope, readBody, readSound } from '../../store/envelope';
import { auditKey } from '../accounts/accountRecords';

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
  audited: Audited | undefined,
): Promise<SharedImage | undefined> {
  const stored = await database.get(getStoreKey(place));
  const present = stored && readBody(sharedImageSchema, stored);
  const next = change(present);
  if (!next || next === present) return present;
  const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
  const by = audited?.by ?? 'gateway';
  const auditId = uuid();
  const { action } = audited ?? {};
  const { workspaceId, imageId, state, decision } = next;
  const audit = { auditId, action, workspaceId, imageId, state, reason: decision?.reason, by };
  const [written] = await database.bulk([
    { ...envelope(getStoreKey(place), next, by, now()), ...rev },
    ...(audited
      ? [envelope(auditKey(auditId), { ...audit, at: now().toISOString() }, by, now())]
      : []),
  ]);
  if (!written || written.ok) return next;
  if (written.error === 'conflict') throw new CouchConflict(written.reason);
  throw new CouchRefused(500, written.error, written.reason);
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
      audited?: Audited,
    ) => whileConflicts(() => changeOnce({ database, now }, place, change, audited)),
    async *all(): AsyncGenerator<SharedImage> {
      for await (const { body } of listDocuments(database, PREFIX)) {
        const shared = readSound(sharedImageSchema, body);
        if (shared) yield shared;
      }
    },
  };
}
export type SharedImageStore = ReturnType<typeof createSharedImageStore>;
