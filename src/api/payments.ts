import { z } from 'zod';
import {
  paymentStatusSchema,
  purposeKindSchema,
  reviewReasonSchema,
} from '../domain/money/payments';
import { idSchema, instantSchema, shortText } from '../domain/primitives';
import { contract, done, ok } from './contract';

/** A payment as the payer sees it. */
export const paymentViewSchema = z.object({
  id: idSchema,
  kind: purposeKindSchema,
  description: shortText,
  /** Stands in the transfer, unchanged: the money is known by it. */
  memo: z.string(),
  /** VND. */
  amount: z.number().int(),
  /** VND that came so far. */
  received: z.number().int(),
  /** VietQR code of what is still to pay. */
  qr: z.string(),
  bank: z.object({
    bin: z.string(),
    name: z.string(),
    account: z.string(),
    holder: z.string(),
  }),
  status: paymentStatusSchema,
  reviewReason: reviewReasonSchema.optional(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  paidAt: instantSchema.optional(),
  /** Whether what was bought has been given. */
  settled: z.boolean(),
  /** Number of its receipt. */
  receipt: z.string().optional(),
  refunded: z
    .object({ amount: z.number().int(), reason: z.string(), at: instantSchema })
    .optional(),
  /** Whether no money moves: a trial installation, whose bank is played. */
  isTrial: z.boolean(),
});
export type PaymentView = z.infer<typeof paymentViewSchema>;

const tokenSchema = z.string().min(20).max(100);
const params = z.object({ id: idSchema });

/** For who holds the payment's token; asked again every ten seconds while a code waits. */
export const readPayment = contract({
  method: 'get',
  path: '/api/payments/:id',
  callers: ['anyone'],
  params,
  query: z.object({ token: tokenSchema }),
  answer: ok({ payment: paymentViewSchema }),
});

/** Gives a code up; money that was sent for it is not lost, staff see it. */
export const cancelPayment = contract({
  method: 'post',
  path: '/api/payments/:id/cancel',
  callers: ['anyone'],
  params,
  body: z.object({ token: tokenSchema }),
  answer: ok({ payment: paymentViewSchema }),
});

/** The bank's messages, by SePay's protocol; the body is read as bytes, for they are signed. */
export const sepayWebhook = contract({
  method: 'post',
  path: '/api/payments/sepay/webhook',
  callers: ['anyone'],
  body: 'file',
  answer: done,
});

/** Plays the bank: sends the message that a transfer would cause. Trial installations on one's own machine alone have it. */
export const playBank = contract({
  method: 'post',
  path: '/api/demo/bank',
  callers: ['anyone'],
  body: z.object({
    memo: z.string().min(1).max(200),
    amount: z.number().int().min(1).max(500_000_000),
  }),
  answer: done,
});
