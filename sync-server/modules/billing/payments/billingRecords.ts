import { createHash } from 'node:crypto';
import { z } from 'zod';
import { reviewReasonSchema, sentSchema } from '../../../../src/domain/money/payments';
import { instantSchema } from '../../../../src/domain/schema/primitives';

/** Time-sorted, for the ids of payments are UUIDs of version 7. */
export const PAYMENTS = 'payment:';
export const paymentKey = (paymentId: string): string => `${PAYMENTS}${paymentId}`;
/** Which payment a memo belongs to. */
export const memoKey = (memo: string): string => `payment-memo:${memo}`;
export const REQUESTS = 'payment-key:';
/** Key of a caller's request: asked again, it leads to the same payment. */
export const requestKey = (key: string): string =>
  `${REQUESTS}${createHash('sha256').update(key).digest('hex')}`;
/** Payments of a practice. */
export const paymentsOf = (workspaceId: string): string => `payment-of:${workspaceId}:`;

export const TRANSFERS = 'transfer:';
export const transferKey = (transferId: string): string => `${TRANSFERS}${transferId}`;

/** Decision of staff about a message. */
const resolutionSchema = z.object({
  by: z.string().max(80),
  note: z.string().max(500),
  at: instantSchema,
  /** The payment for which it counts; absent: it is decided with its payment, or its money goes back. */
  paymentId: z.string().max(80).optional(),
  /** Its money goes back to who sent it. */
  giveBack: z.boolean().optional(),
  /** When staff had sent it. */
  sentAt: instantSchema.optional(),
  /** Until when it can be undone without more ado. */
  undoUntil: instantSchema.optional(),
  /** When it began to be carried out. */
  begunAt: instantSchema.optional(),
  /** It is taken back: the message counts for that payment no more. */
  isUndone: z.boolean().optional(),
  /** The decision that is taken back, by when it was taken. */
  undoes: instantSchema.optional(),
  /** Why the message waited before. */
  before: reviewReasonSchema.optional(),
  sending: sentSchema.optional(),
});
export type Resolution = z.infer<typeof resolutionSchema>;

/**
 * One message of the bank. `ignored`: no money came in. `review`: staff decide, `reviewReason` says why. `resolved`: they have.
 */
export const transferSchema = z.object({
  transferId: z.string().max(80),
  gateway: z.string().max(100),
  /** As the bank says it: Vietnam time, without a zone. */
  transactionDate: z.string().max(40),
  account: z.string().max(60),
  subAccount: z.string().max(60).optional(),
  content: z.string().max(2_000),
  direction: z.enum(['in', 'out']),
  /** VND. */
  amount: z.number().int(),
  reference: z.string().max(100).optional(),
  /** The message as it came. */
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
/** Entries that concern one seller, sorted by time. */
export const sellerEntries = (workspaceId: string): string => `${SELLER_ENTRIES}${workspaceId}:`;

/** Sorted by time; the same effect has the same id, so that it is booked once. */
export const ledgerKey = (at: string, kind: string, of: string): string =>
  `ledger:${at}:${kind}:${of}`;
