import { AppError } from '../../../../src/domain/protocol/errors';
import { unsentRefunds } from '../../../../src/domain/money/books';
import {
  listRefunds,
  type GivenAccount,
  type Payment,
  type RefundAccount,
} from '../../../../src/domain/money/payments';
import {
  isFull,
  isOvertaken,
  presentAccount,
  refundAccountState,
  type RefundAccountState,
} from '../../../../src/domain/money/refundAccount';
import type { RefundLinks } from './refundLinks';
import type { PaymentStore } from './paymentStore';
import type { Transfers } from '../transfers/transfers';

/** A refund as its payer's page shows it. */
export interface OpenRefund {
  state: RefundAccountState;
  token: string;
  /** VND that go back, or went. */
  amount: number;
  description: string;
  memo: string;
  /** The account that counts now. */
  account: GivenAccount | undefined;
  /** Whether it can be changed by this link. */
  mayGive: boolean;
}

/** Payers give the account for a refund where the bank names none (product decision 64). */
export interface RefundAccounts {
  /** Where a payer gives it, from the root of the site; undefined where nobody is asked. */
  pathFor(payment: Payment, by: GivenAccount['by']): Promise<string | undefined>;
  /** @returns undefined for a token that opens nothing */
  open(token: string): Promise<OpenRefund | undefined>;
  /**
   * Notes an account, or another one until the refund was sent; the same again changes nothing.
   * @throws AppError refund_link_over, refund_sent, refund_source_known, refund_account_own, refund_account_full
   */
  give(token: string, to: RefundAccount): Promise<void>;
}

interface Parts {
  store: PaymentStore;
  transfers: Pick<Transfers, 'some'>;
  links: RefundLinks;
  now: () => Date;
}

const isSame = (one: RefundAccount, other: RefundAccount): boolean =>
  one.bank === other.bank && one.account === other.account && one.holder === other.holder;

/** @throws AppError where no account is taken, or not on this way */
function requireAsked(state: RefundAccountState, payment: Payment, by: GivenAccount['by']): void {
  if (state === 'sent') throw new AppError('refund_sent');
  if (state === 'known') throw new AppError('refund_source_known');
  if (state === 'over') throw new AppError('refund_link_over');
  if (isOvertaken(payment, by)) throw new AppError('refund_account_own');
  if (isFull(payment, by)) throw new AppError('refund_account_full');
}

/** VND that go back and were not sent; where all was sent, what went last. */
function computeAmount(payment: Payment): number {
  const unsent = unsentRefunds(payment);
  const refunds = unsent.length > 0 ? unsent : listRefunds(payment).slice(-1);
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** The payment after an account was given; undefined where it stands there already. */
function withAccount(
  present: Payment,
  state: RefundAccountState,
  { by, to, at }: Pick<GivenAccount, 'by' | 'to' | 'at'>,
): Payment | undefined {
  const last = presentAccount(present);
  if (state === 'asked' && last?.by === by && isSame(last.to, to)) return undefined;
  requireAsked(state, present, by);
  const { email } = present.payer;
  const sentTo = by !== 'order' && email !== undefined ? { email } : {};
  const account = { to, at, by, ...sentTo };
  return { ...present, refundAccounts: [...(present.refundAccounts ?? []), account] };
}

export function createRefundAccounts({ store, transfers, links, now }: Parts): RefundAccounts {
  async function readState(payment: Payment): Promise<RefundAccountState> {
    const ids = payment.received.map(({ transferId }) => transferId);
    return refundAccountState(payment, await transfers.some(ids), now().toISOString());
  }

  return {
    pathFor: async (payment, by) => {
      if (listRefunds(payment).length === 0) return undefined;
      return (await readState(payment)) === 'asked' ? links.buildPath(payment, by) : undefined;
    },
    open: async (token) => {
      const read = links.read(token);
      const payment = read && (await store.find(read.paymentId));
      if (!read || !payment || !links.isRight(read, payment)) return undefined;
      const state = await readState(payment);
      const { description, memo } = payment;
      const account = presentAccount(payment);
      const mayGive =
        state === 'asked' && !isOvertaken(payment, read.by) && !isFull(payment, read.by);
      return { state, token, amount: computeAmount(payment), description, memo, account, mayGive };
    },
    give: async (token, to) => {
      const read = links.read(token);
      if (!read) throw new AppError('refund_link_over');
      const stored = await store.update(read.paymentId, async (present) => {
        // The address may have been mended a moment ago.
        if (!links.isRight(read, present)) throw new AppError('refund_link_over');
        const givenAccount = { by: read.by, to, at: now().toISOString() };
        return withAccount(present, await readState(present), givenAccount);
      });
      if (!stored) throw new AppError('refund_link_over');
    },
  };
}
