import { z } from 'zod';
import { paymentViewSchema } from '../domain/money/paymentView';
import { idSchema } from '../domain/schema/primitives';
import { contract, done, ok, tokenHeaders } from './contract';

const tokenSchema = z.string().min(20).max(100);
const params = z.object({ id: idSchema });

/** For who holds the payment's token; asked again every ten seconds while a code waits. */
export const readPayment = contract({
  method: 'get',
  path: '/api/payments/:id',
  callers: ['anyone'],
  params,
  headers: tokenHeaders(tokenSchema),
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

export type { PaymentView } from '../domain/money/paymentView';
