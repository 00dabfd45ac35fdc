import { MEAL_FREQUENCY_WORDS, surveySummary } from '../../../src/domain/survey/words';
import { DELIVER_DAYS, ACCEPT_HOURS, orderCode } from '../../../src/domain/orders/order';
import { dong } from '../../../src/domain/money/words';
import type { MailText } from '../mail/texts';
import type { StoredOrder } from './orderRecords';
import type { OrderMail } from './jobKinds';

const hello = ({ contact: { name } }: StoredOrder): string => `Chào ${name},`;
const CONTACT = 'Nếu có thắc mắc, hãy trả lời thư này để liên hệ với Bữa Lành.';

/** Links of a mail: the order's page, and the client's own page once there is one. */
export interface OrderLinks {
  order: string;
  client?: string | undefined;
}

const followButton = ({ order }: OrderLinks) => ({ label: 'Theo dõi đơn', url: order });

const TEXTS: Record<OrderMail, (order: StoredOrder, links: OrderLinks) => MailText> = {
  paid: (order, links) => ({
    subject: `Đã nhận ${dong(order.amount)} cho đơn ${orderCode(order.orderId)}`,
    lines: [
      hello(order),
      `Bữa Lành đã nhận ${dong(order.amount)} cho đơn ${orderCode(order.orderId)}: thực đơn 7 ngày lập riêng cho bạn.`,
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
    ],
    button: links.client
      ? { label: 'Mở thực đơn của bạn', url: links.client }
      : followButton(links),
    after: [
      ...(links.client ? ['Liên kết này là của riêng bạn, xin đừng chuyển cho người khác.'] : []),
      CONTACT,
    ],
  }),
  refunding: (order, links) => ({
    subject: `Đơn ${orderCode(order.orderId)} đang được hoàn tiền`,
    lines: [
      hello(order),
      order.refundReason === 'notAccepted'
        ? `Sau ${ACCEPT_HOURS} giờ chưa có chuyên gia nhận đơn ${orderCode(order.orderId)}. Rất tiếc vì đã để bạn chờ.`
        : `Bạn đã hủy đơn ${orderCode(order.orderId)}.`,
      `Nhân viên Bữa Lành sẽ chuyển trả đủ ${dong(order.amount)}. Khi đó bạn nhận thêm một thư.`,
    ],
    button: followButton(links),
    after: [CONTACT],
  }),
};

/** The mail about an order. */
export const orderMail = (mail: OrderMail, order: StoredOrder, links: OrderLinks): MailText =>
  TEXTS[mail](order, links);
