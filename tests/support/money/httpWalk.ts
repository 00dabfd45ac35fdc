import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentRecord, TransferRecord } from '../../../src/api/adminPayments';
import type { Seller } from '../../../src/api/sales';
import { PRACTICE_ID } from '../../../src/domain/records/practices';
import { listRefunds } from '../../../src/domain/money/payments';
import { workspaceDatabase, type StoredDocument } from '../../../sync-server/couch/client';
import { listDocuments } from '../../../sync-server/store/documents';
import {
  REFUND_PAYMENT,
  REFUND_SENT,
  SETTLE_PAYMENT,
  TAKE_TRANSFER,
  TRANSFER_SENT,
} from '../../../sync-server/modules/billing/jobKinds';
import { jobSchema, JOBS_DATABASE } from '../../../sync-server/modules/jobs/jobRecords';
import { pick, type Random } from '../../attack/random';
import { Browser, putAccount } from '../../integration/accountHelpers';
import { until } from '../gateway';
import { collectFaults } from './books';
import { paymentsIn, transfersIn, WORKSPACES } from './documents';
import type { World } from './world';
import { begin, HTTP_ACTS, type HttpStep, type WalkedGateway } from './httpActs';
import type { Lists, Walk } from './walk';
import { ACCOUNTS_DATABASE, envelope } from '../../../sync-server/store/envelope';

const [ROUNDS, AT_ONCE] = [20, 4];

/** How often a round has its gateway killed, and milliseconds of the round within which it is. */
const [KILLED, KILLED_WITHIN] = [0.35, 400];
/** Milliseconds until all is carried out: a killed gateway's jobs wait for their lease, a typed code for its half minute. */
const LONGEST = 180_000;
/** Jobs that move money. */
const MONEY_JOBS = new Set(
  [TAKE_TRANSFER, SETTLE_PAYMENT, REFUND_PAYMENT, REFUND_SENT, TRANSFER_SENT].map(
    ({ name }) => name,
  ),
).add('sales.payout');

const KINDS = [
  'ledger',
  'payment',
  'transfer',
  'order',
  'payouts',
  'receipt',
  'subscription',
  'workspace',
] as const;

