import { z } from 'zod';
import { emailSchema, isPersonName } from '../domain/accounts/account';
import { cleanLetters } from '../domain/text/cleanLetters';
import { paymentStatusSchema } from '../domain/money/payments';
import { idSchema } from '../domain/schema/primitives';
import { PUBLIC_PAGES, PUBLIC_PATHS } from '../domain/publicHouse/publicPaths';
import { TOKEN_HEADER } from '../domain/accounts/tokenHeader';
import { contract, done, ok, tokenHeaders } from './contract';

const token = z.string().min(20).max(300);

const buyerFields = {
  name: z.string().overwrite(cleanLetters).trim().min(1).max(100).refine(isPersonName),
  email: emailSchema,
};

/** Exactly one of both. */
const thingFields = { recipeId: idSchema.optional(), dailyMenuId: idSchema.optional() };
const namesOne = (purchase: {
  recipeId?: string | undefined;
  dailyMenuId?: string | undefined;
}): boolean => (purchase.recipeId === undefined) !== (purchase.dailyMenuId === undefined);

export const buyFormSchema = z.object({ ...thingFields, ...buyerFields }).refine(namesOne);

export const buy = contract({
  method: 'post',
  path: '/api/purchases',
  callers: ['anyone'],
  body: z
    .object({
      ...thingFields,
      /** Idempotency key made by the buyer's device. */
      key: idSchema,
      ...buyerFields,
    })
    .refine(namesOne),
  answer: ok({ address: z.string() }),
});

export const readPurchase = contract({
  method: 'get',
  path: '/api/purchases/state',
  callers: ['anyone'],
  headers: tokenHeaders(token),
  /** `isWithdrawn`: it is not sold any more, and its page shows no code. */
  answer: ok({ status: paymentStatusSchema, settled: z.boolean(), isWithdrawn: z.boolean() }),
});

export const cancelPurchase = contract({
  method: 'post',
  path: '/api/purchases/cancel',
  callers: ['anyone'],
  body: z.object({ token }),
  answer: done,
});

export const confirmPurchaseEmail = contract({
  method: 'post',
  path: '/api/purchases/confirm',
  callers: ['anyone'],
  body: z.object({ token }),
  answer: ok({ address: z.string() }),
});

/** Mends the buyer's address until it is confirmed, by what opens the purchase. */
export const correctPurchaseEmail = contract({
  method: 'post',
  path: '/api/purchases/email',
  callers: ['anyone'],
  body: z.object({ token, email: emailSchema }),
  answer: done,
});

/**
 * Buyer and price come from the purchase that the token opens; these fields of the specification are ignored (product
 * decision 15).
 */
const placeholders = {
  userEmail: z.string().max(320).optional(),
  userName: z.string().max(200).optional(),
  price: z.number().optional(),
};
const sent = ok({
  pdfBuffer: z.string(),
  emailHTML: z.string(),
});

export const sendRecipe = contract({
  method: 'post',
  path: '/api/purchase/send-recipe',
  callers: ['anyone'],
  body: z.object({ recipeId: idSchema, token, ...placeholders }),
  answer: sent,
});
export const sendDailyMenu = contract({
  method: 'post',
  path: '/api/purchase/send-daily-menu',
  callers: ['anyone'],
  body: z.object({ dailyMenuId: idSchema, token, ...placeholders }),
  answer: sent,
});

export const buyByForm = contract({
  method: 'post',
  path: PUBLIC_PAGES.purchase,
  callers: ['anyone'],
  body: 'form',
  bodyLimit: 8_000,
  answer: { mediaTypes: ['text/html'] },
});

/**
 * The token comes in the `tokenHeaders` header from the address's fragment; older links and browsers without scripts have
 * it in the query.
 */
export const purchasePage = contract({
  method: 'get',
  path: PUBLIC_PAGES.purchase,
  callers: ['anyone'],
  answer: { mediaTypes: ['text/html'] },
});

export const purchasePdf = contract({
  method: 'get',
  path: `${PUBLIC_PATHS.purchase}pdf`,
  callers: ['anyone'],
  query: z.object({ token: token.optional() }),
  headers: z.object({ [TOKEN_HEADER]: token.optional() }),
  answer: { mediaTypes: ['application/pdf'] },
});
