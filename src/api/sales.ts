import { z } from 'zod';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { contract, ok } from './contract';

/** Longest note of a payout, in characters. */
export const PAYOUT_NOTE_MAX = 200;

const payoutSchema = z.object({
  /** VND. */
  amount: z.number().int(),
  at: instantSchema,
  /** The bank's reference, or what staff wrote. */
  note: z.string(),
});
export type Payout = z.infer<typeof payoutSchema>;

/** Where a practice wants its share, as its own sheet says. */
const accountSchema = z.object({ bank: z.string(), account: z.string(), holder: z.string() });

const sums = z.object({
  count: z.number().int(),
  /** VND that customers paid, and the seller's share of it. */
  amount: z.number().int(),
  share: z.number().int(),
});

const soldSchema = z.object({
  paymentId: idSchema,
  kind: z.enum(['purchase', 'order']),
  /** The recipe or menu that was bought; absent for an order. */
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

/** Sales of the practice in a month, its share that is owed, and payouts. */
export const readSales = contract({
  method: 'get',
  path: '/api/expert/sales',
  callers: ['expert'],
  query: z.object({ month }),
  answer: ok({
    sold: z.array(soldSchema),
    month: sums,
    before: sums,
    /** VND that wait to be sent to the practice. */
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

/** Practices that sold something, whom most is owed first. */
export const listSellers = contract({
  method: 'get',
  path: '/api/admin/sellers',
  callers: ['admin:viewFinancialReports'],
  answer: ok({ sellers: z.array(sellerSchema) }),
});

/** Staff have sent a seller's share by their bank; the books owe it to nobody any more. */
export const notePayout = contract({
  method: 'post',
  path: '/api/admin/sellers/:id/payout',
  callers: ['admin:processRefunds'],
  params: z.object({ id: idSchema }),
  body: z.object({
    /** VND, no more than is owed. */
    amount: z.number().int().min(1).max(1_000_000_000),
    note: z.string().trim().min(1).max(PAYOUT_NOTE_MAX),
    /** Chosen by the caller: asked again, it is the same payout. */
    key: z.string().min(8).max(80),
  }),
  answer: ok({ owed: z.number().int() }),
});
