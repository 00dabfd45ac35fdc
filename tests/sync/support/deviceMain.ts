import 'fake-indexeddb/auto';
import type { AccountProfile } from '../../../src/domain/accounts/account';
import { isTwoWay, type CollectionName, type TwoWayName } from '../../../src/domain/records';
import { createSession } from '../../../src/gateway/session';
import type { Fetch } from '../../../src/gateway/calls';
import { createCookieFetch } from './cookieFetch';
import { memoryStorage, runDevice, type Device } from './device';
import { applyEdit, type Edit, type Edited } from './edits';
import type { ConflictsAndRefusals } from './kept';
import { leaveStorageBehind } from './storageCopy';

/**
 * From now on no wait of more than 100 ms that begins will end, and nothing is done at intervals: what happens, events have done.
 * Let go, the app is opened anew, with which such waits end.
 */
interface HoldWaits {
  op: 'holdWaits';
  areHeld: boolean;
}

export type DeviceCall =
  | HoldWaits
  | { op: 'login'; url: string; email: string; password: string; name?: string }
  | {
      op: 'open';
      url: string;
      account: AccountProfile;
      token: string;
      rowsPerCall?: number;
    }
  | { op: 'all'; collection: CollectionName }
  | { op: 'insert'; collection: CollectionName; fields: Record<string, unknown> }
  | { op: 'recreate'; collection: CollectionName; fields: Record<string, unknown> & { id: string } }
  | { op: 'update'; collection: CollectionName; id: string; fields: Record<string, unknown> }
  | { op: 'edit'; collection: CollectionName; id: string; edit: Edit }
  | { op: 'remove'; collection: CollectionName; id: string }
  | { op: 'restore'; collection: CollectionName; document: Record<string, unknown> }
  | { op: 'status' }
  | { op: 'kept' }
  | { op: 'retryRejection' | 'discardRejection'; key: string }
  | { op: 'resolveConflict'; key: string; take: 'shown' | 'kept' | 'both' }
  | { op: 'retryNow' }
  | { op: 'reopen' }
  | { op: 'crash' }
  | { op: 'close' };

interface App {
  account: AccountProfile;
  device: Device;
  unplug(): void;
}

type Network = (path: string, init: RequestInit) => ReturnType<Fetch>;

/** Waits of no more milliseconds gather what happens at one moment; they stay. */
const SHORT = 100;
/** A wait that no test outlasts, in milliseconds. */
const FOR_EVER = 2 ** 31 - 1;
let areWaitsHeld = false;
type Work = (...rest: unknown[]) => void;
const { setTimeout: timeout, setInterval: interval } = globalThis;
globalThis.setTimeout = Object.assign(
  (work: Work, wait = 0, ...rest: unknown[]) =>
    timeout(work, areWaitsHeld && wait > SHORT ? FOR_EVER : wait, ...rest),
  timeout,
) as typeof setTimeout;
// Those that run already, too.
globalThis.setInterval = Object.assign(
  (work: Work, wait = 0, ...rest: unknown[]) =>
    interval(() => {
      if (!areWaitsHeld) work(...rest);
    }, wait),
  interval,
) as typeof setInterval;

let storage = memoryStorage();
let network: Network | null = null;
let app: App | null = null;
let rowsPerCall: number | undefined;

function opened(): Device {
  if (!app) throw new Error('not signed in');
  return app.device;
}

interface Writable {
  get(id: string): Promise<Record<string, unknown> | undefined>;
  insert(document: object): Promise<unknown>;
  update(
    id: string,
    change: (current: Record<string, unknown>) => object,
  ): Promise<Record<string, unknown>>;
  remove(id: string): Promise<void>;
  restore(document: object): Promise<unknown>;
}

function writable(collection: CollectionName): Writable {
  if (!isTwoWay(collection)) throw new Error(`${collection} is read only`);
  return opened().local[collection] as never;
}

const CALLS_KEPT = 24;
let calls: { path: string; at: number; outcome: string; took?: number }[] = [];

function noted(through: Network): Network {
  return async (path, init) => {
    const [name = ''] = path.split('?');
    const call: (typeof calls)[number] = {
      path: name,
      at: performance.now(),
      outcome: 'no answer',
    };
    calls = [...calls, call].slice(-CALLS_KEPT);
    try {
      const answer = await through(path, init);
      call.outcome = String(answer.status);
      return answer;
    } catch (error) {
      call.outcome = String(error);
      throw error;
    } finally {
      call.took = performance.now() - call.at;
    }
  };
}

function toldCalls(): string[] {
  const now = performance.now();
  return calls.map(({ path, at, outcome, took }) => {
    const [began, lasted] = [now - at, took ?? now - at].map(Math.round);
    return `${began} ms ago ${path}: ${outcome} after ${lasted} ms`;
  });
}

function plugged(through: Network): { fetch: Fetch; unplug(): void } {
  const plug = new AbortController();
  const fetch: Fetch = (path, init) => {
    const signals = init.signal ? [plug.signal, init.signal] : [plug.signal];
    return through(path, { ...init, signal: AbortSignal.any(signals) });
  };
  return { fetch, unplug: () => plug.abort() };
}