async function readWorld({ couch }: WalkedGateway): Promise<World> {
  const documents = new Map<string, StoredDocument>();
  const database = couch.database(ACCOUNTS_DATABASE);
  for (const kind of KINDS)
    for await (const stored of listDocuments(database, `${kind}:`))
      if (!stored.deleted) documents.set(stored._id, stored);
  const [clock, noted] = [Date.now(), new Set<string>(WORKSPACES)];
  return { documents, jobs: new Map(), clock, noted, arrived: new Set() };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

async function readLists(staff: Browser, world: World): Promise<Lists> {
  const read = async <T>(path: string): Promise<T> => {
    const { status, body } = await staff.call('GET', path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    return body as T;
  };
  const review = await read<{
    payments: PaymentRecord[];
    transfers: TransferRecord[];
    waiting: TransferRecord[];
  }>('/api/admin/payments/review');
  const held = await read<{ sum: number }>('/api/admin/payments/held');
  const owed = await read<{ sum: number }>('/api/admin/payments/owed');
  const { sellers } = await read<{ sellers: Seller[] }>('/api/admin/sellers');
  const alone = [...review.transfers, ...review.waiting];
  const listed = new Set(review.payments.map(({ id }) => id));
  const counted = paymentsIn(world).filter(({ paymentId }) => listed.has(paymentId));
  return {
    nobody:
      sum(review.payments.map(({ undecided = 0 }) => undecided)) +
      sum(alone.map(({ amount }) => amount)) +
      held.sum,
    payers: owed.sum,
    sellers: Object.fromEntries(
      sellers.map(({ workspaceId, owed: share }) => [workspaceId, share]),
    ),
    messages: [
      ...counted.flatMap(({ received }) => received.map(({ transferId }) => transferId)),
      ...alone.map(({ id }) => id),
    ],
  };
}

type People = Pick<HttpStep, 'staff' | 'experts' | 'real'>;

export async function createPeople(
  { url, couch }: WalkedGateway,
  browserAt = () => new Browser(url),
): Promise<People> {
  const staff: Browser[] = [];
  for (const id of ['owner', 'billing'] as const) {
    await putAccount(couch, id, { role: 'admin', adminRole: id });
    const browser = browserAt();
    await browser.login(`${id}@example.vn`);
    staff.push(browser);
  }
  const experts = new Map([['', browserAt()]]);
  for (const workspaceId of WORKSPACES) {
    const name = workspaceId.slice(2);
    await putAccount(couch, name);
    const practice = couch.database(workspaceDatabase(workspaceId));
    await practice.ensure();
    const sheet = { bankBin: '970422', bankAccount: '0123456789', bankHolder: 'TRAN THU HA' };
    await practice.put(envelope(`practices:${PRACTICE_ID}`, sheet, name, new Date()));
    const browser = browserAt();
    await browser.login(`${name}@example.vn`);
    await browser.call('PUT', '/api/expert/orders/taking', { takesOrders: true });
    experts.set(name, browser);
  }
  return { staff, experts, real: [] };
}

/** Jobs of money that are not over, by what they do. */
async function underWay({ couch }: WalkedGateway): Promise<string[]> {
  const open: string[] = [];
  for await (const { body } of listDocuments(couch.database(JOBS_DATABASE), 'job:')) {
    const { kind, state } = jobSchema.parse(body);
    const isOver = state === 'done' || state === 'discarded';
    if (!isOver && MONEY_JOBS.has(kind)) open.push(`${kind} is ${state}`);
  }
  return open;
}

const twice = (made: readonly string[]): boolean => new Set(made).size !== made.length;

/** A message or press that is repeated counts once. */
function repeatFaults({ world, real }: Walk): string[] {
  const messages = new Set(transfersIn(world).map(({ reference }) => reference));
  const lost = real.filter(({ number }) => !messages.has(`FT${number}`));
  const reasons = paymentsIn(world).flatMap((one) => listRefunds(one).map(({ reason }) => reason));
  const payouts = WORKSPACES.flatMap((workspaceId) => {
    const stored = world.documents.get(`payouts:${workspaceId}`)?.body.payouts;
    return ((stored ?? []) as { payoutId: string }[]).map(({ payoutId }) => payoutId);
  });
  return [
    ...lost.map(({ number }) => `the bank told of ${number}, and nobody knows`),
    ...(twice(reasons) ? ['money was refunded twice for one decision'] : []),
    ...(twice(payouts) ? ['a share was paid out twice for one decision'] : []),
  ];
}

/** Ends the gateway at some moment, and has it again. */
type Kill = () => Promise<void>;

/** Kills it while acts are under way, behind some of them, or not at all. */
async function killAmid(random: Random, kill: Kill | undefined): Promise<void> {
  const [isKilled, after] = [random() < KILLED, random() * KILLED_WITHIN];
  if (!kill || !isKilled) return;
  await pause(after);
  await kill();
}

/** Waits until nothing is under way and all adds up, or for good. @returns the walk at its end */
async function ended(people: People, gateway: WalkedGateway): Promise<Walk> {
  const [owner] = people.staff;
  if (!owner) throw new Error('nobody of the staff');
  let walk: Walk = { world: await readWorld(gateway), real: people.real };
  let open: string[] = [];
  await until(
    async () => {
      const jobs = await underWay(gateway);
      const world = await readWorld(gateway);
      walk = { world, real: people.real, lists: await readLists(owner, world) };
      open = [...jobs, ...collectFaults(walk), ...repeatFaults(walk)];
      return open.length === 0;
    },
    LONGEST,
    () => open.join('\n'),
  );
  return walk;
}

/**
 * Acts at random through a real gateway, some at the same time, until nothing is under way.
 * @param kill ends the gateway amid acts, and behind them amid jobs
 * @returns what does not add up then, and how the gateway answered
 */
export async function walkHttp(
  people: People,
  gateway: WalkedGateway,
  random: Random,
  kill?: Kill,
): Promise<{ walk: Walk; faults: string[]; answers: Map<number, number> }> {
  const step = { ...people, gateway, random };
  await begin({ ...step, world: await readWorld(gateway) }, () => readWorld(gateway));
  const answers = new Map<number, number>();
  const faults: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const world = await readWorld(gateway);
    const acts = Array.from({ length: AT_ONCE }, () => pick(random, HTTP_ACTS));
    const acting = Promise.all(acts.map((act) => act({ ...step, world })));
    const [made] = await Promise.all([acting, killAmid(random, kill)]);
    for (const answer of made) {
      if (!answer) continue;
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500) faults.push(`${answer.status} ${JSON.stringify(answer.body)}`);
    }
  }
  for (let time = 0; time < 2; time += 1) await killAmid(random, kill);
  return { walk: await ended(people, gateway), faults, answers };
}
