import { z } from 'zod';
import { localDateSchema } from '../../schema/primitives';
import type { ShapeFor } from '../../schema/fields';

export const LAST_WEEK = 42;

/** A pregnancy: the completed weeks on a day, from which every other day's are counted. */
const pregnancySchema = z.strictObject({
  week: z.number().int().min(1).max(LAST_WEEK).optional(),
  weekDate: localDateSchema.optional(),
  foetuses: z.number().int().min(1).max(6).optional(),
});
export type Pregnancy = z.infer<typeof pregnancySchema>;

const pregnancyShape = {
  fields: {
    week: { label: 'Tuần thai', unit: 'tuần' },
    weekDate: { label: 'Ngày ghi tuần thai' },
    foetuses: { label: 'Số thai' },
  },
  groups: [{ fields: ['week', 'weekDate'], pivots: ['week', 'weekDate'] }],
} as const satisfies ShapeFor<Pregnancy>;

const kidneyStageSchema = z.enum(['G1', 'G2', 'G3a', 'G3b', 'G4', 'G5']);
const dialysisSchema = z.enum(['haemo', 'peritoneal']);

const kidneySchema = z.strictObject({
  stage: kidneyStageSchema.optional(),
  stageDate: localDateSchema.optional(),
  dialysis: dialysisSchema.optional(),
  dialysisSince: localDateSchema.optional(),
});
export type Kidney = z.infer<typeof kidneySchema>;

export const kidneyShape = {
  fields: {
    stage: {
      label: 'Giai đoạn bệnh thận mạn',
      words: { G1: '1', G2: '2', G3a: '3a', G3b: '3b', G4: '4', G5: '5' },
    },
    stageDate: { label: 'Ngày xác định giai đoạn' },
    dialysis: {
      label: 'Lọc máu',
      words: { haemo: 'Chạy thận nhân tạo', peritoneal: 'Lọc màng bụng' },
    },
    dialysisSince: { label: 'Lọc máu từ ngày' },
  },
  groups: [
    { fields: ['stage', 'stageDate'], pivots: ['stage', 'stageDate'] },
    { fields: ['dialysis', 'dialysisSince'], pivots: ['dialysis', 'dialysisSince'] },
  ],
} as const satisfies ShapeFor<Kidney>;

/** On which day a weight was weighed; of another weight it says nothing. */
const weighingSchema = z.strictObject({
  weight: z.number().min(1).max(400),
  date: localDateSchema,
});

const weighingShape = {
  fields: { weight: { label: 'Cân nặng', unit: 'kg' }, date: { label: 'Ngày cân' } },
  groups: [{ fields: ['weight', 'date'], pivots: ['weight', 'date'] }],
} as const satisfies ShapeFor<z.infer<typeof weighingSchema>>;

/** Result of the newest screening of malnutrition; each screening is a record of its own. */
const screeningOutcomeSchema = z.strictObject({
  tool: z.enum(['nrs2002', 'mst', 'glim']),
  date: localDateSchema,
  result: z.enum(['low', 'risk', 'malnourished', 'none']),
  score: z.number().min(0).max(100).optional(),
});
export type ScreeningOutcome = z.infer<typeof screeningOutcomeSchema>;

export const screeningOutcomeShape = {
  fields: {
    tool: { label: 'Công cụ', words: { nrs2002: 'NRS-2002', mst: 'MST', glim: 'GLIM' } },
    date: { label: 'Ngày sàng lọc' },
    result: {
      label: 'Kết quả',
      words: {
        low: 'Nguy cơ thấp',
        risk: 'Có nguy cơ',
        none: 'Chưa đủ tiêu chuẩn suy dinh dưỡng',
        malnourished: 'Đủ tiêu chuẩn suy dinh dưỡng',
      },
    },
    score: { label: 'Điểm' },
  },
  groups: [{ fields: ['tool', 'date', 'result', 'score'], pivots: ['date'] }],
} as const satisfies ShapeFor<ScreeningOutcome>;

/** Facts of a body that have fields of their own. */
export const healthSchemas = {
  pregnancy: pregnancySchema.optional(),
  /** The day on which the child was born that is nursed. */
  nursingSince: localDateSchema.optional(),
  kidney: kidneySchema.optional(),
  screening: screeningOutcomeSchema.optional(),
  weighing: weighingSchema.optional(),
};

export const healthFieldTable = {
  pregnancy: { label: 'Thai kỳ', merge: { kind: 'object', shape: pregnancyShape } },
  nursingSince: { label: 'Cho con bú: ngày sinh của bé' },
  kidney: { label: 'Bệnh thận mạn', merge: { kind: 'object', shape: kidneyShape } },
  screening: {
    label: 'Kết quả sàng lọc dinh dưỡng',
    merge: { kind: 'object', shape: screeningOutcomeShape },
  },
  weighing: { label: 'Lần cân', merge: { kind: 'object', shape: weighingShape } },
} as const;
