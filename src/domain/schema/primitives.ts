import { z } from 'zod';

/** A UUID (version 7 where this product makes it) or a stable catalogue code such as `vfct-1004`. */
export const idSchema = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);

function countDays(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * 30 February looks like a date, but is none. Computed, since a `Date` of each would take as long as all other checks of a
 * document.
 */
function isDay(date: string): boolean {
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8, 10)].map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= countDays(year, month);
}

/** UTC, ISO 8601 with milliseconds. */
export const instantSchema = z
  .string()
  .max(30)
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/)
  .refine((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)));

/** A calendar date in Asia/Ho_Chi_Minh, `YYYY-MM-DD`; never an instant (product decision 19). */
export const localDateSchema = z
  .string()
  .max(10)
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .refine(isDay);

export const shortText = z.string().max(300);
export const LONG_TEXT_LENGTH = 20_000;
export const longText = z.string().max(LONG_TEXT_LENGTH);
export const wordSet = z.array(z.string().min(1).max(120)).max(60);

/** `expertId`: the account that wrote it first. */
export const documentBase = {
  id: idSchema,
  workspaceId: idSchema,
  expertId: idSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
};

export interface DocumentBase {
  id: string;
  workspaceId: string;
  expertId: string;
  createdAt: string;
  updatedAt: string;
}

export const tagSchema = z.strictObject({
  id: z.string().min(1).max(120),
  label: z.string().min(1).max(120),
  category: z.string().max(60).optional(),
  color: z.string().max(40).optional(),
  icon: z.string().max(40).optional(),
});
export type Tag = z.infer<typeof tagSchema>;

export const contentStatusSchema = z.enum(['draft', 'published', 'archived']);
export type ContentStatus = z.infer<typeof contentStatusSchema>;

export const saleSchema = z.strictObject({
  price: z.number().int().min(0).max(10_000_000),
  currency: z.literal('VND'),
  isActive: z.boolean(),
});
