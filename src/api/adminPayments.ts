import { z } from 'zod';
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
  /** Days that were used went back, too. */
  isGoodwill: z.boolean().optional(),
  /** When staff had sent it. */
  sentAt: instantSchema.optional(),
});

/** A payment as the staff see it; what opens it to its payer is not in it. */
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
  /** Refunds, the oldest first; the last one stands in `refund`, too. */
  refunds: z.array(refundRecordSchema).optional(),
  /** VND that were not given back, and the part of it that nothing was given for; staff decide about that. */
  kept: z.number().int().optional(),
  undecided: z.number().int().optional(),
  /** VND that may go back now; of payments whose money is asked back. */
  refundable: z.number().int().optional(),
  /** The payer wants the money of the unused days back. */
  refundRequest: z
    .object({ amount: z.number().int(), reason: z.string(), at: instantSchema })
    .optional(),
});
export type PaymentRecord = z.infer<typeof paymentRecordSchema>;

/** A message of the bank that fits no payment. */
const transferRecordSchema = z.object({
  id: z.string(),
  amount: z.number().int(),
  content: z.string(),
  gateway: z.string(),
  receivedAt: instantSchema,
  reviewReason: reviewReasonSchema.optional(),
  /** The payment that it names, where there is one. */
  paymentId: z.string().optional(),
  /** The bank's own reference. */
  reference: z.string().optional(),
  /** Until when its assignment can be undone. */
  undoUntil: instantSchema.optional(),
});
export type TransferRecord = z.infer<typeof transferRecordSchema>;

/** Message of the bank by which money came that goes back: as far as the bank says it. */
const sourceSchema = z.object({
  gateway: z.string(),
  content: z.string(),
  at: instantSchema,
  amount: z.number().int(),
  reference: z.string().optional(),
  /** Account that the money came from, where the bank names it. */
  from: z.object({ account: z.string(), holder: z.string().optional() }).optional(),
});
export type MoneySource = z.infer<typeof sourceSchema>;

/** Account that the payer gave for a refund, and who gave it. */
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

/** Money that goes back and that nobody has sent yet. */
const owedSchema = z.object({
  /** Of a payment, or of a message of the bank that belonged to none. */
  kind: z.enum(['payment', 'transfer']),
  id: z.string(),
  /** When it was decided; names the refund of a payment. */
  at: instantSchema,
  /** Until when it should have been sent. */
  due: localDateSchema,
  amount: z.number().int(),
  reason: z.string(),
  description: z.string(),
  payer: z.object({ name: z.string().optional(), email: z.string().optional() }),
  sources: z.array(sourceSchema),
  /** Words for the transfer back; absent from a gateway of before. */
  message: z.string().optional(),
  /** The account that its payer gave, and those that it stands in the place of, the newest first. */
  given: payerAccountSchema.optional(),
  formerly: z.array(payerAccountSchema).optional(),
});
export type OwedRecord = z.infer<typeof owedSchema>;

/** Refunds that staff have to send, the oldest first, and what they come to. */
export const listOwed = contract({
  method: 'get',
  path: '/api/admin/payments/owed',
  callers: ['admin:viewBillingHistory'],
  answer: ok({ owed: z.array(owedSchema), count: z.number().int(), sum: z.number().int() }),
});

/** Payments of orders whose week was not delivered yet, the oldest first, and what they come to: nobody's money until then. */
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

/** Payments, newest first; of a status, or all. */
export const listPayments = contract({
  method: 'get',
  path: '/api/admin/payments',
  callers: ['admin:viewBillingHistory'],
  query: z.object({ status: paymentStatusSchema.optional(), cursor: idSchema.optional() }),
  answer: ok({
    payments: z.array(paymentRecordSchema),
    /** Where the next page goes on; absent behind the last. */
    cursor: idSchema.optional(),
  }),
});

/** Things about money that wait for a decision, the oldest first. */
export const listMoneyInReview = contract({
  method: 'get',
  path: '/api/admin/payments/review',
  callers: ['admin:viewBillingHistory'],
  answer: ok({
    payments: z.array(paymentRecordSchema),
    transfers: z.array(transferRecordSchema),
    /** Payments whose money a practice wants back. */
    requests: z.array(paymentRecordSchema),
    /** Messages whose money is given back, and that nobody has sent yet. */
    unsent: z.array(transferRecordSchema),
    /** Messages that were assigned to a payment a moment ago: it can still be undone. */
    waiting: z.array(transferRecordSchema).optional(),
  }),
});

/** Entries of one answer. */
export const LEDGER_LISTED = 200;

/** Entries of the books between two days in Vietnam (both inclusive), newest first. */
export const readLedger = contract({
  method: 'get',
  path: '/api/admin/ledger',
  callers: ['admin:viewFinancialReports'],
  query: z.object({ from: localDateSchema, to: localDateSchema }),
  answer: ok({
    entries: z.array(ledgerEntrySchema),
    /** Names of the practices in them whom something is owed, by workspace. */
    sellers: z.record(idSchema, z.string()),
    /** Whether there are older ones in these days. */
    isCut: z.boolean(),
  }),
});

/** Longest reason, in characters. */
export const MONEY_REASON_MAX = 500;
const reason = z.string().trim().min(1).max(MONEY_REASON_MAX);
const params = z.object({ id: idSchema });
const answer = ok({ payment: paymentRecordSchema });

/** Says that money is given back; staff send it by hand. */
export const refundPayment = contract({
  method: 'post',
  path: '/api/admin/payments/:id/refund',
  callers: ['admin:processRefunds'],
  params,
  body: z.object({
    reason,
    /** VND; absent: all that may go back. */
    amount: z.number().int().min(1).max(1_000_000_000).optional(),
    /** Gives back days that were used, or made another tier cheaper, too; the books show it. */
    goodwill: z.boolean().optional(),
    /** VND that were given back before, as who decides has seen it (default: none): nothing goes back twice. */
    after: z.number().int().min(0).optional(),
  }),
  answer,
});

/** Staff have sent a refund by their bank; the books owe it to nobody any more. */
export const noteRefundSent = contract({
  method: 'post',
  path: '/api/admin/payments/:id/sent',
  callers: ['admin:processRefunds'],
  params,
  /** `at` names the refund; absent: the last one. */
  body: sendingSchema.extend({ at: instantSchema.optional() }).optional(),
  answer,
});

/** Gives what was bought though the money does not match. */
export const acceptPayment = contract({
  method: 'post',
  path: '/api/admin/payments/:id/accept',
  callers: ['admin:processRefunds'],
  params,
  body: z.object({ reason }),
  answer,
});

/** Shows the payment that a typed code belongs to, before money is counted for it. */
export const previewAssignment = contract({
  method: 'get',
  path: '/api/admin/transfers/:id/assignment',
  callers: ['admin:processRefunds'],
  params,
  query: z.object({ memo: z.string().trim().min(1).max(40) }),
  answer: ok({
    payment: paymentRecordSchema,
    /** VND that it still asks for, and whether it takes money at all. */
    missing: z.number().int(),
    isOpen: z.boolean(),
  }),
});

/** Seconds in which an assignment can be undone before it is carried out. */
export const UNDO_SECONDS = 30;

/** Takes back that a message counts for a payment, until something was given for it. */
export const undoTransfer = contract({
  method: 'post',
  path: '/api/admin/transfers/:id/undo',
  callers: ['admin:processRefunds'],
  params,
  answer: done,
});

/** Settles a bank message that fits no payment: counts it for a payment, or gives the money back. */
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
