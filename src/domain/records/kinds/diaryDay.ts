import { z } from 'zod';
import { dateText } from '../../text/days';
import { documentBase, idSchema, instantSchema, localDateSchema } from '../../schema/primitives';
import type { TwoWayDefinition } from '../../schema/definition';
import { mealSlotSchema } from '../../food/storedLines';
import { baseFields } from '../../schema/mergeFields';

/** Most of what one day of a diary holds; who has the link cannot write more. */
export const DIARY_DAY_LIMITS = { ticks: 200, weights: 10 } as const;

export const DIARY_WEIGHT = { min: 2, max: 400 } as const;

export const mealTickSchema = z.strictObject({
  lineId: idSchema,
  slot: mealSlotSchema,
  name: z.string().min(1).max(320),
  isEaten: z.boolean(),
  at: instantSchema,
});
export type MealTick = z.infer<typeof mealTickSchema>;

/** A weight that the client measured, kg. */
export const ownWeightSchema = z.strictObject({
  entryId: idSchema,
  weight: z.number().min(DIARY_WEIGHT.min).max(DIARY_WEIGHT.max),
  at: instantSchema,
});
export type OwnWeight = z.infer<typeof ownWeightSchema>;

/**
 * One day of a client's own diary. The gateway writes it from what the client sent through the link
 * (`modules/clientLinks`); one document for each day, so that no link can fill a practice's database.
 */
const diaryDaySchema = z.strictObject({
  ...documentBase,
  kind: z.literal('diaryDay'),
  clientId: idSchema,
  date: localDateSchema,
  ticks: z.array(mealTickSchema).max(DIARY_DAY_LIMITS.ticks),
  weights: z.array(ownWeightSchema).max(DIARY_DAY_LIMITS.weights),
});
export type DiaryDay = z.infer<typeof diaryDaySchema>;

const titleOfDay = (date: string): string => `Nhật ký ngày ${dateText(date)}`;

export const diaryDay = {
  schema: diaryDaySchema,
  label: 'Nhật ký của khách',
  database: 'workspace',
  direction: 'two-way',
  title: { field: 'date', untitled: 'Nhật ký của khách', of: titleOfDay },
  fields: {
    ...baseFields,
    kind: { label: 'Loại', words: { diaryDay: 'Nhật ký của khách' } },
    clientId: { label: 'Khách hàng' },
    date: { label: 'Ngày' },
    ticks: {
      label: 'Món đã ăn',
      merge: {
        kind: 'keyed',
        key: 'lineId',
        name: 'name',
        ordered: false,
        shape: {
          fields: {
            lineId: { label: 'Mã' },
            slot: {
              label: 'Bữa',
              words: {
                breakfast: 'Bữa sáng',
                lunch: 'Bữa trưa',
                dinner: 'Bữa tối',
                snack1: 'Bữa phụ',
                snack2: 'Bữa phụ 2',
              },
            },
            name: { label: 'Tên món' },
            isEaten: { label: 'Đã ăn' },
            at: { label: 'Lúc', merge: { kind: 'latest' } },
          },
          groups: [],
        },
      },
    },
    weights: {
      label: 'Cân nặng khách tự cân',
      merge: {
        kind: 'keyed',
        key: 'entryId',
        ordered: false,
        shape: {
          fields: {
            entryId: { label: 'Mã' },
            weight: { label: 'Cân nặng', unit: 'kg' },
            at: { label: 'Lúc', merge: { kind: 'latest' } },
          },
          groups: [],
        },
      },
    },
  },
  groups: [],
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof diaryDaySchema>;
