import { z } from 'zod';
import { yearOf } from '../../../../src/domain/money/calendar';
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

/** Receipts, numbered without gaps. */
export interface Receipts {
  /** The receipt of a paid payment; asked for again, it is the same one. */
  issue(payment: Payment): Promise<Receipt>;
  find(paymentId: string): Promise<Receipt | undefined>;
}

export const receiptClaimKey = (paymentId: string): string => `receipt-of:${paymentId}`;
const claimSchema = z.object({
  year: z.number().int(),
  /** Below this one all numbers were taken when the payment came. */
  from: z.number().int(),
  place: z.number().int().optional(),
});
type Claim = z.infer<typeof claimSchema>;

/** The receipt of a paid payment. */
export const receiptOf = (
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
  /** Who is paid. */
  seller: Receipt['seller'];
  now: () => Date;
}

/**
 * A payment claims its receipt, with a number from which on to look; then it takes the first free number: the document is written without a
 * revision, so whoever is second sees the number taken. A run that was cut finds its own document on the same way.
 */
export function createReceipts({ database, seller, now }: Parts): Receipts {
  /** Numbers of a year that are known to be taken: it saves looking at them. */
  const taken = new Map<number, number>();

  const at = async (year: number, place: number): Promise<Receipt | undefined> => {
    const stored = await database.get(receiptKey(year, place));
    return stored && readBody(receiptSchema, stored);
  };

  /** The first number that is not known to be taken; nobody has to believe it. */
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
    const year = yearOf(paidAt ?? now().toISOString());
    const own: Claim = { year, from: await firstFree(year) };
    if (await putNew(database, receiptClaimKey(paymentId), own, now())) return own;
    return (await readClaim(paymentId)) ?? own;
  }

  /** Takes the first number that is free, or finds the one that an earlier run took. */
  async function take(payment: Payment, { year, from }: Claim): Promise<[number, Receipt]> {
    for (let place = from; ; place += 1) {
      const issuedAt = now().toISOString();
      const own = receiptOf(payment, { number: receiptNumber(year, place), seller, issuedAt });
      const isNew =
        !(await at(year, place)) && (await putNew(database, receiptKey(year, place), own, now()));
      const present = isNew ? own : await at(year, place);
      taken.set(year, Math.max(place, taken.get(year) ?? 0));
      if (present?.paymentId === payment.paymentId) return [place, present];
    }
  }

  async function noteNumber(paymentId: string, place: number): Promise<void> {
    await whileConflicts(async () => {
      const stored = await database.get(receiptClaimKey(paymentId));
      const known = stored && readBody(claimSchema, stored);
      if (!stored || !known || known.place === place) return;
      const body = { ...known, place };
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
      const [place, receipt] = await take(payment, own);
      await noteNumber(payment.paymentId, place);
      return receipt;
    },
  };
}
