import type { CouchDatabase } from '../../couch/client';
import type { Payments } from '../billing/payments/payments';
import type { RefundAccounts } from '../billing/payments/refundAccounts';
import type { JobQueue } from '../jobs/queue';
import type { DocumentParts } from '../printables/wiring';
import type { PublicDocuments } from '../published/publicDocuments';
import type { PurchaseLinks } from './links';
import type { PurchaseStore } from './store';

export interface PurchaseParts {
  store: PurchaseStore;
  links: PurchaseLinks;
  database: CouchDatabase;
  payments: Payments;
  refundAccounts: Pick<RefundAccounts, 'pathFor'>;
  published: PublicDocuments;
  documents: DocumentParts;
  jobs: JobQueue;
  publicUrl: () => string;
  now: () => Date;
}
