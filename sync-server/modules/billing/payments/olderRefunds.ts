import { unsentRefunds } from '../../../../src/domain/money/books';
import { paymentSchema } from '../../../../src/domain/money/payments';
import { listDocuments } from '../../../store/documents';
import { readSound } from '../../../store/envelope';
import { jobRequest, type JobQueue } from '../../jobs/queue';
import { REFUND_MAIL } from '../jobKinds';
import { PAYMENTS } from './billingRecords';
import type { PaymentStore } from './paymentStore';
import type { RefundAccounts } from './refundAccounts';

interface Parts {
  store: PaymentStore;
  refundAccounts: Pick<RefundAccounts, 'pathFor'>;
  jobs: Pick<JobQueue, 'enqueueAround'>;
  now: () => Date;
}

/**
 * Asks the payers whose refunds were decided before payers were asked for an account, each once.
 * @returns how many
 */
export const createOlderRefunds =
  ({ store, refundAccounts, jobs, now }: Parts) =>
  async (): Promise<number> => {
    let asked = 0;
    for await (const { body } of listDocuments(store.database, PAYMENTS)) {
      const payment = readSound(paymentSchema, body);
      const last = payment && unsentRefunds(payment).at(-1);
      if (!last || payment.accountAskedAt !== undefined || payment.refundAccounts) continue;
      if (payment.payer.email === undefined) continue;
      const { paymentId } = payment;
      const accountAskedAt = now().toISOString();
      if (!(await refundAccounts.pathFor({ ...payment, accountAskedAt }, 'mail'))) continue;
      const job = jobRequest(REFUND_MAIL, {
        key: `${paymentId} account`,
        payload: { paymentId, at: last.at },
      });
      await jobs.enqueueAround([job], () =>
        store.update(paymentId, (present) =>
          present.accountAskedAt === undefined ? { ...present, accountAskedAt } : undefined,
        ),
      );
      asked += 1;
    }
    return asked;
  };
