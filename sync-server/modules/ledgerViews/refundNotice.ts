import { z } from 'zod';
import type { Payment } from '../../../src/domain/money/payments';
import { dong } from '../../../src/domain/money/words';
import { createHandler, WriteMissing, type JobHandler, type JobKind } from '../jobs/kinds';
import type { Payments } from '../billing/payments/payments';
import type { NoticeContent, NoticeWriter } from '../notices/notices';

export const REFUND_NOTICE: JobKind<{ paymentId: string }> = {
  name: 'notices.refund',
  label: 'Báo hoàn tiền cho chuyên gia',
  payload: z.object({ paymentId: z.string() }),
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};

export function buildRefundNotice({
  paymentId,
  description,
  refund,
  earlierRefunds = [],
  refundRequest,
}: Payment): NoticeContent | undefined {
  if (!refund && refundRequest?.declined)
    return {
      id: `refund-request-${paymentId}`,
      kind: 'notification',
      title: `Chưa hoàn tiền được: ${description}`.slice(0, 300),
      body: `Nhân viên đã xem yêu cầu hoàn tiền của bạn. Lý do: ${refundRequest.declined.reason}`,
      act: 'refundDeclined',
    };
  if (!refund) return undefined;
  return {
    id: earlierRefunds.length === 0 ? `refund-${paymentId}` : `refund-${paymentId}-${refund.at}`,
    kind: 'notification',
    title: `Đã hoàn ${dong(refund.amount)}: ${description}`.slice(0, 300),
    body: `Bữa Lành đã hoàn tiền cho người mua. Lý do: ${refund.reason}`,
    act: 'refunded',
  };
}

const getPractice = ({ purpose, seller }: Payment): string | undefined =>
  purpose.kind === 'subscription' ? purpose.workspaceId : seller;

export const refundNoticeHandler = (parts: {
  payments: Payments;
  notices: NoticeWriter;
}): JobHandler =>
  createHandler(REFUND_NOTICE, async ({ payload: { paymentId } }) => {
    const payment = await parts.payments.find(paymentId);
    const notice = payment && buildRefundNotice(payment);
    if (!notice) throw new WriteMissing('the refund');
    const workspaceId = getPractice(payment);
    if (workspaceId !== undefined) await parts.notices.write(workspaceId, notice);
  });
