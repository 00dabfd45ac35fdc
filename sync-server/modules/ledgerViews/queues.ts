import type { Payments } from '../billing/payments/payments';
import { toWaiting, type QueueCounter } from '../waiting/queueCounter';
import { moneyInReview, owedAmount, owedSince } from './review';

export const moneyQueues = (payments: Payments): QueueCounter[] => [
  {
    name: 'payments',
    count: async () => {
      const review = await moneyInReview(payments);
      return toWaiting([
        ...review.payments.map(({ createdAt }) => createdAt),
        ...review.transfers.map(({ receivedAt }) => receivedAt),
      ]);
    },
  },
  {
    name: 'refundRequests',
    count: async () => {
      const requests = await payments.refundRequests();
      return toWaiting(requests.map((one) => one.refundRequest?.at ?? one.createdAt));
    },
  },
  {
    name: 'refundsOwed',
    count: async () => {
      const { owed } = await moneyInReview(payments);
      const sum = owed.reduce((all, one) => all + owedAmount(one), 0);
      return { ...toWaiting(owed.map(owedSince)), sum };
    },
  },
];
