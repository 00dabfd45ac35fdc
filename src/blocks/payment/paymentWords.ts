import { REVIEW_REASONS } from '../../domain/money/payments';
import { dong } from '../../domain/money/words';
import type { PaymentView } from '../../domain/money/paymentView';
import { dueAmount } from '../../domain/money/due';
import { paymentText as text } from '../../i18n/payment';
import { qrPicture } from './qrPicture';

export interface PaymentWords {
  tone: 'open' | 'attention' | 'done' | 'over';
  title: string;
  hint?: string;
}

/** VND still missing after a partial payment. */
const missing = ({ amount, received }: PaymentView): number => amount - received;

function reviewWords(payment: PaymentView): PaymentWords {
  const { reviewReason, received, amount } = payment;
  if (reviewReason !== 'amount_low')
    return {
      tone: 'attention',
      title: text.review,
      hint: `${reviewReason ? `${REVIEW_REASONS[reviewReason]}. ` : ''}${text.reviewHint}`,
    };
  const came = text.received(dong(received), dong(amount));
  return {
    tone: 'attention',
    title: text.tooLittle,
    hint: `${came} ${text.missing(dong(missing(payment)))}`,
  };
}

export function paymentWords(payment: PaymentView): PaymentWords {
  switch (payment.status) {
    case 'pending':
      return { tone: 'open', title: text.waiting, hint: text.waitingHint };
    case 'paid':
      return payment.settled
        ? { tone: 'done', title: text.paid }
        : { tone: 'open', title: text.settling };
    case 'expired':
      return { tone: 'attention', title: text.expired, hint: text.expiredHint };
    case 'cancelled':
      return { tone: 'over', title: text.cancelled, hint: text.cancelledHint };
    case 'review':
      return reviewWords(payment);
    case 'refunded': {
      const { amount = payment.amount, reason = '' } = payment.refunded ?? {};
      return { tone: 'over', title: text.refunded, hint: text.refundedHint(dong(amount), reason) };
    }
  }
}

export const hasCode = ({ status, reviewReason }: PaymentView): boolean =>
  status === 'pending' || (status === 'review' && reviewReason === 'amount_low');

export function copyFields(
  payment: PaymentView,
): { label: string; shown: string; copied?: string }[] {
  const { bank, memo } = payment;
  const amount = dueAmount(payment);
  return [
    { label: text.bank, shown: bank.name },
    { label: text.account, shown: bank.account, copied: bank.account },
    { label: text.holder, shown: bank.holder },
    { label: text.amount, shown: dong(amount), copied: String(amount) },
    { label: text.memo, shown: memo, copied: memo },
  ];
}

/** As a picture, because a phone cannot scan its own screen. */
export async function saveQr({ qr, memo }: PaymentView): Promise<void> {
  const picture = await qrPicture(qr);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = `bua-lanh-${memo}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
