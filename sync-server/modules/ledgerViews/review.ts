import type { Payment, Refund } from '../../../src/domain/money/payments';
import type { Transfer } from '../billing/payments/billingRecords';
import type { OpenMoney, Payments } from '../billing/payments/payments';

export type Owed =
  | { kind: 'payment'; payment: Payment; refund: Refund; messages: Transfer[] }
  /** `payment`: that which the message names, though it did not count for it. */
  | { kind: 'transfer'; transfer: Transfer; payment?: Payment | undefined };

export interface MoneyInReview {
  payments: Payment[];
  transfers: Transfer[];
  waiting: Transfer[];
  requests: Payment[];
  held: Payment[];
  owed: Owed[];
}

export const owedSince = (owed: Owed): string =>
  owed.kind === 'payment'
    ? owed.refund.at
    : (owed.transfer.resolution?.at ?? owed.transfer.receivedAt);

export const owedAmount = (owed: Owed): number =>
  owed.kind === 'payment' ? owed.refund.amount : owed.transfer.amount;

type Sources = Pick<
  Payments,
  | 'find'
  | 'openMoney'
  | 'transfersInReview'
  | 'transfersWaiting'
  | 'refundRequests'
  | 'transfersUnsent'
  | 'listTransfers'
>;

async function loadOwed(payments: Sources, owed: OpenMoney['owed']): Promise<Owed[]> {
  const result: Owed[] = [];
  for (const { payment, refund } of owed) {
    const messages = await payments.listTransfers(
      payment.received.map(({ transferId }) => transferId),
    );
    result.push({ kind: 'payment', payment, refund, messages });
  }
  for (const transfer of await payments.transfersUnsent()) {
    const { paymentId } = transfer;
    const payment = paymentId === undefined ? undefined : await payments.find(paymentId);
    result.push({ kind: 'transfer', transfer, payment });
  }
  return result.sort((a, b) => owedSince(a).localeCompare(owedSince(b)));
}

export async function moneyInReview(payments: Sources): Promise<MoneyInReview> {
  const { undecided, held, owed } = await payments.openMoney();
  return {
    payments: undecided,
    transfers: (await payments.transfersInReview()).toReversed(),
    waiting: await payments.transfersWaiting(),
    requests: await payments.refundRequests(),
    held,
    owed: await loadOwed(payments, owed),
  };
}
