import { z } from 'zod';
import {
  CONVERSION_KINDS,
  painPointSchema,
  reportedEventsSchema,
} from '../domain/money/conversion';
import { contract, done, ok } from './contract';

/** Reports steps on the way to a paid tier, as they happened on the device just now. */
export const reportConversion = contract({
  method: 'post',
  path: '/api/expert/conversion-events',
  callers: ['expert'],
  body: z.object({ events: reportedEventsSchema }),
  answer: done,
});

const count = z.number().int().min(0);

/** Steps of the last 30 days by how many practices took them, and what keeps practices from their work. */
export const readConversion = contract({
  method: 'get',
  path: '/api/admin/conversion',
  callers: ['admin:viewFinancialReports'],
  answer: ok({
    /** Practices that took each step. */
    steps: z.object({
      ...Object.fromEntries(CONVERSION_KINDS.map((kind) => [kind, count])),
      paid: count,
    } as Record<(typeof CONVERSION_KINDS)[number] | 'paid', typeof count>),
    /** By how many practices have each, the most first. */
    painPoints: z.array(
      painPointSchema.omit({ severity: true, resolved: true }).extend({
        practices: count,
        /** Of them, how many it does not trouble any more. */
        resolved: count,
      }),
    ),
  }),
});
