import type { PaymentRecord, TransferRecord } from '../../../src/api/adminPayments';
import type { Seller } from '../../../src/api/sales';
import { PRACTICE_ID } from '../../../src/domain/collections/practices';
import type { StoredDocument } from '../../../sync-server/couch/client';
import { workspaceDatabase } from '../../../sync-server/couch/client';
import { ACCOUNTS_DATABASE, envelope } from '../../../sync-server/modules/accounts/accountRecords';
import { documentsOf } from '../../../sync-server/modules/accounts/documents';
import { pick, type Random } from '../../attack/random';
import { Browser, putAccount } from '../../integration/accountHelpers';
import { until, type TestGateway } from '../gateway';
import { faultsOf } from './books';
import { paymentsIn, WORKSPACES } from './documents';
import type { World } from './world';
import { begin, HTTP_ACTS, type HttpStep } from './httpActs';
import type { Lists, Walk } from './walk';

/** Rounds of a walk, and acts that happen at once in each. */
const [ROUNDS, AT_ONCE] = [20, 4];

/** Documents by which the money of a walk is judged. */
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

/** Documents of a gateway as a walk in memory has them. */
async function worldOf({ ctx }: TestGateway): Promise<World> {
  const documents = new Map<string, StoredDocument>();
  const database = ctx.couch.database(ACCOUNTS_DATABASE);
  for (const kind of KINDS)
    for await (const stored of documentsOf(database, `${kind}:`))
      if (!stored.deleted) documents.set(stored._id, stored);
  const [clock, noted] = [Date.now(), new Set<string>(WORKSPACES)];
  return { documents, jobs: new Map(), clock, noted, arrived: new Set() };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Lists that staff see on their pages. */
async function listsOf(staff: Browser, world: World): Promise<Lists> {
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

/** Two of the staff and two experts, whose practices have said where their shares go. */
export async function peopleOf(gateway: TestGateway): Promise<People> {
  const { couch } = gateway.ctx;
  const staff: Browser[] = [];
  for (const id of ['owner', 'billing'] as const) {
    await putAccount(couch, id, { role: 'admin', adminRole: id });
    const browser = new Browser(gateway.url);
    await browser.login(`${id}@example.vn`);
    staff.push(browser);
  }
  const experts = new Map([['', new Browser(gateway.url)]]);
  for (const workspaceId of WORKSPACES) {
    const name = workspaceId.slice(2);
    await putAccount(couch, name);
    const practice = couch.database(workspaceDatabase(workspaceId));
    await practice.ensure();
    const sheet = { bankBin: '970422', bankAccount: '0123456789', bankHolder: 'TRAN THU HA' };
    await practice.put(envelope(`practices:${PRACTICE_ID}`, sheet, name, new Date()));
    const browser = new Browser(gateway.url);
    await browser.login(`${name}@example.vn`);
    await browser.call('PUT', '/api/expert/orders/taking', { takesOrders: true });
    experts.set(name, browser);
  }
  return { staff, experts, real: [] };
}

/**
 * Acts at random through a real gateway, some at the same time, until nothing is under way.
 * @returns what does not add up then, and how the gateway answered
 */
export async function walkHttp(
  people: People,
  gateway: TestGateway,
  random: Random,
): Promise<{ walk: Walk; faults: string[]; answers: Map<number, number> }> {
  const step = { ...people, gateway, random };
  await begin({ ...step, world: await worldOf(gateway) }, () => worldOf(gateway));
  const answers = new Map<number, number>();
  const faults: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const world = await worldOf(gateway);
    const acts = Array.from({ length: AT_ONCE }, () => pick(random, HTTP_ACTS));
    for (const answer of await Promise.all(acts.map((act) => act({ ...step, world })))) {
      if (!answer) continue;
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500) faults.push(`${answer.status} ${JSON.stringify(answer.body)}`);
    }
  }
  const [owner] = people.staff;
  if (!owner) throw new Error('nobody of the staff');
  let walk: Walk = { world: await worldOf(gateway), real: people.real };
  let open: string[] = [];
  await until(
    async () => {
      const world = await worldOf(gateway);
      walk = { world, real: people.real, lists: await listsOf(owner, world) };
      open = faultsOf(walk);
      return open.length === 0;
    },
    undefined,
    () => open.join('\n'),
  );
  return { walk, faults, answers };
}
