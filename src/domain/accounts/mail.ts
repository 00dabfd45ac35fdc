import { dateInVietnam } from '../text/days';
import { hasFeature, getLimit } from './access/entitlements';
import { readMailAddress, type MailAddressProblem } from '../text/mailAddress';
import { type Tier } from './access/tiers';

/** @returns undefined where the tier has no limit */
export const mailsAMonth = (tier: Tier): number | undefined =>
  getLimit(tier, 'mailsAMonth') ?? undefined;

/** `YYYY-MM`, in Vietnam's time. */
export function mailMonth(instant: string): string {
  return dateInVietnam(instant).slice(0, 7);
}

export const mailsByItself = (tier: Tier): boolean => hasFeature(tier, 'automaticMail');

export type AddressProblem = MailAddressProblem;

export function addressProblem(text: string): AddressProblem | undefined {
  const read = readMailAddress(text);
  return 'problem' in read ? read.problem : undefined;
}

export const MAIL_FAILURES = {
  refused: 'Máy chủ thư từ chối địa chỉ này. Hãy kiểm tra lại địa chỉ của khách rồi gửi lại.',
  address: 'Địa chỉ email không đúng. Hãy sửa rồi gửi lại.',
  quota: 'Đã hết số email của tháng này theo gói hiện tại. Hãy nâng cấp gói, hoặc chia sẻ PDF.',
  stopped: 'Khách đã tắt hoặc chưa đồng ý nhận email tự động.',
  restricted:
    'Khách đã yêu cầu hạn chế xử lý dữ liệu nên thư không được gửi. Hãy in hoặc đưa tận tay.',
  plan: 'Gói hiện tại không có email tự động.',
  unconfirmed:
    'Bạn chưa xác nhận địa chỉ email của mình. Hãy mở trang Tài khoản, bấm “Gửi lại thư xác nhận”, rồi gửi lại thư này.',
  account: 'Tài khoản hiện không được gửi thư.',
  content: 'Thư không có nội dung để gửi.',
  too_long:
    'Nội dung quá dài để gửi qua email. Hãy bớt ngày hoặc món rồi gửi lại, hoặc chia sẻ PDF.',
  unreachable: 'Máy chủ thư không nhận thư sau nhiều lần thử. Hãy gửi lại sau.',
  unknown:
    'Máy chủ mất kết nối giữa lúc gửi nên không biết thư đã đi chưa. Hãy hỏi khách trước khi gửi lại.',
} as const;
export type MailFailure = keyof typeof MAIL_FAILURES;
