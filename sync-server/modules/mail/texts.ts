import type { SecurityEventKind } from '../../../src/domain/accounts/security';

export interface MailText {
  subject: string;
  lines: string[];
  button?: { label: string; url: string };
  after?: string[];
  replyTo?: string;
}

export const SIGNATURE = 'Bữa Lành – sổ tay của chuyên gia dinh dưỡng';
export const LINK_HINT = 'Nếu không bấm được nút, hãy chép địa chỉ sau vào trình duyệt:';

/** No name in mails that strangers can cause: it may have been chosen to deceive. */
const HELLO = 'Chào bạn,';
const hello = (name: string): string => `Chào ${name},`;
const CONTACT = 'Nếu có thắc mắc, hãy trả lời thư này để liên hệ với quản trị viên.';

export function confirmMail(url: string, days: number): MailText {
  return {
    subject: 'Xác nhận địa chỉ email cho Bữa Lành',
    lines: [
      HELLO,
      'Có người vừa đăng ký tài khoản Bữa Lành bằng địa chỉ email này. Nếu đó là bạn, hãy bấm nút dưới đây để xác nhận.',
    ],
    button: { label: 'Xác nhận địa chỉ email', url },
    after: [
      `Liên kết có hiệu lực trong ${days} ngày. Sau khi xác nhận, bạn gửi được thực đơn qua email cho khách và công khai thực đơn.`,
      'Nếu không phải bạn đăng ký, hãy bỏ qua thư này và đừng bấm nút: địa chỉ của bạn sẽ không nhận thêm thư nào khác.',
    ],
  };
}

export function resetMail(url: string, minutes: number): MailText {
  return {
    subject: 'Đặt lại mật khẩu Bữa Lành',
    lines: [
      HELLO,
      'Có người vừa yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Bấm nút dưới đây để chọn mật khẩu mới.',
    ],
    button: { label: 'Đặt lại mật khẩu', url },
    after: [
      `Liên kết có hiệu lực trong ${minutes} phút và chỉ dùng được một lần. Khi bạn đặt lại, mọi thiết bị sẽ được đăng xuất; dữ liệu chưa gửi trên từng máy vẫn còn nguyên.`,
      'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này: mật khẩu cũ vẫn dùng được.',
    ],
  };
}

export function passwordChangedMail(at: string, forgotUrl: string): MailText {
  return {
    subject: 'Mật khẩu Bữa Lành đã được thay đổi',
    lines: [
      HELLO,
      `Mật khẩu tài khoản của bạn đã được thay đổi lúc ${at} (giờ Việt Nam). Các thiết bị khác đã được đăng xuất.`,
      'Nếu không phải bạn thay đổi, hãy đặt lại mật khẩu ngay.',
    ],
    button: { label: 'Đặt lại mật khẩu', url: forgotUrl },
  };
}

const SECURITY_NEWS: Partial<Record<SecurityEventKind, readonly [string, string]>> = {
  newDevice: [
    'Đăng nhập Bữa Lành từ thiết bị mới',
    'Tài khoản của bạn vừa được đăng nhập trên một thiết bị mới',
  ],
  recoveryUsed: [
    'Đã dùng một mã khôi phục Bữa Lành',
    'Một mã khôi phục của tài khoản bạn vừa được dùng để đăng nhập',
  ],
  secondFactorOn: ['Đã bật xác thực hai lớp', 'Xác thực hai lớp của tài khoản bạn vừa được bật'],
  secondFactorOff: ['Đã tắt xác thực hai lớp', 'Xác thực hai lớp của tài khoản bạn vừa được tắt'],
  passkeyAdded: ['Đã thêm một khóa truy cập', 'Tài khoản của bạn vừa có thêm một khóa truy cập'],
  passkeyRemoved: ['Đã xóa một khóa truy cập', 'Một khóa truy cập của tài khoản bạn vừa bị xóa'],
  apiKeyMade: ['Đã tạo một khóa API', 'Tài khoản của bạn vừa có thêm một khóa API'],
  apiKeyLeaked: [
    'Một khóa API đã bị lộ và bị thu hồi',
    'Một khóa API của bạn vừa được gửi trong địa chỉ của một lần gọi, nên coi như đã lộ và đã bị thu hồi',
  ],
  googleLinked: [
    'Đã liên kết tài khoản Google',
    'Tài khoản của bạn vừa được liên kết với một tài khoản Google',
  ],
  googleUnlinked: [
    'Đã bỏ liên kết tài khoản Google',
    'Tài khoản của bạn vừa bỏ liên kết với tài khoản Google',
  ],
};

interface SecurityNews {
  kind: SecurityEventKind;
  time: string;
  agent: string | undefined;
  network: string | undefined;
}

export function securityMail(news: SecurityNews, securityUrl: string): MailText | undefined {
  const [subject, what] = SECURITY_NEWS[news.kind] ?? [];
  if (subject === undefined || what === undefined) return undefined;
  const from = [news.agent, news.network && `mạng ${news.network}`].filter(Boolean).join(', ');
  return {
    subject,
    lines: [
      HELLO,
      `${what} lúc ${news.time} (giờ Việt Nam)${from === '' ? '' : `, từ ${from}`}.`,
      'Nếu đó là bạn, bạn không cần làm gì. Nếu không phải, hãy đăng xuất thiết bị lạ và đổi mật khẩu ngay.',
    ],
    button: { label: 'Xem mục Bảo mật', url: securityUrl },
  };
}

export function activatedMail(name: string, url: string): MailText {
  return {
    subject: 'Tài khoản chuyên gia đã được kích hoạt',
    lines: [
      hello(name),
      'Tài khoản chuyên gia của bạn trên Bữa Lành đã được kích hoạt. Bạn có thể đăng nhập và làm việc ngay, kể cả khi không có mạng.',
    ],
    button: { label: 'Mở Bữa Lành', url },
  };
}

export function rejectedMail(name: string, reason: string): MailText {
  return {
    subject: 'Hồ sơ chuyên gia chưa được duyệt',
    lines: [
      hello(name),
      'Cảm ơn bạn đã đăng ký làm chuyên gia trên Bữa Lành. Hồ sơ của bạn chưa được duyệt.',
      `Lý do: ${reason}`,
      CONTACT,
    ],
  };
}

export function suspendedMail(name: string, reason: string): MailText {
  return {
    subject: 'Tài khoản Bữa Lành đang tạm khóa',
    lines: [
      hello(name),
      'Tài khoản chuyên gia của bạn đang tạm khóa. Dữ liệu trên máy của bạn vẫn được giữ nguyên, kể cả phần chưa gửi.',
      `Lý do: ${reason}`,
      CONTACT,
    ],
  };
}
