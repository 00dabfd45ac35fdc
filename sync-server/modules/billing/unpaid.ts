import { paymentSchema, type Payment } from '../../../src/domain/money/payments';
import { CouchConflict, type CouchDatabase, type StoredDocument } from '../../couch/client';
import { readSound } from '../accounts/accountRecords';
import { documentsOf } from '../accounts/store';
import { memoKey, paymentKey, paymentsOf, REQUESTS } from './billingRecords';

/**
 * Days for which a code is kept that no money came for: longer than what it was to buy. Money that comes later has a memo that
 * nobody knows, and waits for staff.
 */
const KEEP_DAYS = 90;

const isUnpaid = ({ status, received }: Payment): boolean =>
  received.length === 0 && (status === 'pending' || status === 'cancelled');

/** @returns false where somebody wrote it meanwhile: money may have come */
async function takeOut(database: CouchDatabase, stored: StoredDocument | undefined) {
  if (!stored) return true;
  try {
    await database.put({ ...stored, body: {}, deleted: true, _deleted: true });
    return true;
  } catch (error) {
    if (error instanceof CouchConflict) return false;
    throw error;
  }
}

/** Removes codes that were never paid: anybody can have them made. @returns how many */
export async function removeUnpaid(database: CouchDatabase, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEEP_DAYS * 86_400_000).toISOString();
  let removed = 0;
  for await (const claim of documentsOf(database, REQUESTS)) {
    const made = readSound(paymentSchema, claim.body);
    if (!made || made.createdAt >= before) continue;
    const { paymentId, memo, purpose } = made;
    const stored = await database.get(paymentKey(paymentId));
    const payment = stored && readSound(paymentSchema, stored.body);
    if (stored && !(payment && isUnpaid(payment))) continue;
    if (!(await takeOut(database, stored))) continue;
    const pointers = [memoKey(memo)];
    if (purpose.kind === 'subscription')
      pointers.push(`${paymentsOf(purpose.workspaceId)}${paymentId}`);
    for (const key of pointers) await takeOut(database, await database.get(key));
    await takeOut(database, claim);
    removed += 1;
  }
  return removed;
}
