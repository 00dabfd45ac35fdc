import { z } from 'zod';
import { jobStateSchema } from '../domain/accounts/jobs';
import { instantSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

const jobRecordSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** Name of its kind for the staff. Absent before 0.4.0. */
  label: z.string().optional(),
  state: jobStateSchema,
  mustBeDone: z.literal(true).optional(),
  /** Null where it concerns nobody, or the account is gone. */
  person: z.object({ name: z.string(), email: z.string() }).nullable(),
  createdAt: instantSchema,
  attempts: z.number().int().min(0),
  failure: z.object({ code: z.string(), detail: z.string(), at: instantSchema }).nullable(),
});
export type JobRecord = z.infer<typeof jobRecordSchema>;

const openJobStateSchema = z.enum(['queued', 'running', 'dead']);
export type OpenJobState = z.infer<typeof openJobStateSchema>;

export const JOBS_LISTED = 200;

const jobsResponseSchema = ok({
  jobs: z.array(jobRecordSchema),
  total: z.number().int().min(0),
});
export type JobsResponse = z.infer<typeof jobsResponseSchema>;

/** At most {@link JOBS_LISTED}, newest first; `dead` failed for good. */
export const listJobs = contract({
  method: 'get',
  path: '/api/admin/jobs',
  callers: ['admin:manageJobs'],
  query: z.object({ state: openJobStateSchema.default('dead') }),
  answer: jobsResponseSchema,
});

const params = z.object({ id: z.string().regex(/^job:[0-9a-f]{64}$/) });

export const retryJob = contract({
  method: 'post',
  path: '/api/admin/jobs/:id/retry',
  callers: ['admin:manageJobs'],
  params,
  answer: done,
});

export const discardJob = contract({
  method: 'post',
  path: '/api/admin/jobs/:id/discard',
  callers: ['admin:manageJobs'],
  params,
  answer: done,
});
