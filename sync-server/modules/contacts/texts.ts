import type { MailText } from '../mail/texts';
import type { Contact } from './records';

export const contactMail = ({ name, email, text }: Contact, url: string): MailText => ({
  subject: 'Tin nhắn mới từ trang công khai của bạn',
  lines: [
    'Chào bạn,',
    'Có người vừa nhắn cho bạn qua trang chuyên gia trên Bữa Lành:',
    ...text.split('\n').filter((line) => line.trim() !== ''),
    `Người gửi tự ghi tên là ${name}, email ${email}. Bữa Lành chưa kiểm tra tên và email này.`,
  ],
  button: { label: 'Xem trong sổ làm việc', url },
  after: ['Bấm trả lời thư này để viết cho người gửi. Địa chỉ của bạn chỉ lộ ra khi bạn trả lời.'],
  replyTo: email,
});
