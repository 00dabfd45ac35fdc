import { paymentSchema, type Payment } from '../../../../src/domain/money/payments';
import type { CouchDatabase } from '../../../couch/client';
import { listDocuments, removeDocument } from '../../../store/documents';
import { memoKey, paymentKey, paymentsPrefix, REQUESTS } from './billingRecords';
import { readSound } from '../../../store/envelope';

/** Days for which an unpaid code is kept. Later money has an unknown memo, and waits for staff. */
const KEEP_DAYS = 90;

const isUnpaid = ({ status, received }: Payment): boolean =>
  received.length === 0 && (status === 'pending' || status === 'cancelled');

export async function removeUnpaid(database: CouchDatabase, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEEP_DAYS * 86_400_000).toISOString();
  let removed = 0;
  for await (const claim of listDocuments(database, REQUESTS)) {
    const made = readSound(paymentSchema, claim.body);
    if (!made || made.createdAt >= before) continue;
    const { paymentId, memo, purpose } = made;
    const stored = await database.get(paymentKey(paymentId));
    const payment = stored && readSound(paymentSchema, stored.body);
    if (stored && !(payment && isUnpaid(payment))) continue;
    // Money may have come meanwhile.
    if (stored && !(await removeDocument(database, stored))) continue;
    const pointers = [memoKey(memo)];
    if (purpose.kind === 'subscription')
      pointers.push(`${paymentsPrefix(purpose.workspaceId)}${paymentId}`);
    for (const key of pointers) {
      const pointer = await database.get(key);
      if (pointer) await removeDocument(database, pointer);
    }
    await removeDocument(database, claim);
    removed += 1;
  }
  return removed;
}
