import { z } from 'zod';
import {
  CONVERSION_KINDS,
  painPointSchema,
  reportedEventsSchema,
} from '../domain/money/conversion';
import { contract, done, ok } from './contract';

export const reportConversion = contract({
  method: 'post',
  path: '/api/expert/conversion-events',
  callers: ['expert'],
  body: z.object({ events: reportedEventsSchema }),
  answer: done,
});

const count = z.number().int().min(0);

export const readConversion = contract({
  method: 'get',
  path: '/api/admin/conversion',
  callers: ['admin:viewFinancialReports'],
  answer: ok({
    steps: z.object({
      ...Object.fromEntries(CONVERSION_KINDS.map((kind) => [kind, count])),
      paid: count,
    } as Record<(typeof CONVERSION_KINDS)[number] | 'paid', typeof count>),
    painPoints: z.array(
      painPointSchema.omit({ severity: true, resolved: true }).extend({
        practices: count,
        resolved: count,
      }),
    ),
  }),
});
