import { imageSchema, type ImageRecord } from '../../../src/domain/records/images';
import { followOffer } from '../../../src/domain/records/images/sharing';
import {
  CouchDatabaseMissing,
  workspaceDatabase,
  type Couch,
  type StoredDocument,
} from '../../couch/client';
import { readPages } from '../../couch/paging';
import { readSound } from '../../store/envelope';
import { listWrites } from '../../sync/envelope';
import type { PushEffect } from '../../sync/pushEffect';
import { createHandler, WriteMissing, type JobHandler } from '../jobs/kinds';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { rowJobs } from '../jobs/rowJobs';
import { FOLLOW_SHARED_IMAGE, TAKE_LEFT_OUT } from './jobKinds';
import type { Show } from './show';
import type { Place, SharedImageStore } from './store';

interface Parts {
  couch: Couch;
  store: SharedImageStore;
  show: Show;
  now: () => Date;
}

async function readStored(
  couch: Couch,
  { workspaceId, imageId }: Place,
): Promise<StoredDocument | undefined> {
  try {
    return await couch.database(workspaceDatabase(workspaceId)).get(`images:${imageId}`);
  } catch (error) {
    if (error instanceof CouchDatabaseMissing) return undefined;
    throw error;
  }
}

const readImage = (stored: StoredDocument | undefined): ImageRecord | undefined =>
  stored && !stored.deleted ? readSound(imageSchema, stored.body) : undefined;

type Follow = (place: Place, stored: StoredDocument | undefined) => Promise<boolean>;

async function takeAll(
  { couch, store }: Pick<Parts, 'couch' | 'store'>,
  follow: Follow,
  workspaceId: string,
): Promise<void> {
  const database = couch.database(workspaceDatabase(workspaceId));
  for await (const rows of readPages(database, 'images:'))
    for (const { doc } of rows) {
      if (doc?.body.isPublic !== true) continue;
      const place = { workspaceId, imageId: String(doc.body.id) };
      const { state = 'withdrawn' } = (await store.find(place)) ?? {};
      if (state === 'withdrawn' && (await follow(place, doc))) return;
    }
}

export function createOffers({ couch, store, show, now }: Parts) {
  /** @returns whether it was left out, since as many of the practice wait as may */
  async function follow(place: Place, stored: StoredDocument | undefined): Promise<boolean> {
    const image = readImage(stored);
    const at = now().toISOString();
    const before = await store.find(place);
    const isNew = before?.state !== 'waiting';
    const after = followOffer(before, image, at);
    if (isNew && after?.state === 'waiting' && (await store.isFull(place.workspaceId))) {
      await store.leftOut.note(place.workspaceId);
      return true;
    }
    await store.change(place, (present) => followOffer(present, image, at));
    await show(place);
    return false;
  }

  async function takeLeftOut(workspaceId: string): Promise<void> {
    if (!(await store.leftOut.has(workspaceId)) || (await store.isFull(workspaceId))) return;
    // First: who is left out again meanwhile notes it anew.
    await store.leftOut.forget(workspaceId);
    await takeAll({ couch, store }, follow, workspaceId);
  }

  return {
    handlers: [
      createHandler(FOLLOW_SHARED_IMAGE, async ({ payload: { write, ...place } }) => {
        const stored = await readStored(couch, place);
        const isThere = stored && (write === undefined || listWrites(stored).includes(write));
        if (!isThere) throw new WriteMissing('the image');
        await follow(place, stored);
        await takeLeftOut(place.workspaceId);
      }) as JobHandler,
      createHandler(TAKE_LEFT_OUT, ({ payload }) => takeLeftOut(payload.workspaceId)) as JobHandler,
    ],
    /** Pictures that were offered before anybody could approve them. */
    takeFormer: (workspaceId: string) => takeAll({ couch, store }, follow, workspaceId),
  };
}

export const offerEffect = (jobs: Pick<JobQueue, 'hold' | 'wake'>): PushEffect =>
  rowJobs(
    jobs,
    ({ row }) => row.collection === 'images',
    async ({ placed: { row }, stored }, workspaceId) => {
      if (row.next.isPublic !== true && stored?.body.isPublic !== true) return undefined;
      const { write } = row;
      const imageId = row.next.id;
      const payload = { workspaceId, imageId, ...(write === undefined ? {} : { write }) };
      const key = `${workspaceId} ${imageId} ${write ?? ''} ${stored?._rev ?? ''}`;
      return jobRequest(FOLLOW_SHARED_IMAGE, { key, payload, subject: workspaceId });
    },
  );
