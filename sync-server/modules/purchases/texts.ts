import type { MailText } from '../mail/texts';
import type { SoldThing } from './records';

/** Names of things in sentences. */
export const THING_WORDS: Record<SoldThing['type'], string> = {
  recipes: 'công thức',
  menus: 'thực đơn',
};

interface MailFacts {
  type: SoldThing['type'];
  title: string;
  name: string;
  until: string;
  /** Allergens of it, in words. */
  findings: readonly string[];
}

/** Findings that a mail names; the paper has them all. */
const MAX_FINDINGS = 12;

/** The mail to who bought something; the paper is attached. */
export function purchaseMail(
  { type, title, name, until, findings }: MailFacts,
  url: string,
): MailText {
  const what = THING_WORDS[type];
  return {
    subject: `${type === 'recipes' ? 'Công thức' : 'Thực đơn'} bạn đã mua: ${title}`,
    lines: [
      `Chào ${name},`,
      `Cảm ơn bạn đã mua ${what} “${title}”. Bản PDF để in nằm trong thư này.`,
      ...findings.slice(0, MAX_FINDINGS).map((one) => `Dị ứng: ${one}.`),
      `Bạn cũng có thể mở lại ${what} bất cứ lúc nào bằng liên kết riêng dưới đây.`,
    ],
    button: { label: `Mở ${what}`, url },
    after: [
      `Liên kết là của riêng bạn và mở được đến hết ngày ${until}. Hãy giữ thư này.`,
      `Nếu bạn dị ứng với món nào, hãy xem phần dị ứng ở đầu ${what} và đọc nhãn trước khi ăn.`,
    ],
  };
}
