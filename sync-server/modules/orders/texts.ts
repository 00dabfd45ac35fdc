import { MEAL_FREQUENCY_WORDS, surveySummary } from '../../../src/domain/publicHouse/survey/words';
import {
  DELIVER_DAYS,
  ACCEPT_HOURS,
  hoursAfter,
  orderCode,
} from '../../../src/domain/money/orders/order';
import { dong } from '../../../src/domain/money/words';
import type { Printable } from '../../../src/domain/records/printableModel';
import { timeText } from '../../../src/domain/text/days';
import type { MailText } from '../mail/texts';
import { paidFor, type StoredOrder } from './orderRecords';
import type { NoticeContent } from '../notices/notices';
import type { ExpertNews, OrderMail } from './jobKinds';

const hello = ({ contact: { name } }: StoredOrder): string => `Chào ${name},`;
const CONTACT = 'Nếu có thắc mắc, hãy trả lời thư này để liên hệ với Bữa Lành.';

/** Contains no answers, no name and nothing that opens the order. */
export const confirmOrderMail = (order: StoredOrder, url: string): MailText => ({
  subject: `Xác nhận email để nhận tin về đơn ${orderCode(order.orderId)}`,
  lines: [
    'Chào bạn,',
    `Đơn thực đơn tuần ${orderCode(order.orderId)} có tin mới, và địa chỉ email này được ghi làm nơi nhận. Nếu đó là đơn của bạn, hãy bấm nút dưới đây; tin về đơn được gửi ngay sau đó.`,
  ],
  button: { label: 'Đúng là email của tôi', url },
  after: [
    'Nếu không phải bạn, hãy bỏ qua thư này và đừng bấm nút: trong thư không có gì của người đặt.',
  ],
});

export const ORDER_PATH = '/expert/orders';

export interface OrderLinks {
  order: string;
  client?: string | undefined;
  allergies?: Printable['allergies'];
  guidance?: Printable['guidance'];
  hasPaper?: boolean;
}

const MAX_FINDINGS = 12;

const allergyLines = ({ allergies }: OrderLinks): string[] =>
  allergies
    ? [
        ...(allergies.avoid.length > 0 ? [`Dị ứng đã khai: ${allergies.avoid.join(', ')}.`] : []),
        ...allergies.findings.slice(0, MAX_FINDINGS),
      ]
    : [];

const guidanceLines = ({ guidance }: OrderLinks): string[] =>
  guidance
    ? [...guidance.lines.map(({ text }) => `• ${text}`), guidance.ask ?? ''].filter(Boolean)
    : [];

const broughtBy = (links: OrderLinks): Pick<MailText, 'button' | 'after'> => ({
  button: links.client ? { label: 'Mở thực đơn của bạn', url: links.client } : followButton(links),
  after: [
    ...(links.hasPaper ? ['Bản PDF để in nằm trong thư này.'] : []),
    ...(links.client ? ['Liên kết này là của riêng bạn, xin đừng chuyển cho người khác.'] : []),
    `Trang theo dõi đơn: ${links.order}`,
    CONTACT,
  ],
});

const followButton = ({ order }: OrderLinks) => ({ label: 'Theo dõi đơn', url: order });

