import { heldBy, refundLines } from '../../../src/domain/money/books';
import {
  computeBalances,
  isBalanced,
  ledgerEntrySchema,
  type LedgerEntry,
} from '../../../src/domain/money/ledger';
import {
  keptSum,
  receivedSum,
  listRefunds,
  settledAmount,
  statusAt,
  type Payment,
} from '../../../src/domain/money/payments';
import { isGranted, listPeriods, subscriptionAt } from '../../../src/domain/money/subscription';
import { subscriptionDocumentSchema } from '../../../sync-server/modules/billing/subscriptions/subscriptions';
import type { World } from './world';
import { isPaid, orderDeeds, orderFaults } from './orderBooks';
import { paymentsIn, transfersIn, WORKSPACES } from './documents';
import type { Walk } from './walk';
import { TEST_BANK } from '../playedBank';

type Faults = string[];

const entriesIn = ({ documents }: World): LedgerEntry[] =>
  [...documents.values()]
    .filter(({ _id }) => _id.startsWith('ledger:'))
    .map(({ body }) => ledgerEntrySchema.parse(body));

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

function alone(world: World) {
  const counted = new Set(
    paymentsIn(world).flatMap(({ received }) => received.map(({ transferId }) => transferId)),
  );
  return transfersIn(world).filter(
    ({ transferId, state }) =>
      !counted.has(transferId) && (state === 'review' || state === 'resolved'),
  );
}

function computeExpected(world: World): Map<string, number> {
  const lines: LedgerEntry['lines'] = [];
  const move = (account: string, amount: number): void => void lines.push({ account, amount });
  for (const payment of paymentsIn(world)) {
    const received = receivedSum(payment);
    move('bank', received);
    for (const [account, amount] of heldBy(payment)) move(account, amount);
    for (const { refund, lines: taken } of refundLines(payment)) {
      lines.push(...taken);
      if (refund.sentAt === undefined) continue;
      move('owed:refund', refund.amount);
      move('bank', -refund.amount);
    }
  }
  for (const { amount, resolution } of alone(world)) {
    move('bank', amount);
    move(resolution?.giveBack ? 'owed:refund' : 'unassigned', -amount);
    if (resolution?.sentAt !== undefined) {
      move('owed:refund', amount);
      move('bank', -amount);
    }
  }
  for (const workspaceId of WORKSPACES) {
    const stored = world.documents.get(`payouts:${workspaceId}`)?.body.payouts;
    for (const { amount } of (stored ?? []) as { amount: number }[]) {
      move(`owed:seller:${workspaceId}`, amount);
      move('bank', -amount);
    }
  }
  return computeBalances([{ lines }]);
}

/** Received = granted + credited + refunded + waiting, to the đồng and by account. */
function moneyFaults({ world, real }: Walk): Faults {
  const faults: Faults = [];
  const entries = entriesIn(world);
  for (const entry of entries) if (!isBalanced(entry)) faults.push(`unbalanced ${entry.of}`);
  const [has, wants] = [computeBalances(entries), computeExpected(world)];
  for (const account of new Set([...has.keys(), ...wants.keys()]))
    if ((has.get(account) ?? 0) !== (wants.get(account) ?? 0))
      faults.push(`${account} is ${has.get(account) ?? 0}, and should be ${wants.get(account)}`);
  const messages = new Set(transfersIn(world).map(({ reference }) => reference));
  const came = sum(
    real
      .filter(({ number, direction }) => direction === 'in' && messages.has(`FT${number}`))
      .map(({ amount }) => amount),
  );
  const payments = paymentsIn(world);
  const granted = sum(
    payments.filter(({ settledAt }) => settledAt !== undefined).map(settledAmount),
  );
  const beside = sum(
    payments.map(
      (one) => receivedSum(one) - (one.settledAt === undefined ? 0 : settledAmount(one)),
    ),
  );
  const waiting = beside + sum(alone(world).map(({ amount }) => amount));
  if (came !== granted + waiting) faults.push(`${came} came; ${granted} granted, ${waiting} waits`);
  return faults;
}

