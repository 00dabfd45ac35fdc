import type { MailText } from '../mail/texts';
import type { SoldThing } from './records';

export const THING_WORDS: Record<SoldThing['type'], string> = {
  recipes: 'công thức',
  menus: 'thực đơn',
};

interface Bought {
  type: SoldThing['type'];
  title: string;
  findings: readonly string[];
}

interface MailFacts extends Bought {
  name: string;
  until: string;
}

const MAX_FINDINGS = 12;

const formatSubject = ({ type, title }: Bought): string =>
  `${type === 'recipes' ? 'Công thức' : 'Thực đơn'} bạn đã mua: ${title}`;

const boughtLines = ({ type, title, findings }: Bought): string[] => [
  `Cảm ơn bạn đã mua ${THING_WORDS[type]} “${title}”. Bản PDF để in nằm trong thư này.`,
  ...findings.slice(0, MAX_FINDINGS).map((one) => `Dị ứng: ${one}.`),
];

const readLabels = ({ type }: Bought): string =>
  `Nếu bạn dị ứng với món nào, hãy xem phần dị ứng ở đầu ${THING_WORDS[type]} và đọc nhãn trước khi ăn.`;

export function purchaseMail({ name, until, ...bought }: MailFacts, url: string): MailText {
  const what = THING_WORDS[bought.type];
  return {
    subject: formatSubject(bought),
    lines: [
      `Chào ${name},`,
      ...boughtLines(bought),
      `Bạn cũng có thể mở lại ${what} bất cứ lúc nào bằng liên kết riêng dưới đây.`,
    ],
    button: { label: `Mở ${what}`, url },
    after: [
      `Liên kết là của riêng bạn và mở được đến hết ngày ${until}. Hãy giữ thư này.`,
      readLabels(bought),
    ],
  };
}

/** Unconfirmed address: names nobody and brings no link that opens the purchase. */
export const unconfirmedMail = (bought: Bought, url: string): MailText => ({
  subject: formatSubject(bought),
  lines: [
    'Chào bạn,',
    ...boughtLines(bought),
    `Để mở lại ${THING_WORDS[bought.type]} trên mạng bất cứ lúc nào, hãy xác nhận bằng nút dưới đây rằng email này là của bạn.`,
  ],
  button: { label: 'Đúng là email của tôi', url },
  after: [
    'Nếu bạn không mua gì, địa chỉ này đã bị ghi nhầm: hãy bỏ qua thư và đừng bấm nút.',
    readLabels(bought),
  ],
});
