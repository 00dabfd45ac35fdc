import { createHash } from 'node:crypto';
import { z } from 'zod';
import { printableSchema } from '../../../src/domain/records/printableModel';
import { idSchema, instantSchema, shortText } from '../../../src/domain/schema/primitives';

export const PURCHASES = 'purchase:';
export const purchaseKey = (purchaseId: string): string => `${PURCHASES}${purchaseId}`;
export const goodsKey = (purchaseId: string): string => `purchase-goods:${purchaseId}`;

/** `purchase:<id>` in the accounts database. */
export const purchaseSchema = z.object({
  purchaseId: idSchema,
  recipeId: idSchema.optional(),
  menuId: idSchema.optional(),
  workspaceId: idSchema,
  expertId: idSchema,
  title: shortText,
  /** VND. */
  price: z.number().int().min(1),
  buyer: z.object({ name: z.string().max(100), email: z.string().max(320) }),
  paymentId: idSchema.optional(),
  createdAt: instantSchema,
  settledAt: instantSchema.optional(),
  mails: z.number().int().optional(),
  confirmedAt: instantSchema.optional(),
  /** How often the address was mended: links that confirm a former one end. */
  corrections: z.number().int().optional(),
  /** How often staff mended a confirmed address, whose reader had the page's link, which ends too. */
  linkRound: z.number().int().optional(),
  revokedAt: instantSchema.optional(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

export const goodsSchema = z.object({
  recipe: z.record(z.string(), z.unknown()).optional(),
  menu: z.record(z.string(), z.unknown()).optional(),
  printable: printableSchema,
});
export type Goods = z.infer<typeof goodsSchema>;

/** Mails of what was bought; each mended address has one more. */
export const MAX_MAILS = 3;

/** Days that a link works; days until an unpaid purchase is removed. */
export const [OPEN_DAYS, UNPAID_DAYS] = [730, 60];
const DAY = 86_400_000;

export const opensUntil = ({ createdAt }: Pick<Purchase, 'createdAt'>): Date =>
  new Date(Date.parse(createdAt) + OPEN_DAYS * DAY);

export const isForgotten = ({ createdAt, settledAt }: Purchase, now: Date): boolean =>
  settledAt === undefined && now.getTime() - Date.parse(createdAt) > UNPAID_DAYS * DAY;

export interface SoldThing {
  type: 'recipes' | 'menus';
  id: string;
}

export function getThing({ recipeId, menuId }: Pick<Purchase, 'recipeId' | 'menuId'>): SoldThing {
  if (recipeId !== undefined) return { type: 'recipes', id: recipeId };
  if (menuId !== undefined) return { type: 'menus', id: menuId };
  throw new RangeError('a purchase of nothing');
}

export const toField = ({ type, id }: SoldThing): Pick<Purchase, 'recipeId' | 'menuId'> =>
  type === 'recipes' ? { recipeId: id } : { menuId: id };

export function buildPurchaseId(purchase: {
  key: string;
  thing: SoldThing;
  email: string;
}): string {
  const { type, id } = purchase.thing;
  const name = type === 'recipes' ? id : `${type} ${id}`;
  const named = JSON.stringify([purchase.key, name, purchase.email.toLowerCase()]);
  return createHash('sha256').update(named).digest('hex').slice(0, 32);
}
