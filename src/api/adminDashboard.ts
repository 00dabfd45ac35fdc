import { z } from 'zod';
import { instantSchema } from '../domain/schema/primitives';
import { contract, ok } from './contract';

const count = z.number().int().min(0);

/** The day's figures, in Vietnam's day; a part is absent where the role may not see it. */
export const readDashboard = contract({
  method: 'get',
  path: '/api/admin/dashboard',
  callers: [
    'admin:viewApplications',
    'admin:viewContentAnalytics',
    'admin:viewFinancialReports',
    'admin:manageJobs',
  ],
  answer: ok({
    at: instantSchema,
    people: z
      .object({
        /** Experts who may work. */
        working: count,
        /** Experts who registered today. */
        registered: count,
        waiting: count,
        oldestWaiting: instantSchema.nullable(),
      })
      .optional(),
    money: z
      .object({
        /** Payments that came in today, and what they come to; đồng. */
        payments: count,
        revenue: z.number().int(),
        /** Given back today; đồng. */
        refunded: z.number().int(),
        /** Payments that wait for a decision of the staff. */
        review: count,
        /** Orders whose money has to go back: given up, or accepted by nobody. */
        refundsDue: count,
        /** Refunds that were decided and that nobody has sent yet, and what they come to; đồng. */
        refundsOwed: count.optional(),
        owedSum: z.number().int().optional(),
      })
      .optional(),
    content: z
      .object({
        menus: count,
        recipes: count,
        articles: count,
        /** Shown things that were published or changed today. */
        today: count,
        removed: count,
      })
      .optional(),
    jobs: z.object({ failed: count }).optional(),
  }),
});
