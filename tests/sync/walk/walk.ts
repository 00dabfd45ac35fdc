import type { AccountProfile } from '../../../src/domain/accounts/account';
import type { Tier } from '../../../src/domain/accounts/access/tiers';
import { getMaxClients } from '../../../src/domain/accounts/access/entitlements';
import { addPerson } from '../../integration/syncHelpers';
import type { Stage } from '../support/stage';
import { createFresh, randomFault } from './actions';
import { createLedger, type Ledger } from './ledger';
import { createPeople, type People } from './people';
import { quiet, type Seen } from './quiet';
import { createRandom, type Random } from './random';
import { notStanding } from './repeats';
import { getName, type Who } from './who';

const WEIGHTS = {
  edit: 26,
  setBack: 5,
  toggle: 4,
  backAndForth: 4,
  recreate: 4,
  takeBack: 3,
  add: 5,
  remove: 3,
  undo: 3,
  fault: 12,
  cut: 4,
  restore: 6,
  stall: 1,
  reopen: 2,
  crash: 3,
  decide: 3,
  rest: 8,
  gateway: 0.3,
  database: 0.3,
} as const;

/** Longest rest in ms: short, so that calls are in every state when it ends. */
const REST = 150;
const REPEATS_AT_END = 6;
/** More decisions than people ever need: beyond it the devices never settle. */
const MAX_DECISIONS = 300;

export interface WalkResult {
  steps: string[];
  faults: string[];
}

interface Walk {
  stage: Stage;
  random: Random;
  people: People;
  ledger: Ledger;
  steps: string[];
  workspaceId: string;
}

async function step({ stage, random, people, steps }: Walk): Promise<void> {
  const who: Who = random.chance(0.5) ? 0 : 1;
  const cable = stage.cables[who];
  const say = (what: string): void => void steps.push(`${getName(who)}: ${what}`);
  const action = random.weighted(WEIGHTS);
  switch (action) {
    case 'edit':
    case 'setBack':
    case 'toggle':
    case 'backAndForth':
    case 'recreate':
    case 'add':
    case 'remove':
      return people[action](who);
    case 'takeBack':
      cable.breakNext('/sync/push', { how: 'answer lost' });
      return people.takeBack(who, async () => {
        say('crash');
        await stage.devices[who].call({ op: 'crash' });
      });
    case 'undo':
      return people.undo();
    case 'decide':
      return void (await people.decide(who));
    case 'fault': {
      const { path, fault, times } = randomFault(random);
      say(`${times} × ${JSON.stringify(fault)} at ${path}`);
      return cable.breakNext(path, fault, times);
    }
    case 'cut':
    case 'stall':
    case 'restore':
      say(action);
      return cable[action]();
    case 'reopen':
    case 'crash':
      say(action);
      return void (await stage.devices[who].call({ op: action }));
    case 'rest':
      return new Promise((resolve) => setTimeout(resolve, random.whole(REST)));
    case 'gateway':
      steps.push('the gateway is killed');
      await stage.killGateway();
      return stage.startGateway();
    case 'database':
      steps.push('the database is killed');
      await stage.database.kill();
      return stage.database.start();
  }
}

async function judge(walk: Walk, seen: Seen): Promise<{ faults: string[]; open: number }> {
  const reports = await Promise.all(walk.stage.devices.map((device) => device.kept()));
  const conflicts = reports.flatMap((one) => one.conflicts);
  const rejections = reports.flatMap((one) => one.rejections);
  for (const conflict of conflicts) walk.ledger.recordConflict(conflict);
  const lost = walk.ledger.faults({ documents: seen.stored, conflicts, rejections });
  const errors = seen.states.flatMap((one) => one.errors.map((error) => `error: ${error}`));
  const open = conflicts.length + rejections.length;
  const wrong = seen.states.filter((one) => open === 0 && one.syncBadge.kind !== 'synced');
  const pills = wrong.map((one) => `pill: ${JSON.stringify(one.syncBadge)}`);
  return { faults: [...seen.faults, ...lost, ...errors, ...pills], open };
}

async function end(walk: Walk): Promise<string[]> {
  const { stage, people, workspaceId } = walk;
  for (const cable of stage.cables) {
    cable.clear();
    cable.restore();
  }
  const { faults: early } = await quiet(stage, workspaceId);
  if (early.length > 0) return early;
  const calm = await people.inCalm(REPEATS_AT_END);
  const seen = await quiet(stage, workspaceId);
  const standing = [...calm.faults, ...notStanding(calm.last, seen.stored)];
  if (standing.length > 0) return [...standing, ...(await judge(walk, seen)).faults];
  for (let decisions = 0; decisions < MAX_DECISIONS; decisions += 1) {
    const { faults, open } = await judge(walk, await quiet(stage, workspaceId));
    if (faults.length > 0 || open === 0) return faults;
    while ((await people.decide(0)) || (await people.decide(1))) decisions += 1;
  }
  return ['decided again and again, and never done'];
}

/** With few rows, one push follows the other and the next is read ahead. */
function rowsPerCall(seed: number): [number, number] {
  const sizes = [1, 2, 250] as const;
  const [first = 250, second = 250] = [seed, Math.floor(seed / 3)].map((n) => sizes[n % 3] ?? 250);
  return [first, second];
}

async function signIn(stage: Stage, plan: Tier, rows: [number, number]): Promise<string> {
  const { accountId, workspaceId, token } = await addPerson(stage.couch, stage.secret, { plan });
  const account: AccountProfile = {
    accountId,
    workspaceId,
    email: 'lan@example.vn',
    name: 'Lan',
    role: 'expert',
    status: 'approved',
    plan,
    maxClients: getMaxClients(plan),
  };
  await Promise.all(
    ([0, 1] as const).map((who) =>
      stage.devices[who].call({
        op: 'open',
        url: stage.cables[who].url,
        account,
        token,
        rowsPerCall: rows[who],
      }),
    ),
  );
  return workspaceId;
}

export async function walk(stage: Stage, seed: number, length = 32): Promise<WalkResult> {
  const random = createRandom(seed);
  const ledger = createLedger();
  const steps: string[] = [];
  // With the free plan some clients are refused by rule.
  const workspaceId = await signIn(
    stage,
    random.chance(0.25) ? 'free' : 'business',
    rowsPerCall(seed),
  );
  const people = createPeople({
    devices: stage.devices,
    random,
    fresh: createFresh(seed),
    ledger,
    say: (who, what) => void steps.push(`${getName(who)}: ${what}`),
  });
  const all: Walk = { stage, random, people, ledger, steps, workspaceId };
  for (const collection of ['clients', 'clients', 'menus', 'consultations'] as const)
    await people.add(0, collection);
  for (let n = 0; n < length; n += 1) await step(all);
  return { steps, faults: await end(all) };
}
