import type { MailText } from '../mail/texts';

interface Names {
  name: string;
  role: string;
  inviter?: string | undefined;
  email?: string | undefined;
  /** An account was closed that somebody had registered by this address, which nobody confirmed. */
  replaces?: true | undefined;
}

const CLOSED =
  'Tài khoản chuyên gia từng đăng ký bằng địa chỉ này mà chưa ai xác nhận đã được đóng. Nếu tài khoản đó là của bạn và bạn cần dữ liệu trong đó, hãy trả lời thư này.';

export function invitationMail(
  { name, role, inviter, email, replaces }: Names,
  url: string,
  hours: number,
): MailText {
  const who = inviter === undefined ? 'Một chủ sở hữu' : `${inviter} (${email ?? ''})`;
  return {
    subject: `Lời mời vào nhân sự quản trị Bữa Lành: ${role}`,
    lines: [
      `Chào ${name},`,
      `${who} mời bạn làm việc trong phần quản trị của Bữa Lành với vai trò ${role}.`,
      'Bấm nút dưới đây để nhận lời và đặt mật khẩu. Khi đăng nhập lần đầu, bạn cài xác thực hai lớp rồi mới làm việc khác được.',
      ...(replaces ? [CLOSED] : []),
    ],
    button: { label: 'Nhận lời mời', url },
    after: [
      `Liên kết có hiệu lực trong ${hours} giờ và chỉ dùng được một lần. Nếu đã hết hạn, hãy nhờ người mời gửi lại.`,
      'Nếu bạn không biết người mời hoặc không chờ lời mời này, hãy bỏ qua thư và đừng bấm nút.',
    ],
  };
}
