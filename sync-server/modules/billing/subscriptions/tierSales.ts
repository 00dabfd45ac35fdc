import { z } from 'zod';
import { tierName } from '../../../../src/domain/accounts/access/tiers';
import { dayText } from '../../../../src/domain/text/days';
import { AppError } from '../../../../src/domain/protocol/errors';
import {
  statusAt,
  type Cycle,
  type PaidTier,
  type Payment,
} from '../../../../src/domain/money/payments';
import { isRefundAsked } from '../../../../src/domain/money/refunds';
import {
  isGranted,
  quoteFor,
  type Quote,
  type SubscriptionEvent,
} from '../../../../src/domain/money/subscription';
import type { AccessClaims } from '../../../../src/domain/accounts/account';
import { isUnconfirmed, type Account } from '../../accounts/accountRecords';
import type { AccountState } from '../../accounts/accountState';
import { SettleRefused, type PaymentHandler } from '../payments/purposeHandlers';
import type { OpenPayment, Payments } from '../payments/payments';
import type { PaymentDraft } from '../payments/paymentStore';
import type { Subscriptions } from './subscriptions';

const termsSchema = z.object({
  credits: z.array(z.object({ paymentId: z.string(), amount: z.number().int() })).default([]),
});

interface Parts {
  payments: Payments;
  subscriptions: Subscriptions;
  accountState: AccountState;
  now: () => Date;
}

const CYCLE_NAMES: Readonly<Record<Cycle, string>> = { month: '1 tháng', year: '1 năm' };

export const tierDraft = (
  workspaceId: string,
  { tier, cycle, amount, credits, from, until }: Quote,
  { name, email }: Pick<Account, 'name' | 'email'>,
): PaymentDraft => ({
  purpose: { kind: 'subscription', workspaceId, tier, cycle },
  amount,
  description: `Gói ${tierName(tier)}, ${CYCLE_NAMES[cycle]} (${dayText(from)} – ${dayText(until)})`,
  payer: { name, email },
  terms: { credits },
});

const LOOKED_AT = 10;

/** Reuses a waiting code, so that closing a window and coming back makes no second one. */
async function waitingPayment(
  { payments, now }: Parts,
  workspaceId: string,
  sale: { tier: PaidTier; cycle: Cycle; amount: number },
): Promise<Payment | undefined> {
  const recent = await payments.ofWorkspace(workspaceId, LOOKED_AT);
  return recent.find((payment) => {
    const { purpose, amount } = payment;
    if (purpose.kind !== 'subscription' || amount !== sale.amount) return false;
    const isSame = purpose.tier === sale.tier && purpose.cycle === sale.cycle;
    return isSame && statusAt(payment, now().toISOString()) === 'pending';
  });
}

/** @throws AppError refund_waiting while a refund is asked for of money that would make the tier cheaper */
async function refuseAskedBack({ payments }: Parts, { credits }: Quote): Promise<void> {
  const paid = await Promise.all(credits.map(({ paymentId }) => payments.find(paymentId)));
  if (paid.some((one) => one && isRefundAsked(one))) throw new AppError('refund_waiting');
}

export function createTierSales(parts: Parts) {
  const { payments, subscriptions, accountState, now } = parts;
  return {
    /**
     * @param key idempotency key of the caller
     * @throws AppError payments_off, email_not_confirmed, payment_conflict where the credit leaves too little to transfer,
     * refund_waiting where the money of what it credits is asked back
     */
    buy: async (
      claims: AccessClaims,
      { tier, cycle, key }: { tier: PaidTier; cycle: Cycle; key: string },
    ): Promise<OpenPayment> => {
      const { workspaceId } = claims;
      const { account } = await accountState.accountOf(claims);
      if (isUnconfirmed(account)) throw new AppError('email_not_confirmed');
      const events = await subscriptions.events(workspaceId);
      const quote = quoteFor(events, { tier, cycle }, now().toISOString());
      if (!quote) throw new AppError('payment_conflict');
      await refuseAskedBack(parts, quote);
      const { amount } = quote;
      const waiting = await waitingPayment(parts, workspaceId, { tier, cycle, amount });
      if (waiting) return { payment: payments.toView(waiting), token: waiting.token };
      return payments.create({
        key: `subscription ${workspaceId} ${key}`,
        ...tierDraft(workspaceId, quote, account),
      });
    },
    /** @throws AppError email_not_confirmed, payment_conflict where it was tried before or something is paid */
    startTrial: async (claims: AccessClaims, tier: PaidTier) => {
      const { account } = await accountState.accountOf(claims);
      if (isUnconfirmed(account)) throw new AppError('email_not_confirmed');
      const { canTry } = await subscriptions.of(claims.workspaceId);
      if (!canTry) throw new AppError('payment_conflict');
      return subscriptions.add(claims.workspaceId, (events, at) => {
        if (events.some(({ type }) => type === 'trial')) throw new AppError('payment_conflict');
        return { type: 'trial', tier, at };
      });
    },
  };
}
export type TierSales = ReturnType<typeof createTierSales>;

/** @throws SettleRefused where the credit that made it cheaper was used for another payment */
export function periodEvent(
  { paymentId, purpose, terms, accepted }: Payment,
  events: readonly SubscriptionEvent[],
  at: string,
): SubscriptionEvent | undefined {
  if (purpose.kind !== 'subscription') throw new SettleRefused('no subscription');
  if (isGranted(events, paymentId)) return undefined;
  const { tier, cycle } = purpose;
  const credits = accepted === undefined ? termsSchema.parse(terms ?? {}).credits : [];
  const event: SubscriptionEvent = { type: 'paid', paymentId, tier, cycle, credits, at };
  if (!isGranted([...events, event], paymentId)) throw new SettleRefused('a credit was used twice');
  return event;
}

async function hasRefundedCredit(
  { paymentId, terms, accepted }: Payment,
  credit: Payments['credit'],
): Promise<boolean> {
  if (accepted !== undefined) return false;
  const { credits } = termsSchema.parse(terms ?? {});
  const isThere = await Promise.all(credits.map((one) => credit(one.paymentId, paymentId)));
  return isThere.includes(false);
}

export const subscriptionHandler = (
  { add }: Pick<Subscriptions, 'add'>,
  { credit }: Pick<Payments, 'credit'>,
): PaymentHandler => ({
  kind: 'subscription',
  label: 'Gói dịch vụ',
  settle: async (payment) => {
    const { purpose } = payment;
    if (purpose.kind !== 'subscription') return;
    const isRefunded = await hasRefundedCredit(payment, credit);
    await add(purpose.workspaceId, (events, at) => {
      const event = periodEvent(payment, events, at);
      if (event && isRefunded) throw new SettleRefused('a credit goes back');
      return event;
    });
  },
  refund: async ({ purpose, paymentId }) => {
    if (purpose.kind !== 'subscription') return;
    await add(purpose.workspaceId, (events, at) =>
      events.some((event) => event.type === 'refund' && event.paymentId === paymentId)
        ? undefined
        : { type: 'refund', paymentId, at },
    );
  },
});
