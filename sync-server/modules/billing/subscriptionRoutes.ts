import {
  cancelSubscription,
  createSubscriptionPayment,
  reactivateSubscription,
  readPaymentHistory,
  readSubscription,
  startTrial,
  type QuoteView,
} from '../../../src/api/subscription';
import { AppError } from '../../../src/domain/errors';
import { cycleSchema, paidTierSchema } from '../../../src/domain/money/payments';
import { quoteFor, type SubscriptionEvent } from '../../../src/domain/money/subscription';
import type { BankSettings } from '../../config';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { Payments } from './payments';
import type { TierSales } from './tierSales';
import type { Subscriptions } from './subscriptions';

/** Codes that a practice may have made: each is a document that stays. */
const BUYING: Rate = { name: 'buy', calls: 10, burst: 10 };
const CHANGING: Rate = { name: 'subscription', calls: 30, burst: 20 };

interface Parts {
  payments: Payments;
  subscriptions: Subscriptions;
  sales: TierSales;
  bank: BankSettings | undefined;
  now: () => Date;
}

/** Quotes of each tier now; leaves out those whose credit leaves too little to transfer. */
function quotesOf(events: readonly SubscriptionEvent[], now: string): QuoteView[] {
  return paidTierSchema.options.flatMap((tier) =>
    cycleSchema.options.flatMap((cycle) => {
      const quote = quoteFor(events, { tier, cycle }, now);
      if (!quote) return [];
      const { credits: _, ...rest } = quote;
      return [{ ...rest, credit: rest.price - rest.amount }];
    }),
  );
}

/** Calls that change what runs, without money. */
function changeRoutes({ subscriptions, sales }: Parts): RouteDefinition[] {
  /** @throws AppError payment_conflict where nothing paid runs */
  async function change(
    workspaceId: string,
    event: { type: 'cancel' | 'resume'; reason?: string },
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
      ({ claims: { workspaceId }, body: { reason } }) =>
        change(workspaceId, { type: 'cancel', ...(reason === undefined ? {} : { reason }) }),
      { rate: CHANGING },
    ),
    route(
      reactivateSubscription,
      ({ claims: { workspaceId } }) => change(workspaceId, { type: 'resume' }),
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

/** Calls of experts about their practice's subscription. */
export function subscriptionRoutes(parts: Parts): RouteDefinition[] {
  const { payments, subscriptions, sales, bank, now } = parts;
  return [
    ...changeRoutes(parts),
    route(readSubscription, async ({ claims: { workspaceId } }) => ({
      subscription: await subscriptions.of(workspaceId),
      quotes: quotesOf(await subscriptions.events(workspaceId), now().toISOString()),
      canPay: bank !== undefined,
    })),
    route(
      createSubscriptionPayment,
      ({ claims, body: { subscriptionType: tier, billingCycle, key } }) =>
        sales.buy(claims, { tier, cycle: billingCycle === 'yearly' ? 'year' : 'month', key }),
      { rate: BUYING },
    ),
    route(readPaymentHistory, async ({ claims: { workspaceId }, query }) => {
      if (!bank) return { payments: [] };
      const { payments: found, cursor } = await payments.ofWorkspace(workspaceId, query);
      const entries = found.map((payment) => ({
        payment: payments.viewOf(payment),
        token: payment.token,
      }));
      return { payments: entries, ...(cursor === undefined ? {} : { cursor }) };
    }),
  ];
}
