import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../../../src/domain/records';
import { fold } from '../../../../src/domain/text/fold';
import { MEAL_SLOTS } from '../../../../src/domain/food/storedLines';
import {
  computeBalances,
  isBalanced,
  ledgerEntrySchema,
} from '../../../../src/domain/money/ledger';
import { paymentSchema, receivedSum, statusAt } from '../../../../src/domain/money/payments';
import { receiptSchema } from '../../../../src/domain/money/receipt';
import { listPeriods, subscriptionAt } from '../../../../src/domain/money/subscription';
import { accountSchema, workspaceSchema } from '../../accounts/accountRecords';
import { transferSchema } from '../../billing/payments/billingRecords';
import { subscriptionDocumentSchema } from '../../billing/subscriptions/subscriptions';
import { orderSchema } from '../../orders/orderRecords';
import { moderationMarkSchema } from '../../published/moderationMarks';
import { goodsSchema, purchaseSchema } from '../../purchases/records';
import {
  likesSchema,
  reportSchema,
  reviewSchema,
  storedRatingSchema,
  viewsSchema,
} from '../../reviews/records';
import { HA, LAN } from '../accounts';
import { demoDocuments } from '../records';
import { demoBusiness } from './business';

const AT = '2026-11-21T23:30:00.000Z';
const START = { at: AT, secret: 'bí mật', receipts: { 2026: 41 } };
const { filed, made } = demoBusiness(START, 'hash');

const SCHEMAS = {
  payment: paymentSchema,
  ledger: ledgerEntrySchema,
  transfer: transferSchema,
  receipt: receiptSchema,
  subscription: subscriptionDocumentSchema,
  order: orderSchema,
  purchase: purchaseSchema,
  'purchase-goods': goodsSchema,
  moderation: moderationMarkSchema,
  review: reviewSchema,
  rating: storedRatingSchema,
  likes: likesSchema,
  views: viewsSchema,
  report: reportSchema,
  account: accountSchema,
  workspace: workspaceSchema,
} as const;
type Kind = keyof typeof SCHEMAS;

const all = <K extends Kind>(kind: K): ReturnType<(typeof SCHEMAS)[K]['parse']>[] =>
  filed
    .filter(([key]) => key.startsWith(`${kind}:`))
    .map(([, body]) => SCHEMAS[kind].parse(body) as ReturnType<(typeof SCHEMAS)[K]['parse']>);

const payments = all('payment');
const entries = all('ledger');
const orders = all('order');

