import { z } from 'zod';
import { documentBase, idSchema, localDateSchema, longText } from '../primitives';
import { goalKindSchema, goalKindWords } from './clients';
import type { TwoWayDefinition } from './shared/definition';
import { baseFields } from './shared/parts';

/** One visit. Weights in kg; `targetNutrition` holds calories (kcal) and protein (g). */
export const consultationSchema = z.strictObject({
  ...documentBase,
  clientId: idSchema,
  visitDate: localDateSchema,
  goal: goalKindSchema.optional(),
  weight: z.number().min(1).max(400).optional(),
  targetWeight: z.number().min(1).max(400).optional(),
  targetNutrition: z
    .strictObject({
      calories: z.number().min(0).max(20_000).optional(),
      protein: z.number().min(0).max(2_000).optional(),
    })
    .optional(),
  notes: longText.optional(),
});
export type Consultation = z.infer<typeof consultationSchema>;

/** `18/11/2026` for `2026-11-18`. */
function vietnameseDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

export const consultations = {
  schema: consultationSchema,
  label: 'Lần khám',
  database: 'workspace',
  direction: 'two-way',
  title: {
    field: 'visitDate',
    untitled: 'Lần khám',
    of: (date: string) => `Lần khám ${vietnameseDate(date)}`,
  },
  fields: {
    ...baseFields,
    clientId: { label: 'Khách hàng' },
    visitDate: { label: 'Ngày khám' },
    goal: { label: 'Mục tiêu', words: goalKindWords },
    weight: { label: 'Cân nặng', unit: 'kg' },
    targetWeight: { label: 'Cân nặng mục tiêu', unit: 'kg' },
    targetNutrition: {
      label: 'Dinh dưỡng mục tiêu',
      merge: {
        kind: 'object',
        shape: {
          fields: {
            calories: { label: 'Năng lượng mục tiêu', unit: 'kcal' },
            protein: { label: 'Chất đạm mục tiêu', unit: 'g' },
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
} as const satisfies TwoWayDefinition<typeof consultationSchema>;
