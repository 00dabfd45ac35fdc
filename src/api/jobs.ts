import { z } from 'zod';
import { jobStateSchema } from '../domain/accounts/jobs';
import { instantSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

/** A job, as administrators see it: what it carries stays on the server. */
const jobRecordSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** Name of its kind, for the staff. Absent before 0.4.0. */
  label: z.string().optional(),
  state: jobStateSchema,
  /** It can be tried again, and not be discarded. */
  mustBeDone: z.literal(true).optional(),
  /** The person whom it concerns; null where it is nobody's, or there is no such account. */
  person: z.object({ name: z.string(), email: z.string() }).nullable(),
  createdAt: instantSchema,
  attempts: z.number().int().min(0),
  failure: z.object({ code: z.string(), detail: z.string(), at: instantSchema }).nullable(),
});
export type JobRecord = z.infer<typeof jobRecordSchema>;

/** States that the list can be asked for. */
const openJobStateSchema = z.enum(['queued', 'running', 'dead']);
export type OpenJobState = z.infer<typeof openJobStateSchema>;

/** Jobs of one answer. */
export const JOBS_LISTED = 200;

const jobsResponseSchema = ok({
  jobs: z.array(jobRecordSchema),
  /** How many there are in all. */
  total: z.number().int().min(0),
});
export type JobsResponse = z.infer<typeof jobsResponseSchema>;

/** The newest {@link JOBS_LISTED} of a state (dead: failed for good), newest first. */
export const listJobs = contract({
  method: 'get',
  path: '/api/admin/jobs',
  callers: ['admin:manageJobs'],
  query: z.object({ state: openJobStateSchema.default('dead') }),
  answer: jobsResponseSchema,
});

const params = z.object({ id: z.string().regex(/^job:[0-9a-f]{64}$/) });

/** Puts a dead letter into the queue again. */
export const retryJob = contract({
  method: 'post',
  path: '/api/admin/jobs/:id/retry',
  callers: ['admin:manageJobs'],
  params,
  answer: done,
});

/** Ends a dead letter undone, for good. */
export const discardJob = contract({
  method: 'post',
  path: '/api/admin/jobs/:id/discard',
  callers: ['admin:manageJobs'],
  params,
  answer: done,
});
