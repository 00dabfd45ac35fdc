import { z } from 'zod';
import { MEASURE_KEYS, MEASURES, type MeasureKey } from './measures';
import { documentBase, idSchema, localDateSchema, longText } from '../schema/primitives';
import { goalKindSchema, goalKindWords } from './clients';
import type { TwoWayDefinition } from '../schema/definition';
import { mealsField, mealsSchema } from '../food/storedLines';
import { baseFields } from '../schema/mergeFields';

const buildMeasureSchema = (key: MeasureKey) =>
  z.number().min(MEASURES[key].least).max(MEASURES[key].most).optional();

/** Measures of a visit, each in the unit that `MEASURES` names first; absent is not measured. */
const measuresSchema = z.strictObject(
  Object.fromEntries(MEASURE_KEYS.map((key) => [key, buildMeasureSchema(key)])) as Record<
    MeasureKey,
    ReturnType<typeof buildMeasureSchema>
  >,
);

const notePart = longText.optional();

const structuredNoteSchema = z.strictObject({
  subjective: notePart,
  objective: notePart,
  assessment: notePart,
  plan: notePart,
  diagnosis: notePart,
  intervention: notePart,
  monitoring: notePart,
});

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
  measures: measuresSchema.optional(),
  /** Readings at home, each in a line: "28/11 sáng 6,8", "28/11 tối 132/78". */
  glucoseDiary: longText.optional(),
  pressureDiary: longText.optional(),
  recall: mealsSchema.optional(),
  noteScheme: z.enum(['soap', 'adime']).optional(),
  structuredNote: structuredNoteSchema.optional(),
  nextVisitDate: localDateSchema.optional(),
  nextVisitTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  consentDate: localDateSchema.optional(),
});
export type Consultation = z.infer<typeof consultationSchema>;

const measureFields = Object.fromEntries(
  MEASURE_KEYS.map((key) => [key, { label: MEASURES[key].label, unit: MEASURES[key].unit }]),
) as Record<MeasureKey, { label: string; unit: string }>;

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
    measures: {
      label: 'Số đo và xét nghiệm',
      merge: {
        kind: 'object',
        shape: {
          fields: measureFields,
          groups: [{ fields: ['systolic', 'diastolic'], pivots: ['systolic', 'diastolic'] }],
        },
      },
    },
    glucoseDiary: { label: 'Nhật ký đường huyết', freeText: true },
    pressureDiary: { label: 'Nhật ký huyết áp', freeText: true },
    recall: { label: 'Nhớ lại 24 giờ', merge: mealsField.merge },
    noteScheme: { label: 'Cách ghi', words: { soap: 'SOAP', adime: 'ADIME' } },
    structuredNote: {
      label: 'Ghi chép theo mẫu',
      merge: {
        kind: 'object',
        shape: {
          fields: {
            subjective: { label: 'S – Chủ quan', freeText: true },
            objective: { label: 'O – Khách quan', freeText: true },
            assessment: { label: 'A – Đánh giá', freeText: true },
            plan: { label: 'P – Kế hoạch', freeText: true },
            diagnosis: { label: 'D – Chẩn đoán dinh dưỡng', freeText: true },
            intervention: { label: 'I – Can thiệp', freeText: true },
            monitoring: { label: 'M, E – Theo dõi, lượng giá', freeText: true },
          },
          groups: [],
        },
      },
    },
    nextVisitDate: { label: 'Hẹn tái khám' },
    nextVisitTime: { label: 'Giờ hẹn' },
    consentDate: { label: 'Ngày khách đồng ý lưu dữ liệu sức khỏe' },
  },
  groups: [],
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof consultationSchema>;
