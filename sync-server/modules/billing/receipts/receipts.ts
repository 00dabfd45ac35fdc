import { z } from 'zod';
import { getYear } from '../../../../src/domain/money/calendar';
import { settledAmount, type Payment } from '../../../../src/domain/money/payments';
import {
  receiptKey,
  receiptNumber,
  receiptSchema,
  type Receipt,
} from '../../../../src/domain/money/receipt';
import type { CouchDatabase } from '../../../couch/client';
import { putNew, whileConflicts } from '../../../store/documents';
import { envelope, readBody } from '../../../store/envelope';

export interface Receipts {
  issue(payment: Payment): Promise<Receipt>;
  find(paymentId: string): Promise<Receipt | undefined>;
}

export const receiptClaimKey = (paymentId: string): string => `receipt-of:${paymentId}`;
const claimSchema = z.object({
  year: z.number().int(),
  /** Lower numbers were already taken when the payment came. */
  from: z.number().int(),
  place: z.number().int().optional(),
});
type Claim = z.infer<typeof claimSchema>;

export const createReceipt = (
  payment: Payment,
  { number, seller, issuedAt }: Pick<Receipt, 'number' | 'seller' | 'issuedAt'>,
): Receipt => ({
  number,
  paymentId: payment.paymentId,
  kind: payment.purpose.kind,
  issuedAt,
  seller,
  payer: payment.payer,
  description: payment.description,
  amount: settledAmount(payment),
  memo: payment.memo,
  paidAt: payment.paidAt ?? issuedAt,
});

interface Parts {
  database: CouchDatabase;
  seller: Receipt['seller'];
  now: () => Date;
}

/**
 * A payment first stores where to start looking, then takes the first free number by writing without a revision: a second
 * writer gets a conflict. An interrupted run finds its own document the same way.
 */
export function createReceipts({ database, seller, now }: Parts): Receipts {
  const taken = new Map<number, number>();

  const at = async (year: number, sequence: number): Promise<Receipt | undefined> => {
    const stored = await database.get(receiptKey(year, sequence));
    return stored && readBody(receiptSchema, stored);
  };

  async function firstFree(year: number): Promise<number> {
    if (!taken.has(year)) {
      const [last] = await database.list({
        startKey: `receipt:${year}:\ufff0`,
        endKey: receiptKey(year, 0),
        descending: true,
        limit: 1,
      });
      taken.set(year, last ? Number(last.id.slice(-6)) : 0);
    }
    return (taken.get(year) ?? 0) + 1;
  }

  async function readClaim(paymentId: string): Promise<Claim | undefined> {
    const stored = await database.get(receiptClaimKey(paymentId));
    return stored && readBody(claimSchema, stored);
  }

  async function claim({ paymentId, paidAt }: Payment): Promise<Claim> {
    const present = await readClaim(paymentId);
    if (present) return present;
    const year = getYear(paidAt ?? now().toISOString());
    const own: Claim = { year, from: await firstFree(year) };
    if (await putNew(database, receiptClaimKey(paymentId), own, now())) return own;
    return (await readClaim(paymentId)) ?? own;
  }

  async function take(payment: Payment, { year, from }: Claim): Promise<[number, Receipt]> {
    for (let sequence = from; ; sequence += 1) {
      const issuedAt = now().toISOString();
      const own = createReceipt(payment, {
        number: receiptNumber(year, sequence),
        seller,
        issuedAt,
      });
      const isNew =
        !(await at(year, sequence)) &&
        (await putNew(database, receiptKey(year, sequence), own, now()));
      const present = isNew ? own : await at(year, sequence);
      taken.set(year, Math.max(sequence, taken.get(year) ?? 0));
      if (present?.paymentId === payment.paymentId) return [sequence, present];
    }
  }

  async function noteNumber(paymentId: string, sequence: number): Promise<void> {
    await whileConflicts(async () => {
      const stored = await database.get(receiptClaimKey(paymentId));
      const known = stored && readBody(claimSchema, stored);
      if (!stored || !known || known.place === sequence) return;
      const body = { ...known, place: sequence };
      await database.put({ ...stored, ...envelope(stored._id, body, 'gateway', now()) });
    });
  }

  async function find(paymentId: string): Promise<Receipt | undefined> {
    const known = await readClaim(paymentId);
    return known?.place === undefined ? undefined : at(known.year, known.place);
  }

  return {
    find,
    issue: async (payment) => {
      const own = await claim(payment);
      if (own.place !== undefined) {
        const known = await at(own.year, own.place);
        if (known) return known;
      }
      const [sequence, receipt] = await take(payment, own);
      await noteNumber(payment.paymentId, sequence);
      return receipt;
    },
  };
}
