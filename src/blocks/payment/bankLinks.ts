import { BANK_APPS, bankAppLink } from '../../domain/money/bankApps';
import { dueAmount } from '../../domain/money/due';
import type { PaymentView } from '../../domain/money/paymentView';
import { paymentText as text } from '../../i18n/payment';

/**
 * None on a trial installation, whose bank is simulated. The page's address is not passed to the bank's app, since it may
 * name an order.
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

/** Copied before another app opens; without a clipboard the payer types it. */
export function copyMemo({ memo }: PaymentView): void {
  void navigator.clipboard?.writeText(memo).catch(() => undefined);
}
