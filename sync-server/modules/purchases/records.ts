import { createHash } from 'node:crypto';
import { z } from 'zod';
import { printableSchema } from '../../../src/domain/printable/model';
import { idSchema, instantSchema, shortText } from '../../../src/domain/primitives';

export const PURCHASES = 'purchase:';
export const purchaseKey = (purchaseId: string): string => `${PURCHASES}${purchaseId}`;
/** Key of the bought recipe as it was when it was paid. */
export const goodsKey = (purchaseId: string): string => `purchase-goods:${purchaseId}`;

/** A recipe that somebody bought, or was about to buy (`purchase:<id>` of the accounts). */
export const purchaseSchema = z.object({
  purchaseId: idSchema,
  recipeId: idSchema,
  /** Of the seller. */
  workspaceId: idSchema,
  expertId: idSchema,
  title: shortText,
  /** VND. */
  price: z.number().int().min(1),
  buyer: z.object({ name: z.string().max(100), email: z.string().max(320) }),
  paymentId: idSchema.optional(),
  createdAt: instantSchema,
  /** When it was given; from then on its link opens it. */
  settledAt: instantSchema.optional(),
  /** Mails with its link that were asked for; the first goes out by itself. */
  mails: z.number().int().optional(),
  /** When it was taken away again, with the money. */
  revokedAt: instantSchema.optional(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

export const goodsSchema = z.object({
  /** Body of the recipe. */
  recipe: z.record(z.string(), z.unknown()),
  printable: printableSchema,
});
export type Goods = z.infer<typeof goodsSchema>;

/** Days for which a link opens what was bought; days after which what nobody paid is forgotten. */
export const [OPEN_DAYS, UNPAID_DAYS] = [730, 60];
const DAY = 86_400_000;

export const opensUntil = ({ createdAt }: Pick<Purchase, 'createdAt'>): Date =>
  new Date(Date.parse(createdAt) + OPEN_DAYS * DAY);

export const isForgotten = ({ createdAt, settledAt }: Purchase, now: Date): boolean =>
  settledAt === undefined && now.getTime() - Date.parse(createdAt) > UNPAID_DAYS * DAY;

/** The same buyer's same press is the same purchase; nobody else's can be. */
export function purchaseIdOf(asked: { key: string; recipeId: string; email: string }): string {
  const named = JSON.stringify([asked.key, asked.recipeId, asked.email.toLowerCase()]);
  return createHash('sha256').update(named).digest('hex').slice(0, 32);
}
