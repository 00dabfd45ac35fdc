import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { memoCode } from '../../../../src/domain/money/memo';
import {
  PAYMENT_MINUTES,
  paymentSchema,
  type Payment,
} from '../../../../src/domain/money/payments';
import type { CouchDatabase } from '../../../couch/client';
import { putNew, updateBody } from '../../../store/documents';
import { memoKey, paymentKey, paymentsPrefix, requestKey } from './billingRecords';
import { readBody, readSound } from '../../../store/envelope';

export type PaymentDraft = Pick<
  Payment,
  'purpose' | 'amount' | 'description' | 'payer' | 'seller' | 'terms'
> & {
  expiresAt?: string;
};

export const newPayment = (
  draft: PaymentDraft,
  names: Pick<Payment, 'paymentId' | 'token' | 'memo'>,
  at: Date,
): Payment => ({
  ...draft,
  ...names,
  status: 'pending',
  received: [],
  createdAt: at.toISOString(),
  expiresAt: draft.expiresAt ?? new Date(at.getTime() + PAYMENT_MINUTES * 60_000).toISOString(),
});

export interface PaymentStore {
  database: CouchDatabase;
  /** The same key returns the payment first created under it. */
  create(draft: PaymentDraft, key: string): Promise<Payment>;
  find(paymentId: string): Promise<Payment | undefined>;
  byMemo(memo: string): Promise<Payment | undefined>;
  /**
   * Retries on conflict.
   * @param change undefined leaves it unchanged
   * @returns what is stored; undefined when there is none
   */
  update(
    paymentId: string,
    change: (payment: Payment) => Payment | undefined | Promise<Payment | undefined>,
  ): Promise<Payment | undefined>;
}

const pointerSchema = z.object({ paymentId: z.string() });
/** Repeated collisions of random codes are no coincidence. */
const MEMO_TRIES = 5;

export function createPaymentStore(database: CouchDatabase, now: () => Date): PaymentStore {
  async function find(paymentId: string): Promise<Payment | undefined> {
    const stored = await database.get(paymentKey(paymentId));
    return stored && readBody(paymentSchema, stored);
  }

  async function claimMemo(paymentId: string): Promise<string> {
    for (let attempt = 1; attempt <= MEMO_TRIES; attempt += 1) {
      const memo = memoCode(randomBytes(16));
      if (await putNew(database, memoKey(memo), { paymentId }, now())) return memo;
    }
    throw new Error('no free code for a payment was found');
  }

  async function claimRequest(draft: PaymentDraft, key: string): Promise<Payment> {
    const claim = await database.get(requestKey(key));
    if (claim) return readBody(paymentSchema, claim);
    const paymentId = uuid();
    const at = now();
    const token = randomBytes(24).toString('base64url');
    const memo = await claimMemo(paymentId);
    const payment = newPayment(draft, { paymentId, token, memo }, at);
    if (await putNew(database, requestKey(key), payment, at)) return payment;
    const faster = await database.get(requestKey(key));
    if (!faster) throw new Error('the claim of a payment vanished');
    return readBody(paymentSchema, faster);
  }

  return {
    database,
    find,
    create: async (draft, key) => {
      const claimed = await claimRequest(draft, key);
      const { paymentId, purpose } = claimed;
      if (purpose.kind === 'subscription')
        await putNew(
          database,
          `${paymentsPrefix(purpose.workspaceId)}${paymentId}`,
          { paymentId },
          now(),
        );
      await putNew(database, paymentKey(paymentId), claimed, now());
      return (await find(paymentId)) ?? claimed;
    },
    byMemo: async (memo) => {
      const pointer = readSound(pointerSchema, (await database.get(memoKey(memo)))?.body);
      return pointer && find(pointer.paymentId);
    },
    update: (paymentId, change) =>
      updateBody({ database, key: paymentKey(paymentId), schema: paymentSchema, now }, change),
  };
}
