import { createHash } from 'node:crypto';
import { z } from 'zod';
import { jobStateSchema } from '../../../src/domain/accounts/jobs';
import { instantSchema } from '../../../src/domain/schema/primitives';
import type { StoredDocument } from '../../couch/client';

/**
 * Separate database: in no backup (a restored job would send last week's mail again), and its writes wake nobody who
 * follows accounts.
 */
export const JOBS_DATABASE = 'jobs';

export const MAX_PAYLOAD = 4_000;

const job = z.object({
  kind: z.string().max(60),
  subject: z.string().max(100).optional(),
  payload: z.record(z.string(), z.unknown()),
  state: jobStateSchema,
  attempts: z.number().int().min(0),
  createdAt: instantSchema,
  queuedAt: instantSchema,
  runAfter: instantSchema,
  /** Milliseconds from failure to the next run; relative, as clocks of gateways differ. */
  retryDelay: z.number().min(0).optional(),
  /** `until` is for readers: gateways watch whether the revision changes (see `board.ts`). */
  lease: z.object({ owner: z.string().max(100), until: instantSchema }).optional(),
  failure: z
    .object({ code: z.string().max(60), detail: z.string().max(300), at: instantSchema })
    .optional(),
  finishedAt: instantSchema.optional(),
});
export type Job = z.infer<typeof job>;
/** Loose, so that fields of a newer gateway survive a write. */
export const jobSchema = job.loose();
export type StoredJob = StoredDocument<Job>;

export function jobId(kind: string, key: string): string {
  return `job:${createHash('sha256').update(`${kind}\n${key}`).digest('hex')}`;
}

export function jobDocument(id: string, job: Job, now: Date): StoredJob {
  return {
    _id: id,
    type: 'job',
    deleted: false,
    body: job,
    by: 'gateway',
    device: 'gateway',
    receivedAt: now.toISOString(),
  };
}

export function withChange(stored: StoredJob, change: Partial<Job>, now: Date): StoredJob {
  const body = Object.fromEntries(
    Object.entries({ ...stored.body, ...change }).filter(([, value]) => value !== undefined),
  ) as Job;
  return { ...stored, body, receivedAt: now.toISOString() };
}

export function finished(state: 'done' | 'discarded', now: Date): Partial<Job> {
  return {
    state,
    payload: {},
    lease: undefined,
    retryDelay: undefined,
    ...(state === 'done' ? { failure: undefined } : {}),
    finishedAt: now.toISOString(),
  };
}
