import { z } from 'zod';
import { paymentViewSchema } from '../domain/money/paymentView';
import { idSchema } from '../domain/schema/primitives';
import { contract, done, ok, tokenHeaders } from './contract';

const tokenSchema = z.string().min(20).max(100);
const params = z.object({ id: idSchema });

export const readPayment = contract({
  method: 'get',
  path: '/api/payments/:id',
  callers: ['anyone'],
  params,
  headers: tokenHeaders(tokenSchema),
  answer: ok({ payment: paymentViewSchema }),
});

export const cancelPayment = contract({
  method: 'post',
  path: '/api/payments/:id/cancel',
  callers: ['anyone'],
  params,
  body: z.object({ token: tokenSchema }),
  answer: ok({ payment: paymentViewSchema }),
});

/** SePay's protocol; the body is read as bytes because it is signed. */
export const sepayWebhook = contract({
  method: 'post',
  path: '/api/payments/sepay/webhook',
  callers: ['anyone'],
  body: 'file',
  answer: done,
});

/** Sends the message that a transfer would cause. Only in trial installations on one's own machine. */
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
