import { emailSchema, type PlanId } from './account';

/** Mails to clients of a calendar month, by plan; a plan that is not named has no such limit (platform, section 9). */
const MAILS_A_MONTH: Partial<Record<PlanId, number>> = { free: 50 };

/** @returns undefined where the plan has no limit */
export const mailsAMonth = (plan: PlanId): number | undefined => MAILS_A_MONTH[plan];

/** Vietnam keeps no summer time. */
const VIETNAM = 7 * 3_600_000;

/** The calendar month in Vietnam of an instant, `YYYY-MM`. */
export function mailMonth(instant: string): string {
  return new Date(Date.parse(instant) + VIETNAM).toISOString().slice(0, 7);
}

/** Whether mails may go out by themselves on a plan. */
export const mailsByItself = (plan: PlanId): boolean => plan !== 'free';

export type AddressProblem = 'empty' | 'several' | 'too_long' | 'malformed';

/** Why a typed text is no single address; undefined when it is one. */
export function addressProblem(text: string): AddressProblem | undefined {
  const typed = text.trim();
  if (typed === '') return 'empty';
  if (/[,;\s]/.test(typed) && (typed.match(/@/g)?.length ?? 0) > 1) return 'several';
  if (typed.length > 254) return 'too_long';
  return emailSchema.safeParse(typed).success ? undefined : 'malformed';
}

/** Why a mail did not go out, in words for the expert. */
export const MAIL_FAILURES = {
  refused: 'Máy chủ thư từ chối địa chỉ này. Hãy kiểm tra lại địa chỉ của khách rồi gửi lại.',
  address: 'Địa chỉ email không đúng. Hãy sửa rồi gửi lại.',
  quota: 'Đã hết số email của tháng này theo gói hiện tại. Hãy nâng cấp gói, hoặc chia sẻ PDF.',
  stopped: 'Khách đã tắt hoặc chưa đồng ý nhận email tự động.',
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
