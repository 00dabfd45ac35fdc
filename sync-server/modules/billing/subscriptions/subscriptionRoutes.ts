import {
  cancelSubscription,
  changeRenewal,
  createSubscriptionPayment,
  reactivateSubscription,
  readSubscription,
  startTrial,
  type QuoteView,
} from '../../../../src/api/subscription';
import { AppError } from '../../../../src/domain/protocol/errors';
import { cycleSchema, paidTierSchema, type Cycle } from '../../../../src/domain/money/payments';
import { buildQrPayment } from '../../../../src/domain/money/qrPayment';
import { quoteFor, type SubscriptionEvent } from '../../../../src/domain/money/subscription';
import type { BankSettings } from '../../../bankSettings';
import type { Rate } from '../../../http/rates';
import { route } from '../../../http/route';
import type { RouteDefinition } from '../../../http/routes';
import type { OpenPayment } from '../payments/payments';
import type { TierSales } from './tierSales';
import type { Subscriptions } from './subscriptions';

const BUYING: Rate = { name: 'buy', calls: 10, burst: 10 };
const CHANGING: Rate = { name: 'subscription', calls: 30, burst: 20 };

interface Parts {
  subscriptions: Subscriptions;
  sales: TierSales;
  bank: BankSettings | undefined;
  mailFrom: string;
  now: () => Date;
}

/** Omits tiers whose credit leaves too little to transfer. */
function buildQuotes(events: readonly SubscriptionEvent[], now: string): QuoteView[] {
  return paidTierSchema.options.flatMap((tier) =>
    cycleSchema.options.flatMap((cycle) => {
      const quote = quoteFor(events, { tier, cycle }, now);
      if (!quote) return [];
      const { credits: _, ...rest } = quote;
      return [{ ...rest, credit: rest.price - rest.amount }];
    }),
  );
}

const toCycle = (billingCycle: 'monthly' | 'yearly'): Cycle =>
  billingCycle === 'yearly' ? 'year' : 'month';

const toAnswer = ({ payment, token }: OpenPayment) => ({ payment: buildQrPayment(payment), token });

function changeRoutes({ subscriptions, sales }: Parts): RouteDefinition[] {
  /** @throws AppError payment_conflict where nothing paid runs */
  async function change(
    workspaceId: string,
    event: { type: 'cancel' | 'resume'; reason?: string; feedback?: string },
  ) {
    const { state } = await subscriptions.of(workspaceId);
    if (state !== 'active' && state !== 'cancelled' && state !== 'trial')
      throw new AppError('payment_conflict');
    const subscription = await subscriptions.add(workspaceId, (events, at) => {
      const last = events.findLast(({ type }) => type !== 'refund');
      return last?.type === event.type ? undefined : { ...event, at };
    });
    return { subscription };
  }

  return [
    route(
      cancelSubscription,
      ({ claims: { workspaceId }, body: { reason, feedback } }) =>
        change(workspaceId, { type: 'cancel', reason, ...(feedback ? { feedback } : {}) }),
      { rate: CHANGING },
    ),
    route(
      reactivateSubscription,
      async ({ claims, body: { plan, billingCycle, key } }) => {
        const { workspaceId } = claims;
        if (plan === undefined) return change(workspaceId, { type: 'resume' });
        if (billingCycle === undefined || key === undefined) throw new AppError('invalid_request');
        const opened = await sales.buy(claims, { tier: plan, cycle: toCycle(billingCycle), key });
        return { subscription: await subscriptions.of(workspaceId), ...toAnswer(opened) };
      },
      { rate: CHANGING },
    ),
  ];
}

function nextRoutes({ subscriptions, sales }: Parts): RouteDefinition[] {
  return [
    route(
      changeRenewal,
      async ({ claims: { workspaceId }, body: { autoRenew, billingCycle } }) => ({
        subscription: await subscriptions.renew(workspaceId, {
          ...(autoRenew === undefined ? {} : { isAuto: autoRenew }),
          ...(billingCycle === undefined ? {} : { cycle: toCycle(billingCycle) }),
        }),
      }),
      { rate: CHANGING },
    ),
    route(
      startTrial,
      async ({ claims, body: { tier } }) => ({
        subscription: await sales.startTrial(claims, tier),
      }),
      { rate: CHANGING },
    ),
  ];
}

const addressIn = (mailFrom: string): string => /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;

export function subscriptionRoutes(parts: Parts): RouteDefinition[] {
  const { subscriptions, sales, bank, mailFrom, now } = parts;
  return [
    ...changeRoutes(parts),
    ...nextRoutes(parts),
    route(readSubscription, async ({ claims: { workspaceId } }) => ({
      subscription: await subscriptions.of(workspaceId),
      quotes: buildQuotes(await subscriptions.events(workspaceId), now().toISOString()),
      canPay: bank !== undefined,
      support: addressIn(mailFrom),
    })),
    route(
      createSubscriptionPayment,
      async ({ claims, body: { subscriptionType: tier, billingCycle, key } }) =>
        toAnswer(await sales.buy(claims, { tier, cycle: toCycle(billingCycle), key })),
      { rate: BUYING },
    ),
  ];
}
