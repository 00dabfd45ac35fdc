import { z } from 'zod';

/**
 * `queued` waits for its time, `running` is held by a gateway, `dead` waits for an administrator. `done` and
 * `discarded` are over and kept for a while, so that the same key is not run again.
 */
export const jobStateSchema = z.enum(['queued', 'running', 'dead', 'done', 'discarded']);
export type JobState = z.infer<typeof jobStateSchema>;

export const JOB_FAILURES = {
  mail_unreachable: 'Không kết nối được máy chủ thư.',
  mail_login: 'Máy chủ thư từ chối đăng nhập. Hãy kiểm tra cấu hình SMTP_URL.',
  mail_delayed: 'Máy chủ thư tạm thời chưa nhận thư.',
  mail_refused: 'Máy chủ thư từ chối thư này.',
  outcome_unknown:
    'Máy chủ dừng hoặc mất kết nối giữa lúc gửi: thư có thể đã gửi. Nếu thử lại, người nhận có thể nhận hai thư.',
  crashed: 'Máy chủ dừng giữa chừng mỗi lần thực hiện.',
  timed_out: 'Thực hiện quá lâu nên đã bị dừng.',
  expired: 'Đã chờ quá lâu, không còn ích gì cho người nhận.',
  invalid_payload: 'Nội dung công việc không đọc được.',
  database_away: 'Cơ sở dữ liệu không trả lời.',
  internal: 'Máy chủ gặp lỗi. Chi tiết có trong nhật ký của máy chủ.',
} as const;
export type JobFailureCode = keyof typeof JOB_FAILURES;

export function jobFailureText(code: string): string {
  return Object.hasOwn(JOB_FAILURES, code)
    ? JOB_FAILURES[code as JobFailureCode]
    : JOB_FAILURES.internal;
}
