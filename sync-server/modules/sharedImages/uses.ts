import { createHash } from 'node:crypto';
import { z } from 'zod';
import { IMAGE_USERS, imagesIn } from '../../../src/domain/records/images/uses';
import { workspaceDatabase, type Couch, type CouchDatabase } from '../../couch/client';
import { listDocuments, whileConflicts } from '../../store/documents';
import { envelope, readSound } from '../../store/envelope';
import { listWrites } from '../../sync/envelope';
import type { PushEffect } from '../../sync/pushEffect';
import { createHandler, WriteMissing, type JobHandler } from '../jobs/kinds';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { rowJobs } from '../jobs/rowJobs';
import { imageKey, type Showcase } from '../published/showcase';
import { COUNT_IMAGE_USES } from './jobKinds';

const PREFIX = 'imageUses:';
const usesSchema = z.object({ images: z.array(z.string().max(200)), at: z.string().max(40) });

type User = (typeof IMAGE_USERS)[number];
const isUser = (collection: string): collection is User =>
  IMAGE_USERS.some((one) => one === collection);

type Shared = ReadonlyMap<string, unknown>;

function listShared(value: unknown, shared: Shared): string[] {
  const keys = [...imagesIn(value)].map((one) => imageKey(one.workspaceId, one.imageId));
  return [...new Set(keys)].filter((key) => shared.has(key)).sort();
}

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

export const usesEffect = (
  jobs: Pick<JobQueue, 'hold' | 'wake'>,
  showcase: Pick<Showcase, 'now'>,
): PushEffect =>
  rowJobs(
    jobs,
    ({ row }) => isUser(row.collection),
    async ({ placed: { row }, stored }, workspaceId) => {
      const { collection, next, write } = row;
      if (!isUser(collection)) return undefined;
      const { sharedFiles } = await showcase.now();
      const before = stored && !stored.deleted ? listShared(stored.body, sharedFiles) : [];
      const after = next._deleted ? [] : listShared(next, sharedFiles);
      if (isEqual(before, after)) return undefined;
      const { id } = next;
      const payload = { workspaceId, collection, id, ...(write === undefined ? {} : { write }) };
      const key = `${workspaceId} ${collection} ${id} ${write ?? ''} ${stored?._rev ?? ''}`;
      return jobRequest(COUNT_IMAGE_USES, { key, payload, subject: workspaceId });
    },
  );

interface Parts {
  couch: Couch;
  database: CouchDatabase;
  showcase: Pick<Showcase, 'now'>;
  now: () => Date;
}

/** One document for each that shows shared pictures, so that a repeated job counts nothing twice. */
export const usesHandler = ({ couch, database, showcase, now }: Parts): JobHandler =>
  createHandler(COUNT_IMAGE_USES, async ({ payload: { workspaceId, collection, id, write } }) => {
    const source = await couch.database(workspaceDatabase(workspaceId)).get(`${collection}:${id}`);
    if (!source || (write !== undefined && !listWrites(source).includes(write)))
      throw new WriteMissing('the document');
    const { sharedFiles } = await showcase.now();
    const images = source.deleted ? [] : listShared(source.body, sharedFiles);
    const name = createHash('sha256').update(`${workspaceId} ${collection} ${id}`).digest('hex');
    await whileConflicts(async () => {
      const key = `${PREFIX}${name.slice(0, 32)}`;
      const stored = await database.get(key);
      if (!stored && images.length === 0) return;
      const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
      const body = { images, at: now().toISOString() };
      await database.put({ ...envelope(key, body, 'gateway', now()), ...rev });
    });
  });

export interface ImageUsage {
  usageCount: number;
  lastUsedAt?: string;
}

export async function countUses(
  database: CouchDatabase,
  wanted: ReadonlySet<string>,
): Promise<Map<string, ImageUsage>> {
  const uses = new Map<string, ImageUsage>();
  if (wanted.size === 0) return uses;
  for await (const { body } of listDocuments(database, PREFIX)) {
    const { images = [], at = '' } = readSound(usesSchema, body) ?? {};
    for (const key of images) {
      if (!wanted.has(key)) continue;
      const { usageCount = 0, lastUsedAt = '' } = uses.get(key) ?? {};
      uses.set(key, { usageCount: usageCount + 1, lastUsedAt: at > lastUsedAt ? at : lastUsedAt });
    }
  }
  return uses;
}
