import { z } from 'zod';
import {
  documentBase,
  idSchema,
  localDateSchema,
  longText,
  shortText,
} from '../../schema/primitives';
import type { TwoWayDefinition } from '../../schema/definition';
import type { ShapeFor } from '../../schema/fields';
import { baseFields } from '../../schema/mergeFields';

const answerSchema = z.strictObject({
  question: z.string().min(1).max(40),
  answer: z.string().min(1).max(40),
});
type ScreeningAnswer = z.infer<typeof answerSchema>;

const answerShape = {
  fields: { question: { label: 'Câu hỏi' }, answer: { label: 'Trả lời' } },
  groups: [],
} as const satisfies ShapeFor<ScreeningAnswer>;

const screeningSchema = z.strictObject({
  ...documentBase,
  kind: z.literal('screening'),
  clientId: idSchema,
  tool: z.enum(['nrs2002', 'mst', 'glim']),
  version: z.string().trim().min(1).max(60),
  screenedDate: localDateSchema,
  screenedBy: shortText,
  answers: z.array(answerSchema).max(30),
  score: z.number().min(0).max(100).optional(),
  result: z.enum(['low', 'risk', 'malnourished', 'none', 'unclear']),
  notes: longText.optional(),
});
export type Screening = z.infer<typeof screeningSchema>;

const toolWords = {
  nrs2002: 'NRS-2002',
  mst: 'MST',
  glim: 'GLIM',
} as const satisfies Record<Screening['tool'], string>;

export const screening = {
  schema: screeningSchema,
  label: 'Sàng lọc dinh dưỡng',
  database: 'workspace',
  direction: 'two-way',
  title: {
    field: 'tool',
    untitled: 'Sàng lọc dinh dưỡng',
    of: (tool: string) => `Sàng lọc ${(toolWords as Record<string, string>)[tool] ?? tool}`,
  },
  fields: {
    ...baseFields,
    kind: { label: 'Loại', words: { screening: 'Sàng lọc dinh dưỡng' } },
    clientId: { label: 'Khách hàng' },
    tool: { label: 'Công cụ', words: toolWords },
    version: { label: 'Phiên bản công cụ' },
    screenedDate: { label: 'Ngày sàng lọc' },
    screenedBy: { label: 'Người sàng lọc' },
    answers: {
      label: 'Câu trả lời',
      merge: {
        kind: 'keyed',
        key: 'question',
        name: 'question',
        ordered: false,
        shape: answerShape,
      },
    },
    score: { label: 'Điểm' },
    result: {
      label: 'Kết quả',
      words: {
        low: 'Nguy cơ thấp',
        risk: 'Có nguy cơ',
        none: 'Chưa đủ tiêu chuẩn suy dinh dưỡng',
        malnourished: 'Đủ tiêu chuẩn suy dinh dưỡng (mức độ do chuyên gia quyết định)',
        unclear: 'Chưa kết luận',
      },
    },
    notes: { label: 'Ghi chú', freeText: true },
  },
  groups: [{ fields: ['answers', 'score', 'result'], pivots: ['answers'] }],
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof screeningSchema>;
