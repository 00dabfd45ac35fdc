import { databaseName, syncLockName } from '../data/databaseName';
import type { OpenLocalData } from '../data/openLocalData';
import { isString } from '../data/deviceStore';
import type { DecisionRecord } from '../data/store/decisions';
import { DECISIONS } from '../data/store/documentDatabase';
import { toPlain } from '../data/plain';
import { createActions } from './actions';
import { openTabChannel } from './channel';
import type { LeaderState, TabChannel } from './channel';
import { startEngine } from './engine';
import type { Engine, EngineOptions } from './engine';
import { createLeadership } from './leader';
import { searchLibrary } from './librarySearch';
import type { Leadership } from './leader';
import { fetchPicture } from './pictures';
import { statusOf } from './pill';
import type { SyncHandle } from './react';
import type { Session } from '../gateway/session';
import { createStore } from '../platform/store';
import { isOlder } from '../domain/protocolVersions';
import { APP_VERSION } from '../gateway/appVersion';
import { createTabLock } from './tabLock';
import type { TabLock } from './tabLock';

/** Replication of one account on this device, as the app shell runs it. */
export interface Sync extends SyncHandle {
  start(): void;
  /** Ends replication in this tab. Close the local data only after it. */
  stop(): Promise<void>;
}

/** A change is shown at once; more of them within this time together, in milliseconds. */
const SHOW_MS = 100;

/** After a refused write of the device's storage, or a failed start, replication begins anew, in milliseconds. */
const ANEW_MS = 5000;

function isSent(value: unknown): value is NonNullable<LeaderState['lastSent']> {
  return typeof value === 'object' && value !== null && 'title' in value && 'at' in value;
}

const NOTHING: LeaderState = {
  online: false,
  probed: false,
  serverAway: false,
  refused: false,
  counted: false,
  caughtUp: false,
  outdated: null,
  waiting: [],
  refusedPictures: 0,
  failures: 0,
  lastContact: null,
  lastSent: null,
};

/**
 * Makes the replication of an opened database; `start` begins it in whichever tab leads.
 * @param report told of errors that nothing else shows, for the log
 * @param options `rowsPerCall`: most rows of one push, where a test wants many small ones
 */
export function createSync(
  local: OpenLocalData,
  session: Session,
  report: (error: unknown) => void = () => undefined,
  options: Pick<EngineOptions, 'rowsPerCall'> = {},
): Sync {
  const { device, rx } = local;
  const name = syncLockName(databaseName(local.account));
  let leader: LeaderState = NOTHING;
  let decisions: readonly DecisionRecord[] | null = null;
  const store = createStore(statusOf(leader, decisions, session.getSnapshot().locked));
  let engine: Promise<Engine> | null = null;
  let channel: TabChannel | null = null;
  let leadership: Leadership | null = null;
  let lock: TabLock | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ends: (() => void)[] = [];

  let again = false;
  let ended = false;
  let anew: ReturnType<typeof setTimeout> | undefined;
  let handingOver: Promise<void> | undefined;

  local.pictures.connect((key) => fetchPicture(local, session, key));

  function show(): void {
    const next = statusOf(leader, decisions, session.getSnapshot().locked);
    again = timer !== undefined;
    // What the pill says is never late; the rest may be (in a hidden tab timers take a second).
    if (again && next.pill.kind === store.getSnapshot().pill.kind) return;
    store.set(next);
    if (engine) channel?.send({ type: 'state', state: leader });
    if (again) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (again) show();
    }, SHOW_MS);
  }

  function publish(change: Partial<LeaderState>): void {
    leader = { ...leader, ...change };
    show();
  }

  async function lead(): Promise<Engine> {
    const lastContact = (await device.recall('lastContact', isString)) ?? null;
    const lastSent = (await device.recall('lastSent', isSent)) ?? null;
    leader = { ...NOTHING, lastContact, lastSent };
    return startEngine({ local, session, publish, report: refused, log: report, ...options });
  }

  /**
   * Something failed that waiting does not mend: most often the storage is full. What is stored is whole, so a new
   * start goes on from there, again and again until there is room.
   */
  function refused(error: unknown): void {
    report(error);
    beginAnew();
  }

  function beginAnew(): void {
    // What fails while all is being ended must not begin again on a closed database.
    if (ended || anew || !engine) return;
    anew = setTimeout(() => {
      anew = undefined;
      begin(leadAnew(engine));
    }, ANEW_MS);
  }

  async function leadAnew(dead: Promise<Engine> | null): Promise<Engine> {
    try {
      await (await dead)?.stop();
    } catch (error) {
      // What could not be started or ended is let go of; the new start reads what is stored.
      report(error);
    }
    return lead();
  }

  function begin(next: Promise<Engine>): void {
    engine = next;
    next.catch((error: unknown) => {
      report(error);
      beginAnew();
    });
  }

  function queueToLead(): void {
    leadership = createLeadership(name);
    leadership.take(() => {
      // The lock may come in the moment in which all is ended.
      if (!ended) begin(lead());
    }, report);
  }

  /** A newer app in another tab may push, and this one may not: that tab replicates from now on. */
  async function handOver(dead: Promise<Engine>): Promise<void> {
    engine = null;
    clearTimeout(anew);
    anew = undefined;
    try {
      await (await dead).stop();
    } catch (error) {
      report(error);
    }
    leadership?.release();
    if (!ended) queueToLead();
  }

  function retryNow(): void {
    if (engine) engine.then((one) => one.retryNow()).catch(refused);
    else channel?.send({ type: 'retry' });
  }

  function watchDecisions(): void {
    const subscription = rx[DECISIONS].find().$.subscribe({
      next(found) {
        decisions = found.map((one) => toPlain(one._data) as unknown as DecisionRecord);
        show();
      },
      error: report,
    });
    ends.push(() => subscription.unsubscribe());
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    actions: createActions(local, retryNow),
    searchLibrary: (query, signal) => searchLibrary(local, session, query, signal),
    start() {
      if (channel) return;
      channel = openTabChannel(name, (message) => {
        lock?.heard(message);
        if (message.type === 'ask' && engine) lock?.answer();
        if (message.type === 'newer' && engine && leader.outdated === 'app')
          if (isOlder(APP_VERSION, message.app)) handingOver = handOver(engine).catch(report);
        if (message.type === 'state' && !engine && message.state.outdated === 'app')
          channel?.send({ type: 'newer', app: APP_VERSION });
        // A leader of an older version does not say what it has found out; it sends nothing before.
        if (message.type === 'state' && !engine)
          publish({ probed: true, counted: true, ...message.state });
        else if (message.type === 'ask' && engine) show();
        else if (message.type === 'retry' && engine) retryNow();
      });
      lock = createTabLock(session, local.account.accountId, (message) => channel?.send(message));
      ends.push(lock.end, session.subscribe(show));
      watchDecisions();
      queueToLead();
      if (!engine) channel.send({ type: 'ask' });
    },
    async stop() {
      ended = true;
      for (const end of ends.splice(0)) end();
      clearTimeout(timer);
      clearTimeout(anew);
      const running = await engine?.catch(() => null);
      await running?.stop();
      await handingOver;
      leadership?.release();
      channel?.close();
      channel = null;
    },
  };
}
