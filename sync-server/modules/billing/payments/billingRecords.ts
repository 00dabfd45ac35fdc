import { createHash } from 'node:crypto';
import { z } from 'zod';
import { reviewReasonSchema, sentSchema } from '../../../../src/domain/money/payments';
import { instantSchema } from '../../../../src/domain/schema/primitives';

/** UUIDv7, so ids sort by time. */
export const PAYMENTS = 'payment:';
export const paymentKey = (paymentId: string): string => `${PAYMENTS}${paymentId}`;
export const memoKey = (memo: string): string => `payment-memo:${memo}`;
export const REQUESTS = 'payment-key:';
/** Idempotency key: the same request leads to the same payment. */
export const requestKey = (key: string): string =>
  `${REQUESTS}${createHash('sha256').update(key).digest('hex')}`;
export const paymentsPrefix = (workspaceId: string): string => `payment-of:${workspaceId}:`;

export const TRANSFERS = 'transfer:';
export const transferKey = (transferId: string): string => `${TRANSFERS}${transferId}`;

const resolutionSchema = z.object({
  by: z.string().max(80),
  note: z.string().max(500),
  at: instantSchema,
  /** The payment it is counted for; absent: decided with its payment, or refunded. */
  paymentId: z.string().max(80).optional(),
  giveBack: z.boolean().optional(),
  sentAt: instantSchema.optional(),
  undoUntil: instantSchema.optional(),
  begunAt: instantSchema.optional(),
  isUndone: z.boolean().optional(),
  undoes: instantSchema.optional(),
  before: reviewReasonSchema.optional(),
  sending: sentSchema.optional(),
});
export type Resolution = z.infer<typeof resolutionSchema>;

/** `ignored`: no incoming money. `review`: staff decide, see `reviewReason`. `resolved`: they have. */
export const transferSchema = z.object({
  transferId: z.string().max(80),
  gateway: z.string().max(100),
  /** The bank's text: Vietnam time, without a zone. */
  transactionDate: z.string().max(40),
  account: z.string().max(60),
  subAccount: z.string().max(60).optional(),
  content: z.string().max(2_000),
  direction: z.enum(['in', 'out']),
  /** VND. */
  amount: z.number().int(),
  reference: z.string().max(100).optional(),
  raw: z.string().max(40_000),
  receivedAt: instantSchema,
  state: z.enum(['received', 'matched', 'review', 'ignored', 'resolved']),
  paymentId: z.string().max(80).optional(),
  reviewReason: reviewReasonSchema.optional(),
  resolution: resolutionSchema.optional(),
});
export type Transfer = z.infer<typeof transferSchema>;

export const SUBSCRIPTIONS = 'subscription:';
export const subscriptionKey = (workspaceId: string): string => `${SUBSCRIPTIONS}${workspaceId}`;

export const SELLER_ENTRIES = 'ledger-of:';
export const sellerEntries = (workspaceId: string): string => `${SELLER_ENTRIES}${workspaceId}:`;

/** Sorted by time; the same effect has the same id, so that it is booked once. */
export const ledgerKey = (at: string, kind: string, of: string): string =>
  `ledger:${at}:${kind}:${of}`;
