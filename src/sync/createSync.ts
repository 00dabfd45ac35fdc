import { databaseName, syncLockName } from '../data/databaseName';
import type { OpenLocalData } from '../data/openLocalData';
import { isString } from '../data/deviceStore';
import type { DecisionRecord } from '../data/store/decisions';
import { createActions } from './actions';
import { openTabChannel, type LeaderState, type TabChannel, type TabMessage } from './channel';
import { startEngine, type Engine, type EngineOptions } from './engine';
import { createLeadership, type Leadership } from './leader';
import { LibrarySearch } from './librarySearch';
import { fetchImage } from './images';
import { buildStatus } from './syncBadge';
import type { SyncHandle } from './react';
import type { Session } from '../gateway/session';
import { createStore, type Store } from '../platform/store';
import type { SyncStatus } from './status';
import { isOlder } from '../domain/protocol/protocolVersions';
import { APP_VERSION } from '../gateway/appVersion';
import { createTabLock, type TabLock } from './tabLock';

export interface Sync extends SyncHandle {
  start(): void;
  /** Close the local data only after it. */
  stop(): Promise<void>;
}

/** Milliseconds in which further changes are shown together; the first is shown at once. */
const SHOW_MS = 100;

/** Milliseconds until replication begins anew after a failed start or a refused write. */
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
  refusedImages: 0,
  failures: 0,
  lastContact: null,
  lastSent: null,
};

type SyncOptions = Pick<EngineOptions, 'rowsPerCall'>;

class TabSync implements Sync {
  readonly actions: SyncHandle['actions'];
  readonly library: SyncHandle['library'];
  private leader: LeaderState = NOTHING;
  private decisions: readonly DecisionRecord[] | null = null;
  private readonly store: Store<SyncStatus>;
  private readonly lockName: string;
  private engine: Promise<Engine> | null = null;
  private channel: TabChannel | null = null;
  private leadership: Leadership | null = null;
  private lock: TabLock | null = null;
  private readonly ends: (() => void)[] = [];
  private ended = false;
  private showTimer: ReturnType<typeof setTimeout> | undefined;
  private showAgain = false;
  private anew: ReturnType<typeof setTimeout> | undefined;
  private handingOver: Promise<void> | undefined;

