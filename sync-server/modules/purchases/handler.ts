import { SettleRefused, type PaymentHandler } from '../billing/payments/purposeHandlers';
import { jobRequest, type JobQueue, type JobRequest } from '../jobs/queue';
import { PURCHASE_MAIL } from './jobKinds';
import type { Goods, Purchase } from './records';
import type { PurchaseStore } from './store';

export function mailRequest(purchaseId: string, time: number): JobRequest {
  return jobRequest(PURCHASE_MAIL, { key: `${purchaseId} ${time}`, payload: { purchaseId, time } });
}

interface Parts {
  store: PurchaseStore;
  jobs: JobQueue;
  readGoods: (purchase: Purchase) => Promise<Goods>;
  now: () => Date;
}

export const purchaseHandler = ({ store, jobs, readGoods, now }: Parts): PaymentHandler => ({
  kind: 'purchase',
  label: 'Giao công thức hay thực đơn đã mua',
  settle: async ({ purpose }) => {
    if (purpose.kind !== 'purchase') return;
    const purchase = await store.find(purpose.purchaseId);
    if (!purchase) throw new SettleRefused('the purchase is not there');
    const { purchaseId } = purchase;
    if (purchase.settledAt === undefined) {
      await store.keepGoods(purchaseId, await readGoods(purchase));
      await store.change(purchaseId, { settledAt: now().toISOString() });
    }
    await jobs.enqueue(mailRequest(purchaseId, 1));
  },
  refund: async ({ purpose }) => {
    if (purpose.kind !== 'purchase') return;
    const { purchaseId } = purpose;
    const purchase = await store.find(purchaseId);
    if (!purchase) return;
    if (purchase.revokedAt === undefined)
      await store.change(purchaseId, { revokedAt: now().toISOString() });
  },
  isConfirmed: async ({ purpose }) => {
    const isOurs = purpose.kind === 'purchase';
    const purchase = isOurs ? await store.find(purpose.purchaseId) : undefined;
    return purchase?.confirmedAt !== undefined;
  },
  refundNote: 'Liên kết riêng của bản đã mua không mở được nữa.',
});
