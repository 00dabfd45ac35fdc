import { v7 as uuid } from 'uuid';
import { AppError } from '../../../src/domain/protocol/errors';
import { envelope } from '../../store/envelope';
import type { StaffDecision } from '../billing/payments/payments';
import { auditKey } from '../accounts/accountRecords';
import { mailRequest } from './handler';
import type { Purchase } from './records';
import type { PurchaseParts } from './parts';

export interface PurchaseCorrections {
  /**
   * Mends the address, as often as may be, until somebody confirmed it. What was mailed to the former one confirms nothing.
   * @throws AppError not_found, purchase_email_confirmed, purchase_email_mended
   */
  correct(token: string, email: string): Promise<void>;
  /**
   * The same for staff, also once it was confirmed: then the page's link ends, which its reader had.
   * @throws AppError not_found
   */
  correctFor(paymentId: string, change: StaffDecision & { email: string }): Promise<void>;
}

const MAX_CORRECTIONS = 3;

/** The purchase with another address: links that confirm the former one end, and its mail goes out again. */
function withEmail(present: Purchase, email: string): Purchase {
  const { confirmedAt, corrections = 0, mails = 1, ...rest } = present;
  const isMailed = present.settledAt !== undefined && present.revokedAt === undefined;
  // Who confirmed the former address was led to the page.
  const ends = confirmedAt === undefined ? {} : { linkRound: (present.linkRound ?? 0) + 1 };
  return {
    ...rest,
    ...ends,
    buyer: { ...present.buyer, email },
    corrections: corrections + 1,
    mails: isMailed ? mails + 1 : mails,
  };
}

/** @throws AppError purchase_email_confirmed, purchase_email_mended */
function correctedByBuyer(present: Purchase, email: string): Purchase | undefined {
  const { buyer, confirmedAt, corrections = 0 } = present;
  if (buyer.email === email) return undefined;
  if (confirmedAt !== undefined) throw new AppError('purchase_email_confirmed');
  if (corrections >= MAX_CORRECTIONS) throw new AppError('purchase_email_mended');
  return withEmail(present, email);
}

export function createCorrecting(
  { store, database, payments, jobs, now }: PurchaseParts,
  required: (token: string) => Promise<Purchase>,
): PurchaseCorrections {
  async function correctBy(
    purchaseId: string,
    email: string,
    change: (present: Purchase) => Purchase | undefined,
  ): Promise<void> {
    const before = await store.find(purchaseId);
    if (!before) throw new AppError('not_found');
    const wanted = change(before);
    const isMailed = wanted !== undefined && (wanted.mails ?? 1) > (before.mails ?? 1);
    const follows = isMailed ? [mailRequest(purchaseId, wanted.mails ?? 1)] : [];
    const stored = await jobs.enqueueAround(follows, () => store.update(purchaseId, change));
    // Repeated with each call, as an earlier one may have ended halfway.
    if (stored?.paymentId !== undefined) await payments.correctPayer(stored.paymentId, email);
  }

  return {
    correct: async (token, email) => {
      const { purchaseId } = await required(token);
      await correctBy(purchaseId, email, (present) => correctedByBuyer(present, email));
    },
    correctFor: async (paymentId, { email, by, reason }) => {
      const payment = await payments.find(paymentId);
      if (payment?.purpose.kind !== 'purchase') throw new AppError('not_found');
      const { purchaseId } = payment.purpose;
      const purchase = await store.find(purchaseId);
      if (!purchase) throw new AppError('not_found');
      const at = now();
      const auditId = uuid();
      const what = { auditId, action: 'correctBuyer', purchaseId, paymentId, by, reason };
      const audit = { ...what, from: purchase.buyer.email, to: email, at: at.toISOString() };
      // Before the act, so that none is without it.
      await database.put(envelope(auditKey(auditId), audit, by, at));
      await correctBy(purchaseId, email, (present) =>
        present.buyer.email === email ? undefined : withEmail(present, email),
      );
    },
  };
}
