import { z } from 'zod';
import { dateText } from '../../text/days';
import { chosenDietSchema } from '../hospitalDietForms';
import { documentBase, idSchema, localDateSchema, shortText } from '../../schema/primitives';
import type { TwoWayDefinition } from '../../schema/definition';
import { MEAL_SLOTS } from '../../food/storedLines';
import { atomic, baseFields, greatestRule } from '../../schema/mergeFields';

export const KITCHEN_LIMITS = { lines: 60, special: 100, portions: 9999 } as const;

const count = z.number().int().min(0).max(KITCHEN_LIMITS.portions);
const portionsSchema = z.strictObject({
  breakfast: count,
  lunch: count,
  dinner: count,
  snack1: count,
  snack2: count,
});
export type Portions = z.infer<typeof portionsSchema>;

const kitchenLineSchema = z.strictObject({
  lineId: idSchema,
  order: z.number(),
  diet: chosenDietSchema,
  menuId: idSchema,
  portions: portionsSchema,
});
export type KitchenLine = z.infer<typeof kitchenLineSchema>;

/** A portion that differs: by room and bed, never by name. */
const specialSchema = z.strictObject({
  lineId: idSchema,
  order: z.number(),
  place: shortText,
  change: shortText,
});
export type SpecialPortion = z.infer<typeof specialSchema>;

const kitchenSheetSchema = z.strictObject({
  ...documentBase,
  kind: z.literal('kitchenSheet'),
  date: localDateSchema,
  lines: z.array(kitchenLineSchema).max(KITCHEN_LIMITS.lines),
  special: z.array(specialSchema).max(KITCHEN_LIMITS.special),
});
export type KitchenSheet = z.infer<typeof kitchenSheetSchema>;

export const evenPortions = (portions: number): Portions =>
  Object.fromEntries(MEAL_SLOTS.map((slot) => [slot, portions])) as Portions;

const titleOfSheet = (date: string): string => `Phiếu suất ăn ngày ${dateText(date)}`;

export const kitchenSheet = {
  schema: kitchenSheetSchema,
  label: 'Phiếu suất ăn',
  database: 'workspace',
  direction: 'two-way',
  title: { field: 'date', untitled: 'Phiếu suất ăn', of: titleOfSheet },
  fields: {
    ...baseFields,
    kind: { label: 'Loại', words: { kitchenSheet: 'Phiếu suất ăn' } },
    date: { label: 'Ngày' },
    lines: {
      label: 'Các mã',
      merge: {
        kind: 'keyed',
        key: 'lineId',
        name: 'lineId',
        ordered: true,
        shape: {
          fields: {
            lineId: { label: 'Dòng' },
            order: { label: 'Thứ tự', merge: greatestRule },
            diet: { label: 'Mã chế độ ăn', merge: atomic },
            menuId: { label: 'Thực đơn' },
            portions: {
              label: 'Số suất',
              merge: {
                kind: 'object',
                shape: {
                  fields: {
                    breakfast: { label: 'Suất sáng' },
                    lunch: { label: 'Suất trưa' },
                    dinner: { label: 'Suất tối' },
                    snack1: { label: 'Suất phụ sáng' },
                    snack2: { label: 'Suất phụ chiều' },
                  },
                  groups: [],
                },
              },
            },
          },
          groups: [],
        },
      },
    },
    special: {
      label: 'Suất riêng',
      merge: {
        kind: 'keyed',
        key: 'lineId',
        name: 'place',
        ordered: true,
        shape: {
          fields: {
            lineId: { label: 'Dòng' },
            order: { label: 'Thứ tự', merge: greatestRule },
            place: { label: 'Phòng, giường' },
            change: { label: 'Thay đổi' },
          },
          groups: [],
        },
      },
    },
  },
  groups: [],
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof kitchenSheetSchema>;
