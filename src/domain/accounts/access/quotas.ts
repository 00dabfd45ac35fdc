import { z } from 'zod';
import { dateInVietnam } from '../../text/days';
import { getImageRoom, getLimit } from './entitlements';

export const quotaSchema = z.enum(['mails', 'ai', 'apiCalls', 'storage']);
export type Quota = z.infer<typeof quotaSchema>;

/** Most of a quota on a tier: mails and API calls of a month, questions of a day, bytes. null: no limit; 0: not sold. */
export function getQuota(tier: string, quota: Quota): number | null {
  switch (quota) {
    case 'mails':
      return getLimit(tier, 'mailsAMonth');
    case 'ai':
      return getLimit(tier, 'aiQuestionsADay');
    case 'apiCalls':
      return getLimit(tier, 'apiCallsAMonth');
    case 'storage':
      return getImageRoom(tier);
  }
}

/**
 * The period for which a practice is told of a quota once: the day of questions, else the calendar month, in Vietnam.
 * Storage is never reset, but may be full again in another month.
 */
export function quotaPeriod(quota: Quota, at: Date): string {
  const date = dateInVietnam(at);
  return quota === 'ai' ? date : date.slice(0, 7);
}

export const quotaLevelSchema = z.literal([80, 100]);
export type QuotaLevel = z.infer<typeof quotaLevelSchema>;

/** @returns undefined where there is nothing to tell: below 80 %, without a limit, or not sold */
export function quotaLevel(used: number, most: number | null): QuotaLevel | undefined {
  if (most === null || most === 0) return undefined;
  if (used >= most) return 100;
  return used >= most * 0.8 ? 80 : undefined;
}

export interface QuotaWarning {
  quota: Quota;
  level: QuotaLevel;
  used: number;
  most: number;
}

/** Whether a mail goes out beside the notice: not for a day's questions that are nearly used up, or it would each day. */
export const isMailed = ({ quota, level }: Pick<QuotaWarning, 'quota' | 'level'>): boolean =>
  quota !== 'ai' || level === 100;

const NAMES: Readonly<Record<Quota, string>> = {
  mails: 'email cho khách của tháng này',
  ai: 'câu hỏi trợ lý AI của hôm nay',
  apiCalls: 'lượt gọi API của tháng này',
  storage: 'chỗ lưu ảnh',
};

const STOPS: Readonly<Record<Quota, string>> = {
  mails: 'Email mới chưa gửi được đến ngày 1 tháng sau; PDF và đường dẫn vẫn chia sẻ được.',
  ai: 'Trợ lý trả lời lại từ 0 giờ; bộ lập thực đơn trên máy vẫn dùng được.',
  apiCalls: 'API trả lời lại từ ngày 1 tháng sau; ứng dụng và đồng bộ không bị ảnh hưởng.',
  storage: 'Ảnh mới nằm chờ trên máy; ảnh đang có vẫn xem và in được. Xóa bớt ảnh là có chỗ.',
};

const MB = 1024 * 1024;
const amount = (quota: Quota, value: number): string =>
  (quota === 'storage' ? Math.round(value / MB) : value).toLocaleString('vi-VN') +
  (quota === 'storage' ? ' MB' : '');

export function quotaText({ quota, level, used, most }: QuotaWarning): {
  title: string;
  lines: string[];
} {
  const of = `${amount(quota, used)} / ${amount(quota, most)}`;
  if (level === 80)
    return {
      title: `Sắp hết ${NAMES[quota]}`,
      lines: [
        `Phòng của bạn đã dùng ${of} ${NAMES[quota]} theo gói.`,
        'Mọi thứ vẫn chạy bình thường; khi hết, bạn có thể nâng gói.',
      ],
    };
  return {
    title: `Đã hết ${NAMES[quota]}`,
    lines: [`Phòng của bạn đã dùng hết ${of} ${NAMES[quota]} theo gói.`, STOPS[quota]],
  };
}