async function run(through: Network): Promise<App> {
  const { fetch, unplug } = plugged(through);
  const session = createSession({ fetch, storage });
  const { account } = session.getSnapshot();
  if (!account) throw new Error('nobody has signed in');
  return { account, device: await runDevice(session, account, rowsPerCall), unplug };
}

async function login(
  url: string,
  email: string,
  password: string,
  name?: string,
): Promise<AccountProfile> {
  storage = memoryStorage(name === undefined ? {} : { 'bualanh.deviceName': name });
  network = createCookieFetch(url);
  const session = createSession({ fetch: network, storage });
  await session.login(email, password);
  app = await run(network);
  return app.account;
}

async function open({ url, account, token, ...call }: DeviceCall & { op: 'open' }): Promise<void> {
  rowsPerCall = call.rowsPerCall;
  await app?.device.close();
  storage = memoryStorage({ 'bualanh.account': JSON.stringify(account) });
  const through = noted(createCookieFetch(url));
  network = (path, init) =>
    path === '/api/auth/refresh'
      ? Promise.resolve(
          Response.json({ success: true, accessToken: token, expiresIn: 600, account }),
        )
      : through(path, init);
  app = await run(network);
}

async function reopen(crashed: boolean): Promise<void> {
  if (!app || !network) throw new Error('not signed in');
  if (crashed) {
    app.unplug();
    await leaveStorageBehind();
  }
  await app.device.close();
  app = await run(network);
}

async function holdWaits(areHeld: boolean): Promise<void> {
  areWaitsHeld = areHeld;
  if (!areHeld) await reopen(false);
}

async function edit(collection: TwoWayName, id: string, how: Edit): Promise<Edited> {
  const target = writable(collection);
  if (!(await target.get(id))) return null;
  let before: Record<string, unknown> = {};
  const after = await target.update(id, (current) => {
    before = current;
    return applyEdit(collection, current, how);
  });
  return { before, after };
}

async function remove(collection: CollectionName, id: string): Promise<unknown> {
  const before = await writable(collection).get(id);
  if (!before) return null;
  await writable(collection).remove(id);
  return before;
}

async function recreate(
  collection: CollectionName,
  fields: Record<string, unknown> & { id: string },
): Promise<unknown> {
  const present = (): Promise<unknown> => writable(collection).get(fields.id);
  if (await present()) return null;
  const made = { ...opened().local.newBase(), ...fields };
  return writable(collection)
    .insert(made)
    .catch(async (error: unknown) => {
      if (await present()) return null;
      throw error;
    });
}

async function readConflicts(): Promise<ConflictsAndRefusals> {
  const { database } = opened().local.store;
  const keptDecisions: ConflictsAndRefusals = { conflicts: [], rejections: [] };
  for (const one of await database.decisions.toArray()) {
    const named = { key: one.id, collection: one.collection, id: one.documentId };
    if (one.kind === 'conflict') {
      const { path, shown, kept: value } = one;
      keptDecisions.conflicts.push({ ...named, path, shown, kept: value });
    } else if (one.kind === 'refused') {
      const copy = (await database.records(one.collection).get(one.documentId)) ?? null;
      keptDecisions.rejections.push({ ...named, code: one.code, copy });
    }
  }
  return keptDecisions;
}

async function perform(call: Exclude<DeviceCall, HoldWaits>): Promise<unknown> {
  switch (call.op) {
    case 'login':
      return login(call.url, call.email, call.password, call.name);
    case 'open':
      return open(call);
    case 'all':
      return opened().local[call.collection].all();
    case 'insert':
      return writable(call.collection).insert({ ...opened().local.newBase(), ...call.fields });
    case 'recreate':
      return recreate(call.collection, call.fields);
    case 'update':
      return writable(call.collection).update(call.id, (one) => ({ ...one, ...call.fields }));
    case 'edit':
      if (!isTwoWay(call.collection)) throw new Error(`${call.collection} is read only`);
      return edit(call.collection, call.id, call.edit);
    case 'remove':
      return remove(call.collection, call.id);
    case 'restore':
      return writable(call.collection).restore(call.document);
    case 'status':
      return { ...opened().status(), errors: opened().errors.map(String), calls: toldCalls() };
    case 'kept':
      return readConflicts();
    case 'retryRejection':
    case 'discardRejection':
      return opened().sync.actions[call.op](call.key);
    case 'resolveConflict':
      return opened().sync.actions.resolveConflict(call.key, call.take);
    case 'retryNow':
      return opened().sync.actions.retryNow();
    case 'reopen':
    case 'crash':
      return reopen(call.op === 'crash');
    case 'close':
      return opened().close();
  }
}

process.on('message', (message: { number: number; call: DeviceCall }) => {
  const { call } = message;
  const performed = call.op === 'holdWaits' ? holdWaits(call.areHeld) : perform(call);
  performed.then(
    (value) => process.send?.({ number: message.number, value }),
    (error: unknown) => process.send?.({ number: message.number, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
