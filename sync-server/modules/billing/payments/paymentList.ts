import { paymentSchema, statusAt, type Payment } from '../../../../src/domain/money/payments';
import type { CouchDatabase } from '../../../couch/client';
import { paymentKey, PAYMENTS, paymentsPrefix } from './billingRecords';
import type { PaymentPage, PaymentQuery } from './payments';
import { readSound } from '../../../store/envelope';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
/** Scanned per page: where few match, a page is short but has a cursor. */
const MAX_LOOKED_AT = 2_000;
const BATCH = 200;

/** Smallest UUIDv7 of an instant. */
function idAt(instant: string): string {
  const hex = Date.parse(instant).toString(16).padStart(12, '0');
  return paymentKey(`${hex.slice(0, 8)}-${hex.slice(8)}`);
}

const withStatus = (payment: Payment, now: Date): Payment => ({
  ...payment,
  status: statusAt(payment, now.toISOString()),
});

export async function listPayments(
  database: CouchDatabase,
  { status, from, to, cursor, limit = DEFAULT_LIMIT }: PaymentQuery,
  now: Date,
): Promise<PaymentPage> {
  const most = Math.min(limit, MAX_LIMIT);
  const endKey = from === undefined ? PAYMENTS : idAt(from);
  let startKey = to === undefined ? `${PAYMENTS}\ufff0` : idAt(to);
  if (cursor !== undefined && paymentKey(cursor) < startKey) startKey = paymentKey(cursor);
  let passed = cursor === undefined ? undefined : paymentKey(cursor);
  const payments: Payment[] = [];
  for (let lookedAt = 0; lookedAt < MAX_LOOKED_AT; lookedAt += BATCH) {
    const range = { startKey, endKey, descending: true, limit: BATCH, includeDocs: true };
    const rows = await database.list(range);
    for (const { id, doc } of rows) {
      if (id === passed) continue;
      passed = id;
      const payment = readSound(paymentSchema, doc?.body);
      if (!payment) continue;
      const currentPayment = withStatus(payment, now);
      if (status === undefined || currentPayment.status === status) payments.push(currentPayment);
      if (payments.length === most) return { payments, cursor: payment.paymentId };
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return { payments };
    startKey = last.id;
  }
  return { payments, cursor: startKey.slice(PAYMENTS.length) };
}

/** More than anybody makes in the three months for which unpaid payments are kept. */
const MAX_OF_PRACTICE = 1_000;

export async function paymentsOfWorkspace(
  { database, workspaceId, now }: { database: CouchDatabase; workspaceId: string; now: Date },
  limit = MAX_OF_PRACTICE,
): Promise<Payment[]> {
  const prefix = paymentsPrefix(workspaceId);
  const rows = await database.list({
    startKey: `${prefix}\ufff0`,
    endKey: prefix,
    descending: true,
    limit,
  });
  const ids = rows.map(({ id }) => id.slice(prefix.length));
  const documents = await database.getMany(ids.map(paymentKey));
  return ids.flatMap((paymentId) => {
    const payment = readSound(paymentSchema, documents.get(paymentKey(paymentId))?.body);
    return payment ? [withStatus(payment, now)] : [];
  });
}
