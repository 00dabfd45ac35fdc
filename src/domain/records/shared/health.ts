import { z } from 'zod';
import { localDateSchema } from '../../schema/primitives';
import type { ShapeFor } from '../../schema/fields';

export const LAST_WEEK = 42;

/** A pregnancy: the completed weeks on a day, from which every other day's are counted. */
export const pregnancySchema = z.strictObject({
  week: z.number().int().min(1).max(LAST_WEEK).optional(),
  weekDate: localDateSchema.optional(),
  foetuses: z.number().int().min(1).max(6).optional(),
});
export type Pregnancy = z.infer<typeof pregnancySchema>;

export const pregnancyShape = {
  fields: {
    week: { label: 'Tuần thai', unit: 'tuần' },
    weekDate: { label: 'Ngày ghi tuần thai' },
    foetuses: { label: 'Số thai' },
  },
  groups: [{ fields: ['week', 'weekDate'], pivots: ['week', 'weekDate'] }],
} as const satisfies ShapeFor<Pregnancy>;

const kidneyStageSchema = z.enum(['G1', 'G2', 'G3a', 'G3b', 'G4', 'G5']);
const dialysisSchema = z.enum(['haemo', 'peritoneal']);

export const kidneySchema = z.strictObject({
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
