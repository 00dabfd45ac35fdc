import { z } from 'zod';
import { emailSchema } from '../domain/accounts/account';
import { idSchema, longText, shortText } from '../domain/schema/primitives';
import { contract, ok } from './contract';

const expert = { expertId: idSchema.optional() };
const menu = { ...expert, dailyMenuId: idSchema };
const recipe = { ...expert, recipeId: idSchema };

const letter = {
  customerName: shortText.trim().min(1),
  customerEmail: emailSchema,
  message: longText.optional(),
  subject: shortText.optional(),
};
const preview = {
  customerName: letter.customerName.optional(),
  customerEmail: letter.customerEmail.optional(),
  message: letter.message,
  subject: letter.subject,
};
export type Letter = z.output<z.ZodObject<typeof letter>>;

const pdfSchema = ok({
  /** base64 */
  pdfBuffer: z.string(),
  isFallback: z.boolean(),
  message: z.string(),
});
const sentSchema = ok({ generatorUsed: z.string(), isFallback: z.boolean() });
const htmlSchema = ok({ emailHTML: z.string() });

export const printMenu = contract({
  method: 'post',
  path: '/api/expert/print-daily-menu',
  callers: ['expert'],
  body: z.object(menu),
  answer: pdfSchema,
});
export const printRecipe = contract({
  method: 'post',
  path: '/api/expert/print-recipe',
  callers: ['expert'],
  body: z.object(recipe),
  answer: pdfSchema,
});

export const mailMenu = contract({
  method: 'post',
  path: '/api/expert/send-daily-menu-email',
  callers: ['expert'],
  body: z.object({ ...menu, ...letter }),
  answer: sentSchema,
});
export const mailRecipe = contract({
  method: 'post',
  path: '/api/expert/send-recipe-email',
  callers: ['expert'],
  body: z.object({ ...recipe, ...letter }),
  answer: sentSchema,
});

export const previewMenu = contract({
  method: 'post',
  path: '/api/expert/preview-daily-menu-email',
  callers: ['expert'],
  body: z.object({ ...menu, ...preview }),
  answer: htmlSchema,
});
export const previewRecipe = contract({
  method: 'post',
  path: '/api/expert/preview-recipe-email',
  callers: ['expert'],
  body: z.object({ ...recipe, ...preview }),
  answer: htmlSchema,
});
