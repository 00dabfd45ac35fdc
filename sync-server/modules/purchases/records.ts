import { createHash } from 'node:crypto';
import { z } from 'zod';
import { printableSchema } from '../../../src/domain/records/printableModel';
import { idSchema, instantSchema, shortText } from '../../../src/domain/schema/primitives';

export const PURCHASES = 'purchase:';
export const purchaseKey = (purchaseId: string): string => `${PURCHASES}${purchaseId}`;
/** Key of what was bought, as it was when it was paid. */
export const goodsKey = (purchaseId: string): string => `purchase-goods:${purchaseId}`;

/** A recipe or menu that somebody bought, or was about to buy (`purchase:<id>` of the accounts). */
export const purchaseSchema = z.object({
  purchaseId: idSchema,
  /** One of both. */
  recipeId: idSchema.optional(),
  menuId: idSchema.optional(),
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
  /** When its buyer showed that the address is theirs; from then on mails bring the link. */
  confirmedAt: instantSchema.optional(),
  /** When it was taken away again, with the money. */
  revokedAt: instantSchema.optional(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

export const goodsSchema = z.object({
  /** Body of the recipe, or of the menu. */
  recipe: z.record(z.string(), z.unknown()).optional(),
  menu: z.record(z.string(), z.unknown()).optional(),
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

/** A thing that is sold, at its public address. */
export interface SoldThing {
  type: 'recipes' | 'menus';
  id: string;
}

/** The thing of a purchase. @throws RangeError where it names none */
export function thingOf({ recipeId, menuId }: Pick<Purchase, 'recipeId' | 'menuId'>): SoldThing {
  if (recipeId !== undefined) return { type: 'recipes', id: recipeId };
  if (menuId !== undefined) return { type: 'menus', id: menuId };
  throw new RangeError('a purchase of nothing');
}

/** The field of a purchase that names its thing. */
export const fieldOf = ({ type, id }: SoldThing): Pick<Purchase, 'recipeId' | 'menuId'> =>
  type === 'recipes' ? { recipeId: id } : { menuId: id };

/** The same buyer's same press is the same purchase; nobody else's can be. */
export function purchaseIdOf(asked: { key: string; thing: SoldThing; email: string }): string {
  const { type, id } = asked.thing;
  const name = type === 'recipes' ? id : `${type} ${id}`;
  const named = JSON.stringify([asked.key, name, asked.email.toLowerCase()]);
  return createHash('sha256').update(named).digest('hex').slice(0, 32);
}
