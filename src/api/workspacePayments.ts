import { z } from 'zod';
import { HISTORY_STATUSES } from '../domain/money/history';
import { paidTierSchema, sendingSchema } from '../domain/money/payments';
import { paymentViewSchema } from '../domain/money/paymentView';
import { qrPaymentSchema } from '../domain/money/qrPayment';
import { receiptSchema } from '../domain/money/receipt';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

const paymentId = idSchema;

export const REFUND_REASON_MAX = 500;

export const readOwnPayment = contract({
  method: 'get',
  path: '/api/payments/sepay/create',
  callers: ['expert'],
  query: z.object({ paymentId }),
  answer: ok({ payment: qrPaymentSchema }),
});

export const cancelOwnPayment = contract({
  method: 'post',
  path: '/api/payments/sepay/cancel',
  callers: ['expert'],
  body: z.object({ paymentId, reason: z.string().max(500).optional() }),
  answer: ok({ payment: qrPaymentSchema }),
});

export const cleanUpPayments = contract({
  method: 'post',
  path: '/api/expert/payments/cleanup',
  callers: ['expert'],
  answer: ok({ data: z.object({ cleanedCount: z.number().int() }) }),
});

export const cleanUpPayment = contract({
  method: 'delete',
  path: '/api/expert/payments/cleanup',
  callers: ['expert'],
  query: z.object({ paymentId }),
  answer: ok({ data: z.object({ paymentId, status: z.literal('cancelled') }) }),
});

const bankMessageSchema = z.object({
  at: instantSchema,
  reference: z.string().optional(),
  content: z.string(),
  amount: z.number().int(),
});

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
  /** Of the bank's last message: SePay's number; VND in total; time by the bank's clock. */
  transactionId: z.string().optional(),
  actualAmount: z.number().int().optional(),
  transactionDate: z.string().optional(),
  payment: paymentViewSchema,
  token: z.string(),
  messages: z.array(bankMessageSchema),
  /** Deadline and amount as of now; absent: no refund can be requested. */
  refundable: z.object({ until: instantSchema, amount: z.number().int() }).optional(),
  refundRequest: z
    .object({
      at: instantSchema,
      amount: z.number().int(),
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
  expired: z.number().int(),
});

export const readPaymentHistory = contract({
  method: 'get',
  path: '/api/expert/payments/history',
  callers: ['expert'],
  query: z.object({
    status: z.enum(HISTORY_STATUSES).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
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
      /** Of all payments, regardless of the filter. */
      counts,
      /** VND paid and not refunded, and since when. */
      paid: z.object({ amount: z.number().int(), since: instantSchema.optional() }),
    }),
  }),
});

export const readReceipt = contract({
  method: 'get',
  path: '/api/expert/payments/:id/receipt',
  callers: ['expert'],
  params: z.object({ id: idSchema }),
  answer: ok({ receipt: receiptSchema }),
});

/** Refund of unused days, within 30 days of the payment. */
export const requestRefund = contract({
  method: 'post',
  path: '/api/expert/payments/:id/refund-request',
  callers: ['expert'],
  params: z.object({ id: idSchema }),
  body: z.object({ reason: z.string().trim().min(1).max(REFUND_REASON_MAX) }),
  answer: ok({ amount: z.number().int() }),
});

export const declineRefund = contract({
  method: 'post',
  path: '/api/admin/payments/:id/decline-refund',
  callers: ['admin:processRefunds'],
  params: z.object({ id: idSchema }),
  body: z.object({ reason: z.string().trim().min(1).max(REFUND_REASON_MAX) }),
  answer: done,
});

export const noteTransferSent = contract({
  method: 'post',
  path: '/api/admin/transfers/:id/sent',
  callers: ['admin:processRefunds'],
  params: z.object({ id: idSchema }),
  body: sendingSchema.optional(),
  answer: done,
});
