import { quoteFor, type SubscriptionEvent } from '../../../../src/domain/money/subscription';
import type { DemoPerson } from '../accounts';
import { subscriptionKey } from '../../billing/payments/billingRecords';
import type { SubscriptionDocument } from '../../billing/subscriptions/subscriptions';
import { periodEvent, tierDraft } from '../../billing/subscriptions/tierSales';
import type { DemoBooks, Filed } from './books';
import { laterThan, parseMoment, type DemoStart } from './start';
import type { Story } from './story';

const PAYING = '+3m';

export function subscriptionDocuments(
  { subscriptions }: Story,
  books: DemoBooks,
  start: DemoStart,
): Filed[] {
  const events = new Map<DemoPerson, SubscriptionEvent[]>();
  for (const { of: person, tier, cycle, at, end } of subscriptions) {
    const { workspaceId } = person;
    const own = events.get(person) ?? [];
    const subscription = parseMoment(start, at);
    const quote = quoteFor(own, { tier, cycle }, subscription);
    if (!quote) throw new RangeError(`${person.name} cannot buy ${tier} then`);
    const key = `subscription ${workspaceId} demo ${at}`;
    const payment = books.ask({ key, ...tierDraft(workspaceId, quote, person) }, subscription);
    if (end === 'cancelled') books.cancel(payment.paymentId, laterThan(subscription, PAYING));
    if (end) continue;
    const paidAt = laterThan(subscription, PAYING);
    const paid = books.receive(payment, payment.amount, paidAt);
    const event = periodEvent(paid, own, paidAt);
    if (event) events.set(person, [...own, event]);
  }
  return [...events].map(([{ workspaceId, plan: base }, own]): Filed => {
    const document: SubscriptionDocument = { workspaceId, base, events: own };
    return [subscriptionKey(workspaceId), document];
  });
}