const TEXTS: Record<OrderMail, (order: StoredOrder, links: OrderLinks) => MailText> = {
  paid: (order, links) => ({
    subject: `Đã nhận ${dong(paidFor(order))} cho đơn ${orderCode(order.orderId)}`,
    lines: [
      hello(order),
      `Bữa Lành đã nhận ${dong(paidFor(order))} cho đơn ${orderCode(order.orderId)}: thực đơn 7 ngày lập riêng cho bạn.`,
      `Bạn đã gửi: ${surveySummary(order.answers).join('; ')}; ${MEAL_FREQUENCY_WORDS[order.mealFrequency].toLowerCase()}.`,
      `Chuyên gia nhận đơn trong ${ACCEPT_HOURS} giờ, giao trong ${DELIVER_DAYS} ngày sau khi nhận. Không ai nhận thì bạn được hoàn đủ tiền.`,
    ],
    button: followButton(links),
    after: ['Biên nhận thanh toán đến trong một thư riêng.', CONTACT],
  }),
  accepted: (order, links) => ({
    subject: `${order.expertName ?? 'Chuyên gia'} đã nhận đơn ${orderCode(order.orderId)}`,
    lines: [
      hello(order),
      `${order.expertName ?? 'Chuyên gia'} đã nhận đơn ${orderCode(order.orderId)} và sẽ giao thực đơn trong ${DELIVER_DAYS} ngày.`,
    ],
    button: followButton(links),
    after: [CONTACT],
  }),
  delivered: (order, links) => ({
    subject: 'Thực đơn 7 ngày của bạn đã sẵn sàng',
    lines: [
      hello(order),
      `${order.expertName ?? 'Chuyên gia'} đã lập xong thực đơn 7 ngày cho đơn ${orderCode(order.orderId)}.`,
      'Bạn được yêu cầu chỉnh một lần, ngay trên trang theo dõi đơn.',
      ...allergyLines(links),
      ...guidanceLines(links),
    ],
    ...broughtBy(links),
  }),
  redelivered: (order, links) => ({
    subject: 'Thực đơn 7 ngày của bạn đã được chỉnh',
    lines: [
      hello(order),
      `${order.expertName ?? 'Chuyên gia'} đã chỉnh thực đơn của đơn ${orderCode(order.orderId)} theo yêu cầu của bạn.`,
      ...allergyLines(links),
      ...guidanceLines(links),
    ],
    ...broughtBy(links),
  }),
  refunding: (order, links) => ({
    subject: `Đơn ${orderCode(order.orderId)} đang được hoàn tiền`,
    lines: [
      hello(order),
      order.refundReason === 'notAccepted'
        ? `Sau ${ACCEPT_HOURS} giờ chưa có chuyên gia nhận đơn ${orderCode(order.orderId)}. Rất tiếc vì đã để bạn chờ.`
        : `Bạn đã hủy đơn ${orderCode(order.orderId)}.`,
      `Nhân viên Bữa Lành sẽ chuyển trả đủ ${dong(paidFor(order))}. Khi đó bạn nhận thêm một thư.`,
    ],
    button: followButton(links),
    after: [CONTACT],
  }),
};

export const orderMail = (mail: OrderMail, order: StoredOrder, links: OrderLinks): MailText =>
  TEXTS[mail](order, links);

const acceptBy = ({ paidAt, createdAt }: StoredOrder): string =>
  timeText(hoursAfter(paidAt ?? createdAt, ACCEPT_HOURS));

export function expertNotice(news: ExpertNews, order: StoredOrder): NoticeContent {
  const { orderId, change } = order;
  const code = orderCode(orderId);
  const about = { collection: 'orders', id: orderId };
  const kind = 'notification' as const;
  if (news === 'change')
    return {
      id: `order-change-${orderId}`,
      kind,
      title: `Khách muốn chỉnh thực đơn, đơn ${code}`,
      body: `${change?.text ?? ''}\n\nSửa thực đơn của khách, giao lại cho khách, rồi bấm “Giao lại” ở trang đơn.`,
      about,
    };
  if (news === 'email')
    return {
      id: `order-email-${orderId}-${order.corrections ?? 1}`,
      kind,
      title: `Khách đã sửa email, đơn ${code}`,
      body: `Email mới: ${order.contact.email}. Địa chỉ cũ không phải của khách: hãy sửa trong hồ sơ khách trước khi gửi thư.`,
      about,
    };
  return {
    id: `order-open-${orderId}`,
    kind,
    title: `Đơn thực đơn tuần mới: ${code}`,
    body: `Khách đã trả ${dong(paidFor(order))}. Ai nhận trước thì lập; nhận trước ${acceptBy(order)}.`,
    about,
  };
}

export function expertMail(
  news: ExpertNews,
  order: StoredOrder,
  { name, url }: { name: string; url: string },
): MailText {
  const code = orderCode(order.orderId);
  const lines = [`Chào ${name},`];
  const button = { label: 'Mở trang đơn', url };
  if (news === 'change')
    return {
      subject: `Khách muốn chỉnh thực đơn, đơn ${code}`,
      lines: [
        ...lines,
        `Khách của đơn ${code} đã nhận thực đơn và muốn chỉnh. Nội dung nằm ở trang đơn; mỗi đơn chỉ được chỉnh một lần.`,
      ],
      button,
    };
  if (news === 'email')
    return {
      subject: `Khách đã sửa email, đơn ${code}`,
      lines: [
        ...lines,
        `Khách của đơn ${code} đã sửa địa chỉ email. Địa chỉ mới nằm ở trang đơn; hãy sửa trong hồ sơ khách trước khi gửi thư.`,
      ],
      button,
    };
  return {
    subject: `Đơn thực đơn tuần mới: ${code}`,
    lines: [
      ...lines,
      `Có khách vừa trả ${dong(paidFor(order))} cho đơn ${code}, thực đơn 7 ngày lập riêng. Ai nhận trước thì lập; hãy nhận trước ${acceptBy(order)}.`,
    ],
    button,
    after: ['Bạn nhận thư này vì đã bật nhận đơn. Tắt ở đầu trang đơn bất cứ lúc nào.'],
  };
}
