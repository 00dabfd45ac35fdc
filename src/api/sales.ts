import { z } from 'zod';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { contract, ok } from './contract';

export const PAYOUT_NOTE_MAX = 200;

const payoutSchema = z.object({
  /** VND. */
  amount: z.number().int(),
  at: instantSchema,
  note: z.string(),
});
export type Payout = z.infer<typeof payoutSchema>;

const accountSchema = z.object({ bank: z.string(), account: z.string(), holder: z.string() });

const sums = z.object({
  count: z.number().int(),
  /** VND paid by customers, and the seller's share of it. */
  amount: z.number().int(),
  share: z.number().int(),
});

const soldSchema = z.object({
  paymentId: idSchema,
  kind: z.enum(['purchase', 'order']),
  recipeId: idSchema.optional(),
  menuId: idSchema.optional(),
  description: z.string(),
  at: instantSchema,
  amount: z.number().int(),
  share: z.number().int(),
  refunded: z.number().int(),
});
export type SoldItem = z.infer<typeof soldSchema>;

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const readSales = contract({
  method: 'get',
  path: '/api/expert/sales',
  callers: ['expert'],
  query: z.object({ month }),
  answer: ok({
    sold: z.array(soldSchema),
    month: sums,
    before: sums,
    /** VND not yet sent to the practice. */
    owed: z.number().int(),
    payouts: z.array(payoutSchema),
    account: accountSchema.optional(),
  }),
});

const sellerSchema = z.object({
  workspaceId: idSchema,
  name: z.string(),
  owed: z.number().int(),
  account: accountSchema.optional(),
  payouts: z.array(payoutSchema),
});
export type Seller = z.infer<typeof sellerSchema>;

export const listSellers = contract({
  method: 'get',
  path: '/api/admin/sellers',
  callers: ['admin:viewFinancialReports'],
  answer: ok({ sellers: z.array(sellerSchema) }),
});

export const notePayout = contract({
  method: 'post',
  path: '/api/admin/sellers/:id/payout',
  callers: ['admin:processRefunds'],
  params: z.object({ id: idSchema }),
  body: z.object({
    /** VND, no more than is owed. */
    amount: z.number().int().min(1).max(1_000_000_000),
    note: z.string().trim().min(1).max(PAYOUT_NOTE_MAX),
    /** Idempotency key chosen by the caller. */
    key: z.string().min(8).max(80),
  }),
  answer: ok({ owed: z.number().int() }),
});
