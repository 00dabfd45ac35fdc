import type { Payments } from '../billing/payments/payments';
import type { JobQueue } from '../jobs/queue';
import type { OrderStore } from './orderStore';

export interface OrderParts {
  store: OrderStore;
  payments: Payments;
  jobs: JobQueue;
  now: () => Date;
}
