import { z } from 'zod';
import { emailSchema, isPersonName } from '../domain/account';
import { cleanLetters } from '../domain/cleanLetters';
import { paymentStatusSchema } from '../domain/money/payments';
import { idSchema } from '../domain/primitives';
import { PUBLIC_PAGES, PUBLIC_PATHS } from '../domain/publicPaths';
import { contract, done, ok, tokenHeaders } from './contract';

/** Opens one purchase to who holds it. */
const token = z.string().min(20).max(300);

/** Buys a recipe without an account. */
export const buyRecipe = contract({
  method: 'post',
  path: '/api/purchases',
  callers: ['anyone'],
  body: z.object({
    recipeId: idSchema,
    /** Made by the buyer's device: asked again under the same key, it is the same purchase. */
    key: idSchema,
    name: z.string().overwrite(cleanLetters).trim().min(1).max(100).refine(isPersonName),
    email: emailSchema,
  }),
  /** Where it is paid, and opened later. */
  answer: ok({ address: z.string() }),
});

/** Asked again while a code waits for its money. */
export const readPurchase = contract({
  method: 'get',
  path: '/api/purchases/state',
  callers: ['anyone'],
  headers: tokenHeaders(token),
  /** `isWithdrawn`: it is not sold any more, and its page shows no code. */
  answer: ok({ status: paymentStatusSchema, settled: z.boolean(), isWithdrawn: z.boolean() }),
});

/** Gives the code up; money that was sent for it is not lost, staff see it. */
export const cancelPurchase = contract({
  method: 'post',
  path: '/api/purchases/cancel',
  callers: ['anyone'],
  body: z.object({ token }),
  answer: done,
});

/** Sends the mail with link and paper once more. */
export const mailPurchase = contract({
  method: 'post',
  path: '/api/purchases/mail',
  callers: ['anyone'],
  body: z.object({ token }),
  answer: done,
});

/** The page of a purchase: its code while it is not paid, then what was bought. Its query is read tolerantly. */
export const purchasePage = contract({
  method: 'get',
  path: PUBLIC_PAGES.purchase,
  callers: ['anyone'],
  answer: { mediaTypes: ['text/html'] },
});

/** Bought recipe as a PDF. */
export const purchasePdf = contract({
  method: 'get',
  path: `${PUBLIC_PATHS.purchase}pdf`,
  callers: ['anyone'],
  query: z.object({ token }),
  answer: { mediaTypes: ['application/pdf'] },
});
