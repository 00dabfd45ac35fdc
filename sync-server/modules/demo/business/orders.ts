import { CONSENT_VERSION } from '../../../../src/domain/publicHouse/visitorCalls';
import { clientOfOrder } from '../../../../src/domain/money/orders/client';
import { nextState, type OrderEvent } from '../../../../src/domain/money/orders/order';
import { getYear } from '../../../../src/domain/money/calendar';
import type { Payment } from '../../../../src/domain/money/payments';
import { orderPayment } from '../../orders/codes';
import { createOrder } from '../../orders/wiring';
import { orderKey, type StoredOrder } from '../../orders/orderRecords';
import { BILLING, type DemoPerson } from '../accounts';
import { createBase, buildMenu } from '../build';
import { assignment, type DemoDocument } from '../records';
import type { DemoBooks, Filed } from './books';
import type { Kitchens } from './kitchens';
import { laterThan, parseMoment, type DemoNames, type DemoStart } from './start';
import type { OrderStory, Story } from './story';

interface Parts {
  books: DemoBooks;
  names: DemoNames;
  start: DemoStart;
  getKitchen: Kitchens;
}

function after(order: StoredOrder, event: OrderEvent, change: Partial<StoredOrder>): StoredOrder {
  const state = nextState(order.state, event);
  if (!state) throw new RangeError(`the demo order ${order.contact.name} cannot ${event}`);
  return { ...order, state, ...change };
}

function placed({ key, at, contact, answers, mealFrequency }: OrderStory, parts: Parts) {
  const { names, start, books } = parts;
  const instant = parseMoment(start, at);
  const consent = { agreed: true, textVersion: CONSENT_VERSION } as const;
  const id = names.id(`order ${key}`, instant);
  const request = { id, contact, answers, mealFrequency, consent };
  const order = {
    ...createOrder(request, instant),
    token: names.token(`order ${key}`),
    mailToken: names.token(`order mail ${key}`),
    confirmation: { token: names.token(`confirmation ${key}`) },
  };
  const payment = books.ask(orderPayment(order, 0), instant);
  const { paymentId, token } = payment;
  return { order: { ...order, payments: [{ paymentId, token }] }, payment };
}

function paidOrder(
  plan: OrderStory,
  { order, payment }: { order: StoredOrder; payment: Payment },
  { books }: Parts,
): StoredOrder {
  const { createdAt: at, amount } = order;
  const { paymentId } = payment;
  if (plan.short) books.receive(payment, plan.short.amount, laterThan(at, plan.short.after));
  if (!plan.paid) return order;
  const paidAt = laterThan(at, plan.paid);
  books.receive(payment, amount, paidAt);
  const paid = after(order, 'pay', { paidWith: paymentId, paidAt });
  if (plan.cancelled) return after(paid, 'cancel', { refundReason: 'cancelled' });
  if (!plan.accepted) return paid;
  const { accountId: expertId, name: expertName, workspaceId } = plan.accepted.by;
  const acceptedAt = laterThan(at, plan.accepted.after);
  books.assign(paymentId, workspaceId, acceptedAt);
  return after(paid, 'accept', {
    expertId,
    expertName,
    expertWorkspaceId: workspaceId,
    acceptedAt,
  });
}

function finished(plan: OrderStory, order: StoredOrder, { books }: Parts): StoredOrder {
  const { createdAt: at, paidWith, orderId: clientId } = order;
  if (plan.delivered)
    return after(order, 'deliver', { clientId, deliveredAt: laterThan(at, plan.delivered.after) });
  if (!plan.refunded || paidWith === undefined) return order;
  const [refundedAt, sentAt] = [
    laterThan(at, plan.refunded.after),
    laterThan(at, plan.refunded.sent),
  ];
  const { reason } = plan.refunded;
  books.refund(paidWith, { by: BILLING.accountId, reason, at: refundedAt, sentAt });
  return after(order, 'refund', { refundedAt });
}

function buildClient(
  person: DemoPerson,
  master: string,
  { order, getKitchen }: { order: StoredOrder; getKitchen: Kitchens },
): DemoDocument[] {
  const { orderId: id, createdAt, acceptedAt: at = createdAt, deliveredAt = at } = order;
  const { practice, pantry } = getKitchen(person);
  const plan = practice.masters.find(({ key }) => key === master);
  if (!plan) throw new RangeError(`There is no demo master ${master}.`);
  const { name } = order.contact;
  const personal = { ...plan, key: `${id}-${plan.key}`, name: `Thực đơn của ${name}` };
  const menu = buildMenu(person, pantry, personal, deliveredAt, {
    clientId: id,
    masterMenuId: createBase(person, `menu-${plan.key}`, at).id,
    notes: 'Lập theo câu trả lời trong đơn.',
  });
  const base = { ...createBase(person, id, at), updatedAt: deliveredAt };
  const client = clientOfOrder({ ...order, id }, base, getYear(at));
  const goal = plan.goal ?? 'maintenance';
  const assigned = assignment(menu, { target: plan.target, goal, at: deliveredAt });
  return [
    {
      collection: 'clients',
      document: { ...client, assignedMenus: [assigned], currentMenuId: menu.id },
    },
    { collection: 'menus', document: menu },
  ];
}

export function orderDocuments(story: Story, parts: Parts) {
  const filed: Filed[] = [];
  const made: { person: DemoPerson; documents: DemoDocument[] }[] = [];
  for (const plan of story.orders) {
    const order = finished(plan, paidOrder(plan, placed(plan, parts), parts), parts);
    filed.push([orderKey(order.orderId), order]);
    if (!plan.accepted || !plan.delivered) continue;
    const { by: person } = plan.accepted;
    const documents = buildClient(person, plan.delivered.menu, {
      order,
      getKitchen: parts.getKitchen,
    });
    made.push({ person, documents });
  }
  return { filed, made };
}
