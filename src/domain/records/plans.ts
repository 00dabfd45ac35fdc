import { z } from 'zod';
import { chosenDietSchema } from './hospitalDietForms';
import {
  documentBase,
  idSchema,
  instantSchema,
  localDateSchema,
  longText,
  shortText,
} from '../schema/primitives';
import type { TwoWayDefinition } from '../schema/definition';
import { mealSlotSchema } from '../food/storedLines';
import { atomic, baseFields, hospitalDietField, greatestRule, set } from '../schema/mergeFields';

const namedMealSchema = z.strictObject({ name: shortText, calories: z.number().min(0).optional() });

const plannedMealSchema = z.strictObject({ menuId: idSchema, slot: mealSlotSchema });
export type PlannedMeal = z.infer<typeof plannedMealSchema>;

const plannedMealsSchema = z.partialRecord(mealSlotSchema, plannedMealSchema);

export const planSchema = z.strictObject({
  ...documentBase,
  name: shortText,
  clientId: idSchema.optional(),
  startDate: localDateSchema.optional(),
  dailyPlans: z
    .array(
      z.strictObject({
        lineId: idSchema,
        order: z.number(),
        day: shortText,
        menuId: idSchema.optional(),
        /** Where it stands, it says all meals of the day; without it they are those of `menuId`. */
        meals: plannedMealsSchema.optional(),
        breakfast: namedMealSchema.optional(),
        lunch: namedMealSchema.optional(),
        dinner: namedMealSchema.optional(),
        snacks: z.array(shortText).max(20),
      }),
    )
    .max(62),
  totalCalories: z.number().min(0).optional(),
  macros: z
    .strictObject({ protein: z.number().min(0), carbs: z.number().min(0), fat: z.number().min(0) })
    .optional(),
  notes: longText.optional(),
  hospitalDiet: chosenDietSchema.optional(),
  given: z
    .strictObject({
      date: localDateSchema,
      allergyReason: longText.optional(),
      delivers: z.strictObject({ orderId: idSchema, at: instantSchema }).optional(),
    })
    .optional(),
  bought: z.array(z.string().max(200)).max(1000).optional(),
});
export type Plan = z.infer<typeof planSchema>;

const namedMeal = {
  kind: 'object',
  shape: {
    fields: { name: { label: 'Tên món' }, calories: { label: 'Năng lượng', unit: 'kcal' } },
    groups: [],
  },
} as const;

const plannedMeals = {
  kind: 'object',
  shape: {
    fields: {
      breakfast: { label: 'Bữa sáng', merge: atomic },
      lunch: { label: 'Bữa trưa', merge: atomic },
      dinner: { label: 'Bữa tối', merge: atomic },
      snack1: { label: 'Bữa phụ', merge: atomic },
      snack2: { label: 'Bữa phụ 2', merge: atomic },
    },
    groups: [],
  },
} as const;

export const plans = {
  schema: planSchema,
  label: 'Kế hoạch',
  database: 'workspace',
  direction: 'two-way',
  title: { field: 'name', untitled: 'Kế hoạch chưa đặt tên' },
  fields: {
    ...baseFields,
    name: { label: 'Tên kế hoạch' },
    clientId: { label: 'Khách hàng' },
    startDate: { label: 'Ngày bắt đầu' },
    dailyPlans: {
      label: 'Các ngày',
      merge: {
        kind: 'keyed',
        key: 'lineId',
        name: 'day',
        ordered: true,
        shape: {
          fields: {
            lineId: { label: 'Mã' },
            order: { label: 'Thứ tự', merge: greatestRule },
            day: { label: 'Ngày' },
            menuId: { label: 'Thực đơn' },
            meals: { label: 'Các bữa', merge: plannedMeals },
            breakfast: { label: 'Bữa sáng', merge: namedMeal },
            lunch: { label: 'Bữa trưa', merge: namedMeal },
            dinner: { label: 'Bữa tối', merge: namedMeal },
            snacks: { label: 'Bữa phụ', merge: set },
          },
          groups: [],
        },
      },
    },
    totalCalories: { label: 'Tổng năng lượng', unit: 'kcal' },
    macros: {
      label: 'Đạm, bột đường, béo',
      merge: {
        kind: 'object',
        shape: {
          fields: {
            protein: { label: 'Đạm', unit: 'g' },
            carbs: { label: 'Bột đường', unit: 'g' },
            fat: { label: 'Béo', unit: 'g' },
          },
          groups: [],
        },
      },
    },
    notes: { label: 'Ghi chú', freeText: true },
    hospitalDiet: hospitalDietField,
    given: { label: 'Đã giao cho khách', merge: atomic },
    bought: { label: 'Đã mua', merge: set },
  },
  groups: [],
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof planSchema>;