function planFaults({ world }: Walk): Faults {
  const payments = new Map(paymentsIn(world).map((one) => [one.paymentId, one]));
  const now = new Date(world.clock).toISOString();
  return WORKSPACES.flatMap((workspaceId) => {
    const stored = world.documents.get(`subscription:${workspaceId}`);
    const { events } = stored ? subscriptionDocumentSchema.parse(stored.body) : { events: [] };
    const faults = listPeriods(events).flatMap(({ paymentId = '' }) =>
      isPaid(payments.get(paymentId)) ? [] : [`${workspaceId} has a period of ${paymentId}`],
    );
    for (const payment of payments.values()) {
      const { paymentId, purpose, settledAt, status, refund } = payment;
      if (purpose.kind !== 'subscription' || purpose.workspaceId !== workspaceId) continue;
      if (settledAt !== undefined && !isGranted(events, paymentId))
        faults.push(`${paymentId} was settled, and gave nothing`);
      const isRunning = listPeriods(events).some(
        (one) => one.paymentId === paymentId && one.until > now,
      );
      const isCredited = events.some(
        (one) =>
          one.type === 'paid' &&
          isGranted(events, one.paymentId) &&
          one.credits.some((credit) => credit.paymentId === paymentId),
      );
      const beyond = receivedSum(payment) - settledAmount(payment);
      const back = sum(listRefunds(payment).map((one) => (one.isGoodwill ? 0 : one.amount)));
      if (isCredited && refund && back > beyond)
        faults.push(`${paymentId} was refunded, and made another one cheaper`);
      if (status === 'refunded' && isRunning) faults.push(`${paymentId} was refunded, and runs`);
    }
    const plan = world.documents.get(`workspace:${workspaceId}`)?.body.plan;
    const { tier } = subscriptionAt(events, now);
    const isApplied = world.noted.has(workspaceId) || events.length === 0;
    if (isApplied && plan !== tier) faults.push(`${workspaceId} is ${String(plan)}, not ${tier}`);
    return faults;
  });
}

function receiptFaults({ world }: Walk): Faults {
  const years = new Map<string, number[]>();
  const ofPayments: unknown[] = [];
  for (const { _id, body } of world.documents.values()) {
    const [kind, year = '', sequence] = _id.split(':');
    if (kind !== 'receipt') continue;
    years.set(year, [...(years.get(year) ?? []), Number(sequence)]);
    ofPayments.push(body.paymentId);
  }
  const faults = [...years].flatMap(([year, sequences]) =>
    sequences.sort((a, b) => a - b).every((sequence, at) => sequence === at + 1)
      ? []
      : [`receipts of ${year}: ${sequences.join(', ')}`],
  );
  if (new Set(ofPayments).size !== ofPayments.length) faults.push('a payment has two receipts');
  const settled = paymentsIn(world).filter(({ settledAt }) => settledAt !== undefined);
  for (const { paymentId } of settled)
    if (!ofPayments.includes(paymentId)) faults.push(`${paymentId} has no receipt`);
  return faults;
}

function listFaults({ world, lists }: Walk): Faults {
  if (!lists) return [];
  const { nobody, payers, sellers, messages } = lists;
  const balances = computeBalances(entriesIn(world));
  const booked = (...accounts: string[]): number =>
    -sum(accounts.map((account) => balances.get(account) ?? 0));
  const listed: [whose: string, listed: number, booked: number][] = [
    ['nobody', nobody, booked('unassigned', 'held:orders')],
    ['payers', payers, booked('owed:refund')],
    ...WORKSPACES.map((id): [string, number, number] => [
      id,
      sellers[id] ?? 0,
      booked(`owed:seller:${id}`),
    ]),
  ];
  const faults = listed.flatMap(([whose, amountText, amount]) =>
    amountText === amount ? [] : [`${amountText} of ${whose} listed, ${amount} in the books`],
  );
  if (new Set(messages).size !== messages.length) faults.push('a message stands in two lists');
  return faults;
}

