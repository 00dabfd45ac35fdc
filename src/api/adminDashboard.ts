import { z } from 'zod';
import { instantSchema } from '../domain/schema/primitives';
import { contract, ok } from './contract';

const count = z.number().int().min(0);

/** Days are Vietnam's. A part is absent where the role may not see it. */
export const readDashboard = contract({
  method: 'get',
  path: '/api/admin/dashboard',
  callers: [
    'admin:viewApplications',
    'admin:viewContentAnalytics',
    'admin:viewFinancialReports',
    'admin:manageJobs',
    'admin:manageFoods',
  ],
  answer: ok({
    at: instantSchema,
    people: z
      .object({
        working: count,
        registered: count,
        waiting: count,
        oldestWaiting: instantSchema.nullable(),
      })
      .optional(),
    money: z
      .object({
        /** Received today; đồng. */
        payments: count,
        revenue: z.number().int(),
        /** Refunded today; đồng. */
        refunded: z.number().int(),
        review: count,
        /** Orders whose money must go back: given up, or accepted by nobody. */
        refundsDue: count,
        /** Refunds decided but not yet sent; đồng. */
        refundsOwed: count.optional(),
        owedSum: z.number().int().optional(),
      })
      .optional(),
    content: z
      .object({
        menus: count,
        recipes: count,
        articles: count,
        today: count,
        removed: count,
      })
      .optional(),
    jobs: z.object({ failed: count }).optional(),
  }),
});
