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

/** The mail to who got the money back. */
export function purchaseTakenBackMail(title: string, name: string): MailText {
  return {
    subject: `Đã hoàn tiền công thức ${title}`,
    lines: [
      `Chào ${name},`,
      `Tiền mua công thức “${title}” đã được hoàn lại cho bạn, nên liên kết riêng không mở được nữa.`,
      'Nếu có thắc mắc, hãy trả lời thư này.',
    ],
  };
}
