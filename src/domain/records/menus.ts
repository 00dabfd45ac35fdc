import { z } from 'zod';
import {
  extendedNutritionSchema,
  nutritionMetadataSchema,
  nutritionSummarySchema,
} from '../food/nutrients';
import { chosenDietSchema } from './hospitalDietForms';
import { menuDerived } from '../nutrition/totals';
import {
  contentStatusSchema,
  documentBase,
  idSchema,
  localDateSchema,
  longText,
  saleSchema,
  tagSchema,
} from '../schema/primitives';
import { readTolerantly } from '../schema/tolerance';
import { goalKindSchema, goalKindWords } from './clients';
import type { TwoWayDefinition } from '../schema/definition';
import { countItems, mealsField, mealsSchema, publicMealsSchema } from '../food/storedLines';
import {
  baseFields,
  contentStatusWords,
  derived,
  hospitalDietField,
  nutritionFields,
  publicOrigin,
  saleField,
  tagsField,
} from '../schema/mergeFields';

/**
 * A day's menu: a master (template) or a personal one of a client. Nutrition fields are derived
 * from `meals` and recomputed on every save and merge; energy in kcal, macros in g.
 */
export const menuSchema = z.strictObject({
  ...documentBase,
  kind: z.enum(['master', 'personal']),
  name: z.string().max(300),
  description: longText,
  isPublic: z.boolean(),
  status: contentStatusSchema,
  coverImage: z.string().max(2000).optional(),
  tags: z.array(tagSchema).max(60),
  clientId: idSchema.optional(),
  masterMenuId: idSchema.optional(),
  targetDate: localDateSchema.optional(),
  goal: goalKindSchema.optional(),
  notes: longText.optional(),
  targetCalories: z.number().min(0).max(20_000).optional(),
  hospitalDiet: chosenDietSchema.optional(),
  meals: mealsSchema,
  nutritionSummary: nutritionSummarySchema,
  extendedNutrition: extendedNutritionSchema,
  nutritionMetadata: nutritionMetadataSchema,
  sale: saleSchema.optional(),
});
export type Menu = z.infer<typeof menuSchema>;

/** A menu as it is stored: what is made for one client is never public. */
export const storedMenuSchema = menuSchema.refine(
  (menu) => menu.kind === 'master' || !menu.isPublic,
  { path: ['isPublic'], message: 'Only a master menu may be public' },
);

/** Shortest texts with which a menu may be published (specification, section 5). */
const MENU_PUBLISH_RULES = { nameLength: 5, descriptionLength: 10, items: 1 } as const;

export type PublishProblem = 'name_too_short' | 'description_too_short' | 'no_items';

export function publishProblems(
  menu: Pick<Menu, 'name' | 'description' | 'meals'>,
): PublishProblem[] {
  const problems: PublishProblem[] = [];
  if (menu.name.trim().length < MENU_PUBLISH_RULES.nameLength) problems.push('name_too_short');
  if (menu.description.trim().length < MENU_PUBLISH_RULES.descriptionLength)
    problems.push('description_too_short');
  if (countItems(menu.meals) < MENU_PUBLISH_RULES.items) problems.push('no_items');
  return problems;
}

/**
 * The public part of a menu: the template. Not for whom it was made (`clientId`,
 * `masterMenuId`, `targetDate`) and not what the expert noted for a client (`notes`) or for themselves (private notes of
 * meals).
 */
const publicMenuSchema = menuSchema
  .pick({
    ...publicOrigin,
    kind: true,
    name: true,
    description: true,
    isPublic: true,
    status: true,
    coverImage: true,
    tags: true,
    goal: true,
    targetCalories: true,
    hospitalDiet: true,
    nutritionSummary: true,
    extendedNutrition: true,
    nutritionMetadata: true,
    sale: true,
  })
  .extend({ meals: publicMealsSchema });

const computedFrom = menuSchema.pick({ meals: true, updatedAt: true });

/**
 * The time of the computation is `updatedAt`, so that two devices that merge the same versions write
 * the same document.
 */
function recompute(document: Record<string, unknown>): Record<string, unknown> {
  const { meals, updatedAt } = document;
  // Fields that a newer version added to a line are left alone.
  const read = readTolerantly(computedFrom, { meals, updatedAt });
  return read.ok
    ? { ...document, ...menuDerived(read.value.meals, read.value.updatedAt) }
    : document;
}

export const menus = {
  schema: storedMenuSchema,
  label: 'Thực đơn',
  database: 'workspace',
  direction: 'two-way',
  title: { field: 'name', untitled: 'Thực đơn chưa đặt tên' },
  fields: {
    ...baseFields,
    kind: {
      label: 'Loại thực đơn',
      words: { master: 'Thực đơn gốc', personal: 'Thực đơn cá nhân' },
    },
    name: { label: 'Tên thực đơn' },
    description: { label: 'Mô tả', freeText: true },
    isPublic: { label: 'Công khai' },
    status: { label: 'Trạng thái', words: contentStatusWords },
    coverImage: { label: 'Ảnh bìa' },
    tags: tagsField,
    clientId: { label: 'Khách hàng' },
    masterMenuId: { label: 'Thực đơn gốc' },
    targetDate: { label: 'Ngày áp dụng' },
    goal: { label: 'Mục tiêu', words: goalKindWords },
    notes: { label: 'Ghi chú', freeText: true },
    targetCalories: { label: 'Năng lượng mục tiêu', unit: 'kcal' },
    hospitalDiet: hospitalDietField,
    meals: mealsField,
    ...nutritionFields,
    nutritionMetadata: { label: 'Cách tính dinh dưỡng', merge: derived },
    sale: saleField,
  },
  groups: [],
  recompute,
  published: {
    schema: publicMenuSchema,
    isPublic: ({ status, isPublic, kind, clientId }: Record<string, unknown>) =>
      status === 'published' && isPublic === true && kind === 'master' && clientId === undefined,
  },
} as const satisfies TwoWayDefinition<typeof storedMenuSchema>;
