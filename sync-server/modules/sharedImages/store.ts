import { v7 as uuid } from 'uuid';
import {
  isForgotten,
  OFFERS_WAITING_MAX,
  sharedImageSchema,
  type SharedImage,
} from '../../../src/domain/records/images/sharing';
import type { CouchDatabase } from '../../couch/client';
import { listDocuments, whileConflicts } from '../../store/documents';
import { envelope, readBody, readSound } from '../../store/envelope';
import { createLeftOut } from '../../store/leftOut';
import { putAudited } from '../accounts/audited';

export type Place = Pick<SharedImage, 'workspaceId' | 'imageId'>;

const PREFIX = 'sharedImage:';
const LEFT_OUT = 'sharedImagesLeftOut:';
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
  const known = { ...envelope(getStoreKey(place), next, by, at), ...rev };
  const document = isForgotten(next) ? { ...known, body: {}, _deleted: true } : known;
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

  async function* list(prefix: string): AsyncGenerator<SharedImage> {
    for await (const { body } of listDocuments(database, prefix)) {
      const shared = readSound(sharedImageSchema, body);
      if (shared) yield shared;
    }
  }

  async function isFull(workspaceId: string): Promise<boolean> {
    let waiting = 0;
    for await (const { state } of list(`${PREFIX}${workspaceId}:`)) {
      if (state === 'waiting') waiting += 1;
      if (waiting >= OFFERS_WAITING_MAX) return true;
    }
    return false;
  }

  return {
    find,
    isFull,
    /** @param change undefined, or what is there: nothing is written */
    change: (
      place: Place,
      change: (present: SharedImage | undefined) => SharedImage | undefined,
      audit?: Audited,
    ) => {
      const audited = audit && { ...audit, auditId: uuid() };
      return whileConflicts(() => changeOnce({ database, now }, place, change, audited));
    },
    all: () => list(PREFIX),
    ofPractice: (workspaceId: string) => list(`${PREFIX}${workspaceId}:`),
    leftOut: createLeftOut(database, LEFT_OUT, now),
  };
}
export type SharedImageStore = ReturnType<typeof createSharedImageStore>;
