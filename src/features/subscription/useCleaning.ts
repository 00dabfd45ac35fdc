import { cleanUpPayment, cleanUpPayments, type HistoryEntry } from '../../api/workspacePayments';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { paymentText } from '../../i18n/payment';
import { subscriptionText } from '../../i18n/subscription';
import { toaster } from '../../ui/toaster';

const texts = subscriptionText.history;

export const failureToast =
  (title: string) =>
  (description: string): void =>
    toaster.create({ type: 'error', title, description });

export function useCleaning(reload: () => Promise<void>) {
  const cleaning = useAction(texts.cleaning, failureToast(texts.cleanFailed));
  const cancelling = useAction(paymentText.cancelling, failureToast(paymentText.cancelFailed));
  const all = async () => {
    let count = 0;
    const isDone = await cleaning.run(async () => {
      count = (await gateway.ask(cleanUpPayments, {})).data.cleanedCount;
    });
    if (isDone) toaster.create({ type: 'success', title: texts.cleaned(count) });
    await reload();
  };
  const one = async ({ id: paymentId }: HistoryEntry) => {
    if (await cancelling.run(() => gateway.ask(cleanUpPayment, { query: { paymentId } })))
      toaster.create({ type: 'success', title: texts.cancelled });
    await reload();
  };
  return { busy: cleaning.busy, all, one };
}
