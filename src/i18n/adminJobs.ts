/** What the server does by itself, by the name under which it stores it. */
const KINDS: Record<string, string> = {
  'mail.reset': 'Thư đặt lại mật khẩu',
  'mail.passwordChanged': 'Thư báo đổi mật khẩu',
  'mail.decision': 'Thư báo kết quả duyệt tài khoản',
  'sessions.end': 'Đăng xuất các thiết bị cũ',
};

/** Texts of the list of jobs that failed for good. */
export const adminJobTexts = {
  nav: 'Việc chưa xong',
  title: 'Việc chưa xong',
  what: 'Xem và xử lý việc chưa xong',
  subtitle: 'Những việc máy chủ đã thử nhiều lần mà không xong. Bạn quyết định thử lại hay bỏ.',
  loading: 'Đang lấy danh sách…',
  reload: 'Lấy lại danh sách',
  empty: 'Không có việc nào cần xử lý',
  emptyHint: 'Khi máy chủ không gửi được một thư hoặc không làm xong một việc, việc đó hiện ở đây.',
  more: (shown: number, total: number) => `Đang hiện ${shown} việc mới nhất trong ${total} việc.`,
  /** A newer server may name a kind that this version does not know. */
  kind: (name: string) => KINDS[name] ?? name,
  nobody: 'Không có tài khoản liên quan',
  created: (when: string) => `Yêu cầu lúc ${when}`,
  failed: (when: string) => `Lần thử cuối lúc ${when}`,
  attempts: (count: number) => `Đã thử ${count} lần`,
  reason: 'Lý do',
  detail: (code: string) => `Mã kỹ thuật: ${code}`,
  retry: 'Thử lại',
  retryOf: (what: string) => `Thử lại: ${what}`,
  discard: 'Bỏ…',
  discardOf: (what: string) => `Bỏ: ${what}`,
  retried: 'Đã đưa vào hàng chờ. Nếu vẫn không xong, việc sẽ hiện lại ở đây.',
  discarded: 'Đã bỏ.',
  dialog: {
    title: 'Bỏ việc này?',
    body: 'Máy chủ sẽ không làm việc này nữa và không báo cho người liên quan. Không hoàn tác được.',
    confirm: 'Bỏ việc này',
  },
} as const;
