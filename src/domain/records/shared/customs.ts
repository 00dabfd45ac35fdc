import { z } from 'zod';
import { localDateSchema } from '../../schema/primitives';
import type { ShapeFor } from '../../schema/fields';

export const customDecisionSchema = z.strictObject({
  key: z.string().min(1).max(160),
  state: z.enum(['kept', 'dropped']),
  egg: z.boolean().optional(),
  milk: z.boolean().optional(),
  pungent: z.boolean().optional(),
  /** The last day on which it holds. */
  until: localDateSchema.optional(),
});
export type CustomDecision = z.infer<typeof customDecisionSchema>;

export const customDecisionShape = {
  fields: {
    key: { label: 'Thói quen' },
    state: { label: 'Quyết định', words: { kept: 'Giữ', dropped: 'Không tính' } },
    egg: { label: 'Ăn trứng' },
    milk: { label: 'Dùng sữa' },
    pungent: { label: 'Ăn hành, tỏi (ngũ vị tân)' },
    until: { label: 'Đến hết ngày' },
  },
  groups: [],
} as const satisfies ShapeFor<CustomDecision>;

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const mealHoursSchema = z.strictObject({
  breakfast: timeSchema.optional(),
  lunch: timeSchema.optional(),
  dinner: timeSchema.optional(),
  snack1: timeSchema.optional(),
  snack2: timeSchema.optional(),
});

export const mealHoursShape = {
  fields: {
    breakfast: { label: 'Giờ bữa sáng (bữa đầu sau khi dậy)' },
    lunch: { label: 'Giờ bữa trưa' },
    dinner: { label: 'Giờ bữa tối' },
    snack1: { label: 'Giờ bữa phụ' },
    snack2: { label: 'Giờ bữa phụ 2' },
  },
  groups: [],
} as const satisfies ShapeFor<z.infer<typeof mealHoursSchema>>;
