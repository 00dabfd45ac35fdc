import { createHash } from 'node:crypto';
import { z } from 'zod';
import { jobStateSchema } from '../../../src/domain/accounts/jobs';
import { instantSchema } from '../../../src/domain/schema/primitives';
import type { StoredDocument } from '../../couch/client';

/**
 * A database of its own: it is in no backup (a restored job would send last week's mail again), its writes
 * wake nobody who follows accounts, and the list of written databases says when there is something to do.
 */
export const JOBS_DATABASE = 'jobs';

/** Most characters of a payload as JSON: a job names what it is about, it does not carry it. */
export const MAX_PAYLOAD = 4_000;

const job = z.object({
  kind: z.string().max(60),
  /** `_id` of the account that it concerns. */
  subject: z.string().max(100).optional(),
  payload: z.record(z.string(), z.unknown()),
  state: jobStateSchema,
  /** Runs that were begun. */
  attempts: z.number().int().min(0),
  createdAt: instantSchema,
  /** From when on it could run: its time, or when an administrator asked for it again. */
  queuedAt: instantSchema,
  runAfter: instantSchema,
  /** Milliseconds from a failure to the next run; whoever sees the failure counts them by itself. */
  retryDelay: z.number().min(0).optional(),
  /** Who runs it. `until` is for readers: gateways watch whether the revision changes (see `board.ts`). */
  lease: z.object({ owner: z.string().max(100), until: instantSchema }).optional(),
  failure: z
    .object({ code: z.string().max(60), detail: z.string().max(300), at: instantSchema })
    .optional(),
  finishedAt: instantSchema.optional(),
});
export type Job = z.infer<typeof job>;
/** Loose: what a newer gateway added stays there when this one writes the job. */
export const jobSchema = job.loose();
export type StoredJob = StoredDocument<Job>;

/** `_id` of a job. Enqueued twice under one key it is one job. */
export function jobId(kind: string, key: string): string {
  return `job:${createHash('sha256').update(`${kind}\n${key}`).digest('hex')}`;
}

/** The envelope of a job. */
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

/** The same job in its next state; whatever is undefined in `change` is taken out. */
export function withChange(stored: StoredJob, change: Partial<Job>, now: Date): StoredJob {
  const body = Object.fromEntries(
    Object.entries({ ...stored.body, ...change }).filter(([, value]) => value !== undefined),
  ) as Job;
  return { ...stored, body, receivedAt: now.toISOString() };
}

/** A job that is over keeps nothing of what it carried. */
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
