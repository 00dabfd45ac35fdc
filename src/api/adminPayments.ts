import { z } from 'zod';
import { emailSchema } from '../domain/accounts/account';
import { ledgerEntrySchema } from '../domain/money/ledger';
import {
  paymentStatusSchema,
  purposeKindSchema,
  refundAccountSchema,
  reviewReasonSchema,
  sendingSchema,
} from '../domain/money/payments';
import { idSchema, instantSchema, localDateSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

const refundRecordSchema = sendingSchema.extend({
  amount: z.number().int(),
  reason: z.string(),
  at: instantSchema,
  /** Used days were refunded, too. */
  isGoodwill: z.boolean().optional(),
  sentAt: instantSchema.optional(),
});

const paymentRecordSchema = z.object({
  id: idSchema,
  kind: purposeKindSchema,
  description: z.string(),
  memo: z.string(),
  /** VND, asked for and received. */
  amount: z.number().int(),
  received: z.number().int(),
  status: paymentStatusSchema,
  reviewReason: reviewReasonSchema.optional(),
  payer: z.object({ name: z.string().optional(), email: z.string().optional() }),
  createdAt: instantSchema,
  paidAt: instantSchema.optional(),
  receipt: z.string().optional(),
  refund: refundRecordSchema.optional(),
  refunds: z.array(refundRecordSchema).optional(),
  /** VND that were not refunded, and the part of it that bought nothing; staff decide about that. */
  kept: z.number().int().optional(),
  undecided: z.number().int().optional(),
  /** VND that may go back now; only of payments whose refund was requested. */
  refundable: z.number().int().optional(),
  refundRequest: z
    .object({ amount: z.number().int(), reason: z.string(), at: instantSchema })
    .optional(),
});
export type PaymentRecord = z.infer<typeof paymentRecordSchema>;

const transferRecordSchema = z.object({
  id: z.string(),
  amount: z.number().int(),
  content: z.string(),
  gateway: z.string(),
  receivedAt: instantSchema,
  reviewReason: reviewReasonSchema.optional(),
  paymentId: z.string().optional(),
  reference: z.string().optional(),
  undoUntil: instantSchema.optional(),
});
export type TransferRecord = z.infer<typeof transferRecordSchema>;

const sourceSchema = z.object({
  gateway: z.string(),
  content: z.string(),
  at: instantSchema,
  amount: z.number().int(),
  reference: z.string().optional(),
  from: z.object({ account: z.string(), holder: z.string().optional() }).optional(),
});
export type MoneySource = z.infer<typeof sourceSchema>;

/** Account for a refund, and on which way it was given. */
const payerAccountSchema = z.object({
  to: refundAccountSchema,
  at: instantSchema,
  by: z.enum(['mail', 'purchase', 'order']),
  /** Address to which the link was mailed. */
  email: z.string().optional(),
  /** Whether the holder reads like the payer; absent where nobody knows the payer's name. */
  isPayer: z.boolean().optional(),
});
export type PayerAccount = z.infer<typeof payerAccountSchema>;

const owedSchema = z.object({
  kind: z.enum(['payment', 'transfer']),
  id: z.string(),
  /** When it was decided; identifies the refund within a payment. */
  at: instantSchema,
  due: localDateSchema,
  amount: z.number().int(),
  reason: z.string(),
  description: z.string(),
  payer: z.object({ name: z.string().optional(), email: z.string().optional() }),
  sources: z.array(sourceSchema),
  /** Words for the transfer; absent from older gateways. */
  message: z.string().optional(),
  /** The account that its payer gave, and those that it stands in the place of, the newest first. */
  given: payerAccountSchema.optional(),
  formerly: z.array(payerAccountSchema).optional(),
});
export type OwedRecord = z.infer<typeof owedSchema>;

export const listOwed = contract({
  method: 'get',
  path: '/api/admin/payments/owed',
  callers: ['admin:viewBillingHistory'],
  answer: ok({ owed: z.array(owedSchema), count: z.number().int(), sum: z.number().int() }),
});

/** Oldest first. Payments of undelivered weeks are nobody's revenue until then. */
export const listHeld = contract({
  method: 'get',
  path: '/api/admin/payments/held',
  callers: ['admin:viewBillingHistory'],
  answer: ok({
    held: z.array(paymentRecordSchema),
    count: z.number().int(),
    sum: z.number().int(),
  }),
});

export const listPayments = contract({
  method: 'get',
  path: '/api/admin/payments',
  callers: ['admin:viewBillingHistory'],
  query: z.object({ status: paymentStatusSchema.optional(), cursor: idSchema.optional() }),
  answer: ok({
    payments: z.array(paymentRecordSchema),
    /** Absent after the last page. */
    cursor: idSchema.optional(),
  }),
});

export const listMoneyInReview = contract({
  method: 'get',
  path: '/api/admin/payments/review',
  callers: ['admin:viewBillingHistory'],
  answer: ok({
    payments: z.array(paymentRecordSchema),
    transfers: z.array(transferRecordSchema),
    requests: z.array(paymentRecordSchema),
    unsent: z.array(transferRecordSchema),
    waiting: z.array(transferRecordSchema).optional(),
  }),
});

export const LEDGER_LISTED = 200;

/** Days of Vietnam, both inclusive; newest first. */
export const readLedger = contract({
  method: 'get',
  path: '/api/admin/ledger',
  callers: ['admin:viewFinancialReports'],
  query: z.object({ from: localDateSchema, to: localDateSchema }),
  answer: ok({
    entries: z.array(ledgerEntrySchema),
    sellers: z.record(idSchema, z.string()),
    isCut: z.boolean(),
  }),
});

export const MONEY_REASON_MAX = 500;
const reason = z.string().trim().min(1).max(MONEY_REASON_MAX);
const params = z.object({ id: idSchema });
const answer = ok({ payment: paymentRecordSchema });

/** Only notes it: staff send the money by hand. */
export const refundPayment = contract({
  method: 'post',
  path: '/api/admin/payments/:id/refund',
  callers: ['admin:processRefunds'],
  params,
  body: z.object({
    reason,
    /** VND; absent: all that may go back. */
    amount: z.number().int().min(1).max(1_000_000_000).optional(),
    /** Also refunds used days or the credit of a tier change; the books show it. */
    goodwill: z.boolean().optional(),
    /** VND refunded before, as seen by who decides (default: none), so that nothing is refunded twice. */
    after: z.number().int().min(0).optional(),
  }),
  answer,
});

export const noteRefundSent = contract({
  method: 'post',
  path: '/api/admin/payments/:id/sent',
  callers: ['admin:processRefunds'],
  params,
  /** `at` names the refund; absent: the last one. */
  body: sendingSchema.extend({ at: instantSchema.optional() }).optional(),
  answer,
});

export const acceptPayment = contract({
  method: 'post',
  path: '/api/admin/payments/:id/accept',
  callers: ['admin:processRefunds'],
  params,
  body: z.object({ reason }),
  answer,
});

/** Of a purchase; what was mailed to the former address opens nothing any more. */
export const correctBuyerEmail = contract({
  method: 'post',
  path: '/api/admin/payments/:id/buyer-email',
  callers: ['admin:processRefunds'],
  params,
  body: z.object({ email: emailSchema, reason }),
  answer: done,
});

export const previewAssignment = contract({
  method: 'get',
  path: '/api/admin/transfers/:id/assignment',
  callers: ['admin:processRefunds'],
  params,
  query: z.object({ memo: z.string().trim().min(1).max(40) }),
  answer: ok({
    payment: paymentRecordSchema,
    /** VND still missing, and whether the payment takes money at all. */
    missing: z.number().int(),
    isOpen: z.boolean(),
  }),
});

/** Seconds in which an assignment can be undone before it is carried out. */
export const UNDO_SECONDS = 30;

export const undoTransfer = contract({
  method: 'post',
  path: '/api/admin/transfers/:id/undo',
  callers: ['admin:processRefunds'],
  params,
  answer: done,
});

export const resolveTransfer = contract({
  method: 'post',
  path: '/api/admin/transfers/:id/resolve',
  callers: ['admin:processRefunds'],
  params,
  body: z.object({
    reason,
    /** Code of the payment for which it is counted; absent: the money is given back. */
    memo: z.string().trim().min(1).max(40).optional(),
  }),
  answer: done,
});
