import { z } from 'zod';
import { documentBase, idSchema, localDateSchema, longText, shortText } from '../primitives';
import type { TwoWayDefinition } from './shared/definition';
import { baseFields, place, set } from './shared/parts';

const namedMealSchema = z.strictObject({ name: shortText, calories: z.number().min(0).optional() });

/** A plan of several days for a client; each day may name a menu. */
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
});
export type Plan = z.infer<typeof planSchema>;

/** A meal that is only named. */
const namedMeal = {
  kind: 'object',
  shape: {
    fields: { name: { label: 'Tên món' }, calories: { label: 'Năng lượng', unit: 'kcal' } },
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
            order: { label: 'Thứ tự', merge: place },
            day: { label: 'Ngày' },
            menuId: { label: 'Thực đơn' },
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
  },
  groups: [],
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof planSchema>;
