import { z } from 'zod';
import { extendedNutritionSchema, nutritionSummarySchema } from '../food/nutrients';
import { recipeDerived } from '../nutrition/recipes';
import {
  contentStatusSchema,
  documentBase,
  idSchema,
  longText,
  saleSchema,
  shortText,
  tagSchema,
} from '../schema/primitives';
import { readTolerantly } from '../schema/tolerance';
import type { TwoWayDefinition } from '../schema/definition';
import { cookingLossSchema, ingredientShape, recipeIngredientSchema } from '../food/storedLines';
import {
  atomic,
  baseFields,
  contentStatusWords,
  nutritionFields,
  greatestRule,
  publicOrigin,
  saleField,
  set,
  tagsField,
} from '../schema/mergeFields';

const recipeStepSchema = z.strictObject({
  lineId: idSchema,
  order: z.number(),
  instruction: longText,
  imageUrls: z.array(z.string().max(2000)).max(20),
});

/** A recipe. Times in minutes; nutrition is per serving (kcal and g). */
export const recipeSchema = z.strictObject({
  ...documentBase,
  title: z.string().max(300),
  description: longText,
  category: shortText.optional(),
  isPublic: z.boolean(),
  status: contentStatusSchema,
  coverImage: z.string().max(2000).optional(),
  prepTime: z.number().min(0).max(10_000),
  cookTime: z.number().min(0).max(10_000),
  servings: z.number().positive().max(1000),
  /** g of the whole dish as it is served; without it a dish weighs what went in. */
  finishedWeight: z.number().positive().max(1_000_000).optional(),
  cookingLoss: cookingLossSchema.optional(),
  difficulty: z.enum(['easy', 'medium', 'hard']).optional(),
  cuisine: shortText.optional(),
  tips: z.array(shortText).max(40).optional(),
  tags: z.array(tagSchema).max(60),
  ingredients: z.array(recipeIngredientSchema).max(200),
  instructions: z.array(recipeStepSchema).max(200),
  nutritionSummary: nutritionSummarySchema,
  extendedNutrition: extendedNutritionSchema,
  sale: saleSchema.optional(),
});
export type Recipe = z.infer<typeof recipeSchema>;

const publicRecipeSchema = recipeSchema.pick({
  ...publicOrigin,
  title: true,
  description: true,
  category: true,
  isPublic: true,
  status: true,
  coverImage: true,
  prepTime: true,
  cookTime: true,
  servings: true,
  finishedWeight: true,
  cookingLoss: true,
  difficulty: true,
  cuisine: true,
  tips: true,
  tags: true,
  ingredients: true,
  instructions: true,
  nutritionSummary: true,
  extendedNutrition: true,
  sale: true,
});

const computedFrom = recipeSchema.pick({ ingredients: true, servings: true });

/** A recipe without ingredients keeps its figures: nothing here could compute them. */
function recompute(document: Record<string, unknown>): Record<string, unknown> {
  const { ingredients, servings } = document;
  const read = readTolerantly(computedFrom, { ingredients, servings });
  if (!read.ok || read.value.ingredients.length === 0) return document;
  return { ...document, ...recipeDerived(read.value.ingredients, read.value.servings) };
}

export const recipes = {
  schema: recipeSchema,
  label: 'Công thức',
  database: 'workspace',
  direction: 'two-way',
  title: { field: 'title', untitled: 'Công thức chưa đặt tên' },
  fields: {
    ...baseFields,
    title: { label: 'Tên công thức' },
    description: { label: 'Mô tả', freeText: true },
    category: { label: 'Nhóm món' },
    isPublic: { label: 'Công khai' },
    status: { label: 'Trạng thái', words: contentStatusWords },
    coverImage: { label: 'Ảnh bìa' },
    prepTime: { label: 'Thời gian chuẩn bị', unit: 'phút' },
    cookTime: { label: 'Thời gian nấu', unit: 'phút' },
    servings: { label: 'Số phần' },
    finishedWeight: { label: 'Khối lượng thành phẩm', unit: 'g' },
    cookingLoss: { label: 'Hao hụt khi nấu cả món', merge: atomic },
    difficulty: { label: 'Độ khó', words: { easy: 'Dễ', medium: 'Vừa', hard: 'Khó' } },
    cuisine: { label: 'Ẩm thực' },
    tips: { label: 'Mẹo', merge: set },
    tags: tagsField,
    ingredients: {
      label: 'Nguyên liệu',
      merge: { kind: 'keyed', key: 'lineId', name: 'name', ordered: true, shape: ingredientShape },
    },
    instructions: {
      label: 'Cách làm',
      merge: {
        kind: 'keyed',
        key: 'lineId',
        ordered: true,
        shape: {
          fields: {
            lineId: { label: 'Mã' },
            order: { label: 'Thứ tự', merge: greatestRule },
            instruction: { label: 'Bước làm', freeText: true },
            imageUrls: { label: 'Hình ảnh', merge: set },
          },
          groups: [],
        },
      },
    },
    ...nutritionFields,
    sale: saleField,
  },
  groups: [],
  recompute,
  published: {
    schema: publicRecipeSchema,
    isPublic: ({ status, isPublic }: Record<string, unknown>) =>
      status === 'published' && isPublic === true,
  },
} as const satisfies TwoWayDefinition<typeof recipeSchema>;
