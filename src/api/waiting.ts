import { z } from 'zod';
import { instantSchema } from '../domain/schema/primitives';
import { contract, ok } from './contract';

const waitingSchema = z.object({
  /** Of `QUEUES`; a newer gateway may know others. */
  name: z.string(),
  count: z.number().int().min(0),
  /** Since when the first one waits. */
  oldest: instantSchema.nullable(),
  /** Money that waits; đồng. */
  sum: z.number().int().optional(),
});
export type Waiting = z.infer<typeof waitingSchema>;

/** Counts of the queues that the role may see. Each queue's own page counts by the same function. */
export const readWaiting = contract({
  method: 'get',
  path: '/api/admin/waiting',
  callers: ['staff'],
  answer: ok({
    at: instantSchema,
    queues: z.array(waitingSchema),
    /** Names of queues that could not be counted: unknown, and so not empty. */
    failed: z.array(z.string()).default([]),
  }),
});
