import { z } from 'zod';
import { HISTORY_STATUSES } from '../domain/money/history';
import { paidTierSchema, sendingSchema } from '../domain/money/payments';
import { paymentViewSchema } from '../domain/money/paymentView';
import { qrPaymentSchema } from '../domain/money/qrPayment';
import { receiptSchema } from '../domain/money/receipt';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

/** Payments of the caller's own practice for its tier; those of another one are not found. */
const paymentId = idSchema;

/** Longest reason that a person gives, in characters. */
export const REFUND_REASON_MAX = 500;

/** How a payment stands; asked every ten seconds while a code waits. */
export const readOwnPayment = contract({
  method: 'get',
  path: '/api/payments/sepay/create',
  callers: ['expert'],
  query: z.object({ paymentId }),
  answer: ok({ payment: qrPaymentSchema }),
});

/** Gives a code up; money that was sent for it is not lost, staff see it. */
export const cancelOwnPayment = contract({
  method: 'post',
  path: '/api/payments/sepay/cancel',
  callers: ['expert'],
  body: z.object({ paymentId, reason: z.string().max(500).optional() }),
  answer: ok({ payment: qrPaymentSchema }),
});

/** Clears away all codes whose time is over. */
export const cleanUpPayments = contract({
  method: 'post',
  path: '/api/expert/payments/cleanup',
  callers: ['expert'],
  answer: ok({ data: z.object({ cleanedCount: z.number().int() }) }),
});

/** Gives one code up, or clears it away where its time is over. */
export const cleanUpPayment = contract({
  method: 'delete',
  path: '/api/expert/payments/cleanup',
  callers: ['expert'],
  query: z.object({ paymentId }),
  answer: ok({ data: z.object({ paymentId, status: z.literal('cancelled') }) }),
});

/** A message of the bank about a payment, as far as its payer may know it. */
const bankMessageSchema = z.object({
  at: instantSchema,
  reference: z.string().optional(),
  content: z.string(),
  /** VND. */
  amount: z.number().int(),
});

/** A payment in the history of its practice. */
const historyEntrySchema = z.object({
  id: idSchema,
  paymentReference: z.string(),
  description: z.string(),
  subscriptionType: paidTierSchema,
  status: z.enum(HISTORY_STATUSES),
  /** VND. */
  amount: z.number().int(),
  currency: z.literal('VND'),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  cancellationReason: z.enum(['user_cancelled', 'expired']).optional(),
  bankInfo: qrPaymentSchema.shape.bankInfo,
  /** The bank's last message, where money came: SePay's number of it, VND in all, and when by the bank's clock. */
  transactionId: z.string().optional(),
  actualAmount: z.number().int().optional(),
  transactionDate: z.string().optional(),
  /** The same payment with all that its screen needs. */
  payment: paymentViewSchema,
  /** Opens a code that still waits. */
  token: z.string(),
  messages: z.array(bankMessageSchema),
  /** Until when its money can be asked back, and how much it would be now; absent: it cannot be. */
  refundable: z.object({ until: instantSchema, amount: z.number().int() }).optional(),
  refundRequest: z
    .object({
      at: instantSchema,
      amount: z.number().int(),
      /** The staff's reason, where they refused it. */
      declined: z.string().optional(),
    })
    .optional(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const counts = z.object({
  all: z.number().int(),
  completed: z.number().int(),
  pending: z.number().int(),
  cancelled: z.number().int(),
  /** Codes whose time is over and that were not cleared away. */
  expired: z.number().int(),
});

/** Payments of the practice, newest first, a page at a time. */
export const readPaymentHistory = contract({
  method: 'get',
  path: '/api/expert/payments/history',
  callers: ['expert'],
  query: z.object({
    status: z.enum(HISTORY_STATUSES).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
    /** Words in code, description or number of the receipt. */
    search: z.string().max(100).optional(),
  }),
  answer: ok({
    data: z.object({
      payments: z.array(historyEntrySchema),
      pagination: z.object({
        total: z.number().int(),
        limit: z.number().int(),
        offset: z.number().int(),
        hasMore: z.boolean(),
        nextOffset: z.number().int().nullable(),
      }),
      /** Of all payments, whatever is shown. */
      counts,
      /** VND that was paid and kept, and since when. */
      paid: z.object({ amount: z.number().int(), since: instantSchema.optional() }),
    }),
  }),
});

/** The receipt of a payment of the practice, to be drawn. */
export const readReceipt = contract({
  method: 'get',
  path: '/api/expert/payments/:id/receipt',
  callers: ['expert'],
  params: z.object({ id: idSchema }),
  answer: ok({ receipt: receiptSchema }),
});

/** Asks the staff for the money of the unused days, within 30 days of the payment. */
export const requestRefund = contract({
  method: 'post',
  path: '/api/expert/payments/:id/refund-request',
  callers: ['expert'],
  params: z.object({ id: idSchema }),
  body: z.object({ reason: z.string().trim().min(1).max(REFUND_REASON_MAX) }),
  answer: ok({ amount: z.number().int() }),
});

/** Staff refuse to give money back that a practice asked for. */
export const declineRefund = contract({
  method: 'post',
  path: '/api/admin/payments/:id/decline-refund',
  callers: ['admin:processRefunds'],
  params: z.object({ id: idSchema }),
  body: z.object({ reason: z.string().trim().min(1).max(REFUND_REASON_MAX) }),
  answer: done,
});

/** Staff have sent back the money of a bank message that belonged to no payment. */
export const noteTransferSent = contract({
  method: 'post',
  path: '/api/admin/transfers/:id/sent',
  callers: ['admin:processRefunds'],
  params: z.object({ id: idSchema }),
  body: sendingSchema.optional(),
  answer: done,
});
