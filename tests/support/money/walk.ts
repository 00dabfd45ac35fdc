import { heldAmount, unplacedAmount } from '../../../src/domain/money/books';
import { workspaceKey } from '../../../sync-server/modules/accounts/accountRecords';
import { moneyInReview, owedAmount } from '../../../sync-server/modules/ledgerViews/review';
import { pick, type Random } from '../../attack/random';
import { ALL_ACTS, ignoring, openJobs, type RealTransfer } from './acts';
import { WORKSPACES } from './documents';
import { createFate, walkGateway } from './gateway';
import type { World } from './world';
import { envelope } from '../../../sync-server/store/envelope';

const START = Date.UTC(2026, 10, 27, 3);
const STEPS = 120;
const MINUTE = 60_000;

/** VND, as staff see the sums. */
export interface Lists {
  nobody: number;
  payers: number;
  sellers: Record<string, number>;
  messages: string[];
}

export interface Walk {
  world: World;
  real: RealTransfer[];
  lists?: Lists;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

async function drain(world: World): Promise<void> {
  const gateway = walkGateway(
    world,
    createFate(() => 1, 0),
  );
  for (let round = 0; round < 200 && openJobs(world).length > 0; round += 1)
    for (const id of openJobs(world)) await gateway.run(id);
  if (openJobs(world).length > 0) throw new Error(`jobs never end: ${openJobs(world).join(', ')}`);
  for (const workspaceId of world.noted) await gateway.subscriptions.apply(workspaceId);
}

async function readLists(world: World): Promise<Lists> {
  const gateway = walkGateway(
    world,
    createFate(() => 1, 0),
  );
  const sellers: Record<string, number> = {};
  for (const id of WORKSPACES) sellers[id] = await gateway.payouts.owed(id);
  const { payments, transfers, waiting, held, owed } = await moneyInReview(gateway.payments);
  const alone = [...transfers, ...waiting];
  return {
    nobody:
      sum(payments.map(unplacedAmount)) +
      sum(alone.map(({ amount }) => amount)) +
      sum(held.map(heldAmount)),
    payers: sum(owed.map(owedAmount)),
    sellers,
    messages: [
      ...payments.flatMap(({ received }) => received.map(({ transferId }) => transferId)),
      ...alone.map(({ transferId }) => transferId),
    ],
  };
}

function newWorld(): World {
  const world: World = {
    documents: new Map(),
    jobs: new Map(),
    clock: START,
    noted: new Set(),
    arrived: new Set(),
  };
  for (const workspaceId of WORKSPACES) {
    const createdAt = new Date(START).toISOString();
    const body = { workspaceId, members: [workspaceId], plan: 'free', createdAt };
    const stored = envelope(workspaceKey(workspaceId), body, 'test', new Date(START));
    world.documents.set(stored._id, { ...stored, _rev: '1-x' });
  }
  return world;
}

/** Two gateways on one database: any call may be the last of its gateway, which then starts anew. */
export async function walkMoney(random: Random): Promise<Walk> {
  const walk: Walk = { world: newWorld(), real: [] };
  const { world } = walk;
  const begin = () => {
    const fate = createFate(random, 0.004);
    return { fate, gateway: walkGateway(world, fate) };
  };
  const gateways = [begin(), begin()];
  for (let step = 0; step < STEPS; step += 1) {
    world.clock += Math.ceil(random() * MINUTE);
    const acting = pick(random, [0, 1]);
    const [one, other] = [gateways[acting], gateways[1 - acting]];
    if (!one || !other) continue;
    const act = pick(random, ALL_ACTS);
    const running = openJobs(world).filter(() => random() < 0.6);
    await Promise.all([
      ignoring(act({ ...walk, random, gateway: one.gateway, other: other.gateway })),
      ...running.map((id) => ignoring(pick(random, [one, other]).gateway.run(id))),
    ]);
    for (const [index, { fate }] of gateways.entries()) if (fate.isDead) gateways[index] = begin();
  }
  await drain(world);
  walk.lists = await readLists(world);
  return walk;
}
