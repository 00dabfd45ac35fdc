import { z } from 'zod';
import { DIARY_WEIGHT } from '../../records/kinds/diaryDay';
import { mealSlotSchema } from '../../food/storedLines';
import { idSchema, instantSchema, localDateSchema } from '../../schema/primitives';

/** Days before and after today of which a client may write; a phone may have been without a network for weeks. */
export const DIARY_REACH = { before: 90, after: 1 } as const;

export const MAX_ENTRIES = 50;

/** Names the text that a client agrees to before the first entry (`src/i18n/clientLink.ts`). */
export const DIARY_CONSENT_TEXT = 'NK-01';

const base = { id: idSchema, at: instantSchema };

const tick = z.object({
  ...base,
  type: z.literal('tick'),
  date: localDateSchema,
  slot: mealSlotSchema,
  lineId: idSchema,
  name: z.string().trim().min(1).max(320),
  isEaten: z.boolean(),
});

const weight = z.object({
  ...base,
  type: z.literal('weight'),
  date: localDateSchema,
  weight: z.number().min(DIARY_WEIGHT.min).max(DIARY_WEIGHT.max),
});

const consent = z.object({
  ...base,
  type: z.literal('consent'),
  /** False: consent withdrawn. */
  isGiven: z.boolean(),
  textVersion: z.string().trim().min(1).max(60),
});

export const diaryEntrySchema = z.discriminatedUnion('type', [tick, weight, consent]);
export type DiaryEntry = z.infer<typeof diaryEntrySchema>;
export type DayEntry = Exclude<DiaryEntry, { type: 'consent' }>;

export const ENTRY_REFUSALS = {
  invalid: 'Mục này không đọc được nên không gửi được.',
  date: 'Mục này thuộc một ngày quá xa nên không gửi được.',
  clock: 'Đồng hồ của máy đang sai nhiều nên mục này không gửi được. Hãy chỉnh lại ngày giờ.',
  full: 'Ngày này đã ghi quá nhiều mục.',
  consent: 'Bạn chưa đồng ý cho phòng dinh dưỡng lưu nhật ký.',
} as const;
export type EntryRefusal = keyof typeof ENTRY_REFUSALS;
