import { z } from 'zod';
import {
  documentBase,
  idSchema,
  localDateSchema,
  longText,
  shortText,
} from '../../schema/primitives';
import type { TwoWayDefinition } from '../../schema/definition';
import { baseFields } from '../../schema/mergeFields';

export const MAX_SIGNATURE = 6_000;

/**
 * One answer of a client about one purpose, kept as proof: who gave it, when, in which way and to which text. An answer is
 * never changed into another one: a withdrawal is a further record, and the former one only gets its day.
 */
const consentSchema = z.strictObject({
  ...documentBase,
  kind: z.literal('consent'),
  clientId: idSchema,
  purpose: z.enum(['care', 'mail', 'sharing', 'ai', 'showcase', 'diary']),
  /** Absent: agreed. Other answers also carry `withdrawnDate`, so that no reader takes them for a consent in force. */
  answer: z.enum(['agreed', 'refused', 'withdrawn']).optional(),
  /** The record that this one withdraws. */
  withdraws: idSchema.optional(),
  /** Records that were signed together. */
  signingId: idSchema.optional(),
  /** Strokes as text (`domain/practice/consents/signature.ts`). */
  signature: z
    .string()
    .regex(/^[\d,; ]+$/)
    .max(MAX_SIGNATURE)
    .optional(),
  recipient: shortText.optional(),
  consentDate: localDateSchema,
  givenBy: z.enum(['client', 'guardian']),
  guardianName: shortText.optional(),
  way: z.enum(['paper', 'form', 'message', 'email', 'call', 'signature', 'spoken']),
  textVersion: z.string().trim().min(1).max(60),
  withdrawnDate: localDateSchema.optional(),
  notes: longText.optional(),
});
export type Consent = z.infer<typeof consentSchema>;

const purposeWords = {
  care: 'Giữ hồ sơ sức khỏe để tư vấn dinh dưỡng',
  mail: 'Gửi thực đơn và lời nhắc qua email',
  sharing: 'Chia sẻ hồ sơ với chuyên gia khác',
  ai: 'Dùng AI của bên thứ ba',
  showcase: 'Dùng hình ảnh, kết quả để giới thiệu',
  diary: 'Ghi nhật ký ăn uống, cân nặng qua liên kết riêng',
} as const satisfies Record<Consent['purpose'], string>;

function titleOfPurpose(purpose: string): string {
  const words: string = (purposeWords as Record<string, string>)[purpose] ?? purpose;
  return `Đồng ý: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

export const consent = {
  schema: consentSchema,
  label: 'Đồng ý của khách',
  database: 'workspace',
  direction: 'two-way',
  title: { field: 'purpose', untitled: 'Đồng ý của khách', of: titleOfPurpose },
  fields: {
    ...baseFields,
    kind: { label: 'Loại', words: { consent: 'Đồng ý của khách' } },
    clientId: { label: 'Khách hàng' },
    purpose: { label: 'Mục đích', words: purposeWords },
    answer: {
      label: 'Câu trả lời',
      words: { agreed: 'Đồng ý', refused: 'Không đồng ý', withdrawn: 'Rút lại' },
    },
    withdraws: { label: 'Rút lại lần đồng ý' },
    signingId: { label: 'Lần ký' },
    signature: { label: 'Chữ ký' },
    recipient: { label: 'Bên nhận dữ liệu' },
    consentDate: { label: 'Ngày đồng ý' },
    givenBy: {
      label: 'Người đồng ý',
      words: { client: 'Khách hàng', guardian: 'Cha mẹ hoặc người giám hộ' },
    },
    guardianName: { label: 'Tên người giám hộ' },
    way: {
      label: 'Cách đồng ý',
      words: {
        paper: 'Giấy có chữ ký',
        form: 'Biểu mẫu trên máy',
        message: 'Tin nhắn',
        email: 'Email',
        call: 'Cuộc gọi có ghi âm',
        signature: 'Ký trên máy',
        spoken: 'Nói trực tiếp',
      },
    },
    textVersion: { label: 'Bản văn bản' },
    withdrawnDate: { label: 'Ngày rút lại' },
    notes: { label: 'Ghi chú', freeText: true },
  },
  groups: [{ fields: ['givenBy', 'guardianName'], pivots: ['givenBy'] }],
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof consentSchema>;
