import { z } from 'zod';
import { emailSchema, isPersonName } from '../domain/accounts/account';
import { cleanLetters } from '../domain/text/cleanLetters';
import { paymentStatusSchema } from '../domain/money/payments';
import { idSchema } from '../domain/schema/primitives';
import { PUBLIC_PAGES, PUBLIC_PATHS } from '../domain/publicHouse/publicPaths';
import { TOKEN_HEADER } from '../domain/accounts/tokenHeader';
import { contract, done, ok, tokenHeaders } from './contract';

/** Opens one purchase to who holds it. */
const token = z.string().min(20).max(300);

const buyerFields = {
  name: z.string().overwrite(cleanLetters).trim().min(1).max(100).refine(isPersonName),
  email: emailSchema,
};

/** One of both: a recipe or a menu that is for sale. */
const thingFields = { recipeId: idSchema.optional(), dailyMenuId: idSchema.optional() };
const namesOne = (asked: {
  recipeId?: string | undefined;
  dailyMenuId?: string | undefined;
}): boolean => (asked.recipeId === undefined) !== (asked.dailyMenuId === undefined);

/** The plain form of a purchase, of a browser without scripts. */
export const buyFormSchema = z.object({ ...thingFields, ...buyerFields }).refine(namesOne);

/** Buys a recipe or menu without an account. */
export const buy = contract({
  method: 'post',
  path: '/api/purchases',
  callers: ['anyone'],
  body: z
    .object({
      ...thingFields,
      /** Made by the buyer's device: asked again under the same key, it is the same purchase. */
      key: idSchema,
      ...buyerFields,
    })
    .refine(namesOne),
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

/** Shows by the link of a mail that the address of a purchase is its buyer's, and tells where it is opened. */
export const confirmPurchaseEmail = contract({
  method: 'post',
  path: '/api/purchases/confirm',
  callers: ['anyone'],
  body: z.object({ token }),
  answer: ok({ address: z.string() }),
});

/**
 * Buyer and price stand in the purchase that the token opens: values that come along are placeholders of the specification, and
 * change nothing (product decision 15).
 */
const placeholders = {
  userEmail: z.string().max(320).optional(),
  userName: z.string().max(200).optional(),
  price: z.number().optional(),
};
const sent = ok({
  /** base64 */
  pdfBuffer: z.string(),
  emailHTML: z.string(),
});

/** Sends what was paid for once more, and answers with its paper and its mail (platform specification, section 7). */
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

/** Takes the plain form of a purchase, and leads to its page; where it is wrong, the form comes back as it was typed. */
export const buyByForm = contract({
  method: 'post',
  path: PUBLIC_PAGES.purchase,
  callers: ['anyone'],
  body: 'form',
  bodyLimit: 8_000,
  answer: { mediaTypes: ['text/html'] },
});

/**
 * The page of a purchase: its code while it is not paid, then what was bought. The token comes as the header that `tokenHeaders`
 * names, and is the address's fragment; links of before, and a browser without scripts, have it in the query, which is read tolerantly.
 */
export const purchasePage = contract({
  method: 'get',
  path: PUBLIC_PAGES.purchase,
  callers: ['anyone'],
  answer: { mediaTypes: ['text/html'] },
});

/** The bought thing as a PDF; the token comes as with its page. */
export const purchasePdf = contract({
  method: 'get',
  path: `${PUBLIC_PATHS.purchase}pdf`,
  callers: ['anyone'],
  query: z.object({ token: token.optional() }),
  headers: z.object({ [TOKEN_HEADER]: token.optional() }),
  answer: { mediaTypes: ['application/pdf'] },
});
