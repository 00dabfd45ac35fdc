import { BANK_APPS, bankAppLink } from '../../domain/money/bankApps';
import { dueAmount } from '../../domain/money/due';
import type { PaymentView } from '../../domain/money/paymentView';
import { paymentText as text } from '../../i18n/payment';

/**
 * Links that open banks' apps with a payment's transfer; none on a trial installation, whose bank is played. The address of the page
 * stays here: it may name an order.
 */
export function bankLinks(payment: PaymentView): { name: string; href: string }[] {
  if (payment.isTrial) return [];
  const backTo = `${globalThis.location?.origin ?? ''}/`;
  const transfer = { ...payment.bank, amount: dueAmount(payment), memo: payment.memo };
  return BANK_APPS.flatMap((app) => {
    const href = bankAppLink(app, transfer, backTo);
    return href === undefined ? [] : [{ name: text.bankApp(app.name, app.isFilled), href }];
  });
}

/** Puts the memo into the clipboard before another app opens; without a clipboard it is typed. */
export function copyMemo({ memo }: PaymentView): void {
  void navigator.clipboard?.writeText(memo).catch(() => undefined);
}
