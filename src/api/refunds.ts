import { z } from 'zod';
import { givenAccountSchema } from '../domain/money/refundAccount';
import { PUBLIC_PAGES } from '../domain/publicHouse/publicPaths';
import { contract, done } from './contract';

/** Gives the account into which money goes back, or another one until it was sent. */
export const giveRefundAccount = contract({
  method: 'post',
  path: '/api/refunds/account',
  callers: ['anyone'],
  body: givenAccountSchema.extend({ token: z.string().min(20).max(300) }),
  bodyLimit: 2_000,
  answer: done,
});

/** Asks a payer for that account. What opens it is the address's fragment, and comes as the header that `tokenHeaders` names. */
export const refundPage = contract({
  method: 'get',
  path: PUBLIC_PAGES.refund,
  callers: ['anyone'],
  answer: { mediaTypes: ['text/html'] },
});