describe('P02 P23 business around the demo practices', () => {
  it('P02 consists of records that the modules read, each once', () => {
    const keys = filed.map(([key]) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const kind of Object.keys(SCHEMAS) as Kind[])
      expect(all(kind).length, kind).toBeGreaterThan(0);
    for (const { documents } of made)
      for (const { collection, document } of documents)
        expect(COLLECTIONS[collection].safeParse(document).error, document.id).toBeUndefined();
  });

  it('P02 is the same on every run of one installation, and another one elsewhere', () => {
    expect(demoBusiness(START, 'hash').filed).toEqual(filed);
    const other = demoBusiness({ ...START, secret: 'khác' }, 'hash').filed;
    const tokens = new Set(payments.map(({ token }) => token));
    expect(JSON.stringify(other)).not.toContain([...tokens][0]);
  });

  it('P02 writes nothing into the future', () => {
    const instants = JSON.stringify(filed).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? [];
    const ends = new Set(payments.map(({ expiresAt }) => expiresAt));
    for (const at of instants) if (!ends.has(at)) expect(at <= AT, at).toBe(true);
  });

  it('P23 books every payment: all money in the bank is somebody’s', () => {
    for (const entry of entries) expect(isBalanced(entry), `${entry.kind} ${entry.of}`).toBe(true);
    const balances = computeBalances(entries);
    const transfers = all('transfer');
    const came = transfers.reduce((sum, { amount }) => sum + amount, 0);
    const sent = payments.reduce((sum, { refund }) => sum + (refund?.amount ?? 0), 0);
    expect(balances.get('bank')).toBe(came - sent);
    expect(balances.get('owed:refund')).toBe(0);
    const inReview = transfers.filter(({ state }) => state === 'review');
    expect(balances.get('unassigned')).toBe(-inReview.reduce((sum, one) => sum + one.amount, 0));
    const held = orders.filter(({ state }) => state === 'paid' || state === 'refunding');
    expect(balances.get('held:orders')).toBe(-held.reduce((sum, { amount }) => sum + amount, 0));
    const tierPayments = payments.filter(
      ({ purpose, status }) => purpose.kind === 'subscription' && status === 'paid',
    );
    expect(balances.get('revenue:subscription')).toBe(
      -tierPayments.reduce((sum, { amount }) => sum + amount, 0),
    );
  });

  it('P06 numbers receipts without a gap in the order of the money, behind earlier ones', () => {
    const receipts = all('receipt');
    const paid = payments.filter(({ settledAt }) => settledAt !== undefined);
    expect(receipts.map(({ paymentId }) => paymentId).sort()).toEqual(
      paid.map(({ paymentId }) => paymentId).sort(),
    );
    const sorted = receipts.toSorted((a, b) => (a.paidAt < b.paidAt ? -1 : 1));
    expect(sorted.map(({ number }) => number)).toEqual(
      sorted.map((_, index) => `BL26-${String(42 + index).padStart(6, '0')}`),
    );
    for (const { paymentId, receipt } of paid)
      expect(receipts.find((one) => one.paymentId === paymentId)?.number).toBe(receipt);
  });

  it('P03 gives Lan and Hà the tiers that they paid for, without a gap for Lan', () => {
    const documents = all('subscription');
    const of = (workspaceId: string) =>
      documents.find((one) => one.workspaceId === workspaceId)?.events ?? [];
    expect(subscriptionAt(of(LAN.workspaceId), AT)).toMatchObject({ state: 'active', tier: 'pro' });
    const periods = listPeriods(of(LAN.workspaceId));
    for (const [index, { from }] of periods.slice(1).entries())
      expect(from).toBe(periods[index]?.until);
    expect(subscriptionAt(of(HA.workspaceId), AT)).toMatchObject({
      state: 'active',
      tier: 'business',
      cycle: 'year',
    });
  });

  it('P09 has orders in every state that people look at, and money as their states say', () => {
    const states = new Set(orders.map(({ state }) => state));
    for (const state of ['placed', 'paid', 'accepted', 'delivered', 'refunding', 'refunded'])
      expect(states).toContain(state);
    for (const { paidWith, payments: codes, state, amount } of orders) {
      const payment = payments.find(({ paymentId }) => paymentId === codes[0]?.paymentId);
      expect(payment?.token).toBe(codes[0]?.token);
      expect(payment?.status === 'paid' || payment?.status === 'refunded').toBe(
        paidWith !== undefined,
      );
      expect(payment?.status === 'refunded').toBe(state === 'refunded');
      if (paidWith !== undefined && payment) expect(receivedSum(payment)).toBe(amount);
    }
  });

  it('P09 serves nobody what their order says they are allergic to', () => {
    const clients = made.flatMap(({ documents }) =>
      documents.flatMap((one) => (one.collection === 'clients' ? [one.document] : [])),
    );
    const menus = made.flatMap(({ documents }) =>
      documents.flatMap((one) => (one.collection === 'menus' ? [one.document] : [])),
    );
    expect(clients.length).toBeGreaterThanOrEqual(3);
    for (const client of clients) {
      const menu = menus.find(({ id }) => id === client.currentMenuId);
      const avoided = client.allergies.flatMap((one) => fold(one).split(/[,\s]+/));
      const lines = MEAL_SLOTS.flatMap((slot) => menu?.meals[slot].items ?? []);
      expect(lines.length, client.clientName).toBeGreaterThan(5);
      for (const { name, snapshot } of lines)
        for (const allergen of snapshot.allergens ?? [])
          expect(avoided, `${client.clientName}: ${name}`).not.toContain(fold(allergen));
    }
  });

  it('P21 P23 leaves work for staff: applications, money and a recipe', () => {
    expect(all('account').map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
    const waiting = payments.filter((one) => statusAt(one, AT) === 'review');
    expect(waiting.map(({ reviewReason }) => reviewReason)).toEqual(['amount_low']);
    const strays = all('transfer').filter(({ reviewReason }) => reviewReason === 'unknown_memo');
    expect(strays).toHaveLength(1);
    const [mark] = all('moderation');
    const ids = demoDocuments(HA, new Date(AT)).map(({ document }) => document.id);
    expect(ids).toContain(mark?.id);
  });
});