const returnFaults = ({ world }: Walk): Faults => {
  const counted = paymentsIn(world).flatMap(({ received }) => received);
  const twice = new Set(counted.map(({ transferId }) => transferId)).size !== counted.length;
  const back = transfersIn(world).filter(({ transferId, resolution }) =>
    resolution?.giveBack ? counted.some((one) => one.transferId === transferId) : false,
  );
  return [
    ...(twice ? ['a message counts for two payments'] : []),
    ...back.map(({ transferId }) => `${transferId} counts and goes back`),
    ...paymentsIn(world).flatMap((one) =>
      keptSum(one) < 0 ? [`${one.paymentId} gave back more than came`] : [],
    ),
  ];
};

function destinationFaults({ world }: Walk): Faults {
  const sent = [
    ...paymentsIn(world).flatMap(listRefunds),
    ...transfersIn(world).map(({ resolution }) => ({
      ...resolution?.sending,
      sentAt: resolution?.sentAt,
    })),
  ];
  return sent.flatMap(({ sentAt, to, answers }) =>
    sentAt !== undefined && to === undefined && answers === undefined
      ? ['money was sent, and nobody knows where']
      : [],
  );
}

export const collectFaults = (walk: Walk): Faults => [
  ...moneyFaults(walk),
  ...listFaults(walk),
  ...returnFaults(walk),
  ...destinationFaults(walk),
  ...orderFaults(walk),
  ...planFaults(walk),
  ...receiptFaults(walk),
];

function deedsWith(payment: Payment, now: string): string[] {
  const { received, amount, accepted, closedAt, expiresAt, paidAt, settledAt } = payment;
  const isCounted = settledAt !== undefined;
  return [
    ...(statusAt(payment, now) === 'expired' ? ['expired'] : []),
    ...(closedAt === undefined ? [] : ['cleared away']),
    ...(isCounted && paidAt !== undefined && paidAt > expiresAt ? ['paid late'] : []),
    ...(isCounted && received.length > 1 ? ['paid in parts'] : []),
    ...(receivedSum(payment) > amount ? ['paid too much'] : []),
    ...(accepted === undefined ? [] : ['accepted']),
    ...(payment.reviewReason === undefined ? [] : [payment.reviewReason]),
  ];
}

function tierDeeds(payments: readonly Payment[], documents: World['documents']): string[] {
  const upgraded = payments.filter(
    ({ settledAt, terms }) =>
      settledAt !== undefined && ((terms?.credits ?? []) as unknown[]).length > 0,
  );
  const events = WORKSPACES.flatMap((workspaceId) => {
    const stored = documents.get(`subscription:${workspaceId}`);
    return stored ? subscriptionDocumentSchema.parse(stored.body).events : [];
  });
  return [...upgraded.map(() => 'upgraded'), ...events.map(({ type }) => `tier ${type}`)];
}

export function listDeeds({ world }: Walk): string[] {
  const { clock, documents } = world;
  const payments = paymentsIn(world);
  return [
    ...payments.map(({ status }) => `payment ${status}`),
    ...payments.flatMap(({ settledAt }) => (settledAt === undefined ? [] : ['settled'])),
    ...payments.flatMap((one) => deedsWith(one, new Date(clock).toISOString())),
    ...tierDeeds(payments, documents),
    ...orderDeeds(world),
    ...transfersIn(world).map(({ state, account }) =>
      account === TEST_BANK.BANK_ACCOUNT ? `transfer ${state}` : 'transfer elsewhere',
    ),
    ...entriesIn(world).map(({ kind, isGoodwill }) => `entry ${isGoodwill ? 'goodwill' : kind}`),
  ];
}
