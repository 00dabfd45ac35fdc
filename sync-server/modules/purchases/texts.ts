import type { MailText } from '../mail/texts';

/** The mail to who bought a recipe; the paper is attached. */
export function purchaseMail(
  { title, name, until }: { title: string; name: string; until: string },
  url: string,
): MailText {
  return {
    subject: `Công thức bạn đã mua: ${title}`,
    lines: [
      `Chào ${name},`,
      `Cảm ơn bạn đã mua công thức “${title}”. Bản PDF để in nằm trong thư này.`,
      'Bạn cũng có thể mở lại công thức bất cứ lúc nào bằng liên kết riêng dưới đây.',
    ],
    button: { label: 'Mở công thức', url },
    after: [
      `Liên kết là của riêng bạn và mở được đến hết ngày ${until}. Hãy giữ thư này.`,
      'Nếu bạn dị ứng với món nào, hãy xem phần dị ứng ở đầu công thức và đọc nhãn trước khi ăn.',
    ],
  };
}