  constructor(
    private readonly local: OpenLocalData,
    private readonly session: Session,
    private readonly report: (error: unknown) => void,
    private readonly options: SyncOptions,
  ) {
    this.lockName = syncLockName(databaseName(local.account));
    this.library = new LibrarySearch(local, session);
    this.store = createStore(this.status());
    this.actions = createActions(local, () => this.retryNow());
    local.imageFiles.connect((key) => fetchImage(local, session, key));
  }

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);
  readonly getSnapshot = (): SyncStatus => this.store.getSnapshot();

  start(): void {
    if (this.channel) return;
    const channel = openTabChannel(this.lockName, (message) => this.hear(message));
    this.channel = channel;
    const { accountId } = this.local.account;
    this.lock = createTabLock(this.session, accountId, (message) => channel.send(message));
    this.ends.push(
      this.lock.end,
      this.session.subscribe(() => this.show()),
    );
    this.watchDecisions();
    this.queueToLead();
    if (!this.engine) channel.send({ type: 'ask' });
  }

  async stop(): Promise<void> {
    this.ended = true;
    for (const end of this.ends.splice(0)) end();
    clearTimeout(this.showTimer);
    clearTimeout(this.anew);
    const running = await this.engine?.catch(() => null);
    await running?.stop();
    await this.handingOver;
    this.leadership?.release();
    this.channel?.close();
    this.channel = null;
  }

  private status(): SyncStatus {
    return buildStatus(this.leader, this.decisions, this.session.getSnapshot().locked);
  }

  private show(): void {
    const next = this.status();
    this.showAgain = this.showTimer !== undefined;
    // The sync badge is never late; the rest may be (timers of a hidden tab take a second).
    if (this.showAgain && next.syncBadge.kind === this.getSnapshot().syncBadge.kind) return;
    this.store.set(next);
    if (this.engine) this.channel?.send({ type: 'state', state: this.leader });
    if (this.showAgain) return;
    this.showTimer = setTimeout(() => {
      this.showTimer = undefined;
      if (this.showAgain) this.show();
    }, SHOW_MS);
  }

  private publish(change: Partial<LeaderState>): void {
    this.leader = { ...this.leader, ...change };
    this.show();
  }

  private hear(message: TabMessage): void {
    this.lock?.heard(message);
    if (this.engine) this.hearAsLeader(message, this.engine);
    else if (message.type === 'state') this.hearState(message.state);
  }

  private hearAsLeader(message: TabMessage, engine: Promise<Engine>): void {
    if (message.type === 'ask') {
      this.lock?.answer();
      this.show();
    } else if (message.type === 'retry') this.retryNow();
    else if (message.type === 'newer' && this.leader.outdated === 'app') {
      if (isOlder(APP_VERSION, message.app))
        this.handingOver = this.handOver(engine).catch(this.report);
    }
  }

  private hearState(state: Partial<LeaderState>): void {
    if (state.outdated === 'app') this.channel?.send({ type: 'newer', app: APP_VERSION });
    // An older version's leader does not say what it has found out, and sends nothing before.
    this.publish({ probed: true, counted: true, ...state });
  }

  private watchDecisions(): void {
    const subscription = this.local.decisions.all$.subscribe({
      next: (decisions) => {
        this.decisions = decisions;
        this.show();
      },
      error: this.report,
    });
    this.ends.push(() => subscription.unsubscribe());
  }

  private queueToLead(): void {
    this.leadership = createLeadership(this.lockName);
    this.leadership.take(() => {
      // The lock may come in the moment in which all is ended.
      if (!this.ended) this.begin(this.lead());
    }, this.report);
  }

  private async lead(): Promise<Engine> {
    const { local, session, report, options } = this;
    const lastContact = (await local.device.recall('lastContact', isString)) ?? null;
    const lastSent = (await local.device.recall('lastSent', isSent)) ?? null;
    this.leader = { ...NOTHING, lastContact, lastSent };
    return startEngine({
      local,
      session,
      publish: (change) => this.publish(change),
      report: (error) => this.refused(error),
      log: report,
      ...options,
    });
  }

  private begin(next: Promise<Engine>): void {
    this.engine = next;
    next.catch((error: unknown) => this.refused(error));
  }

  /**
   * Waiting does not mend it: most often the storage is full. What is stored is whole, so a new start goes on from there
   * until there is room.
   */
  private refused(error: unknown): void {
    this.report(error);
    // A failure while all is being ended must not begin again on a closed database.
    if (this.ended || this.anew || !this.engine) return;
    this.anew = setTimeout(() => {
      this.anew = undefined;
      this.begin(this.leadAnew(this.engine));
    }, ANEW_MS);
  }

  private async leadAnew(dead: Promise<Engine> | null): Promise<Engine> {
    await this.end(dead);
    return this.lead();
  }

  private async end(engine: Promise<Engine> | null): Promise<void> {
    try {
      await (await engine)?.stop();
    } catch (error) {
      this.report(error);
    }
  }

  /** A newer app in another tab may push where this one may not: that tab replicates from now on. */
  private async handOver(engine: Promise<Engine>): Promise<void> {
    this.engine = null;
    clearTimeout(this.anew);
    this.anew = undefined;
    await this.end(engine);
    this.leadership?.release();
    if (!this.ended) this.queueToLead();
  }

  private retryNow(): void {
    if (this.engine)
      this.engine.then((one) => one.retryNow()).catch((error: unknown) => this.refused(error));
    else this.channel?.send({ type: 'retry' });
  }
}

export function createSync(
  local: OpenLocalData,
  session: Session,
  report: (error: unknown) => void = () => undefined,
  options: SyncOptions = {},
): Sync {
  // The browser's own `reportError` may not be called as a method of anything else.
  return new TabSync(local, session, (error) => report(error), options);
}
