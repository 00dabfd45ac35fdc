import { z } from 'zod';

export const cancelReasonSchema = z.enum([
  'too_expensive',
  'not_using_features',
  'found_alternative',
  'temporary_pause',
  'technical_issues',
  'other',
]);
export type CancelReason = z.infer<typeof cancelReasonSchema>;

export const CANCEL_REASONS: Readonly<Record<CancelReason, string>> = {
  too_expensive: 'Giá cao so với nhu cầu',
  not_using_features: 'Không dùng hết tính năng',
  found_alternative: 'Đã có công cụ khác',
  temporary_pause: 'Tạm nghỉ một thời gian',
  technical_issues: 'Gặp lỗi kỹ thuật',
  other: 'Lý do khác',
};
