import { buildAddress } from '../api/contract';
import { liveStream } from '../api/sync';
import { BehaviorSubject, type Subscription } from 'rxjs';
import { isString } from '../data/deviceStore';
import type { OpenLocalData } from '../data/openLocalData';
import { nextPull } from '../data/store/pullState';
import { takePage, type OutgoingVersion } from '../data/store/serverWrites';
import {
  COLLECTION_NAMES,
  getDatabase,
  type CollectionName,
  type DatabaseName,
} from '../domain/records';
import type { ErrorCode } from '../domain/protocol/errors';
import { getDocumentTitle } from '../domain/records/titles';
import type { Session } from '../gateway/session';
import { nowInstant } from '../platform/clock';
import { newId } from '../platform/ids';
import { toFailedAnswer, countFailures, isPatience } from './attempts';
import { createCatalogueSync, type CatalogueSync } from './catalogue';
import type { LeaderState } from './channel';
import { createConnection, type Connection, type ConnectionEvents } from './connection';
import type { SyncContext } from './context';
import { createEpochs, type KnownEpochs } from './epochs';
import { createPause } from './pause';
import { createImageSender } from './images';
import { createSharedImageKeeper } from './sharedImages';
import { createPuller, type Puller, type PullTarget } from './pull';
import { createPusher } from './push';
import type { Task } from './task';
import { createSendQueue } from './sendQueue/sendQueue';
import type { QueuedRecords } from './sendQueue/queuedRecords';
import { outdatedBy, type Outdated } from './versions';

export interface Engine {
  retryNow(): void;
  stop(): Promise<void>;
}

export interface EngineOptions {
  local: OpenLocalData;
  session: Session;
  publish(change: Partial<LeaderState>): void;
  report(error: unknown): void;
  log(error: unknown): void;
  rowsPerCall?: number | undefined;
}

/** Seconds */
const SLOW_PULL = 60;

const ALL: readonly DatabaseName[] = ['workspace', 'published', 'catalogue'];
/** Needed before the device says that it works offline; public dishes are in `published`. */
const NEEDED_OFFLINE: readonly DatabaseName[] = ['workspace', 'published'];

async function getDeviceId({ device }: OpenLocalData): Promise<string> {
  const known = await device.recall('deviceId', isString);
  if (known) return known;
  const made = newId();
  await device.remember('deviceId', made);
  return made;
}

function lockSession(session: Session, code: ErrorCode): void {
  if (code === 'account_suspended' || code === 'account_mismatch' || code === 'session_ended')
    session.lock(code);
  // The renewal tells the reason, or that the approval was withdrawn; refused again, its answer locks by itself.
  if (code === 'account_suspended' || code === 'account_not_approved')
    session.renew().catch(() => undefined);
}

class ReplicationEngine implements Engine {
  private readonly epochs: KnownEpochs;
  private readonly failures = countFailures(() =>
    this.options.publish({ failures: this.failures.total() }),
  );
  private readonly pause = createPause();
  private readonly outdated$ = new BehaviorSubject<Outdated>(null);
  private readonly compared$ = new BehaviorSubject(false);
  private readonly behind = new Set<DatabaseName>(NEEDED_OFFLINE);
  private readonly connection: Connection;
  private readonly unsent: QueuedRecords;
  private readonly pusher: Task;
  private readonly puller: Puller;
  private readonly catalogue: CatalogueSync;
  private readonly images: Task;
  private readonly sharedImages: Task;
  private watchOnline: Subscription | undefined;
  private unwatchSession: (() => void) | undefined;
  private slowPull: ReturnType<typeof setInterval> | undefined;
  private stopped = false;

  constructor(
    private readonly options: EngineOptions,
    private readonly deviceId: string,
  ) {
    const { local, publish, rowsPerCall } = options;
    this.epochs = createEpochs(local.store);
    this.connection = createConnection({
      open: (signal) => this.openStream(signal),
      events: this.streamEvents(),
    });
    const context = this.createContext();
    const { report, log } = this;
    this.unsent = createSendQueue(local, {
      publish,
      wake: () => this.pusher.wake(),
      failed: report,
    });
    this.pusher = createPusher({
      context,
      unsent: this.unsent.items,
      accepted: (last) => this.noteLastSent(last),
      failed: report,
      rowsPerCall,
    });
    // Without room for the catalogue, or for a note of one image, everything else goes on.
    this.catalogue = createCatalogueSync(context, () => this.puller.wake(['catalogue']), log);
    this.images = createImageSender(context, log);
    this.sharedImages = createSharedImageKeeper(context, log);
    this.puller = createPuller({
      context,
      targets: this.createTargets(),
      caughtUp: (name) => this.noteCaughtUp(name),
      fellBehind: (names) => this.noteBehind(names),
      // Waiting records are sent all the same, though they may collide there.
      refused: () => this.compared$.next(true),
      failed: (error) => {
        this.compared$.next(true);
        report(error);
      },
    });
  }

  async start(): Promise<void> {
    const { publish } = this.options;
    this.unwatchSession = this.watchSession();
    this.outdated$.subscribe((outdated) => publish({ outdated }));
    this.watchOnline = this.connection.online$.subscribe((online) => this.noteOnline(online));
    this.connection.start();
    await this.unsent.start();
    if (this.stopped) return;
    publish({ counted: true });
    this.slowPull = setInterval(() => {
      if (this.connection.online$.value) this.pull(COLLECTION_NAMES);
    }, SLOW_PULL * 1000);
  }

  retryNow(): void {
    this.pause.wake();
    this.connection.retryNow();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.unwatchSession?.();
    clearInterval(this.slowPull);
    this.unsent.stop();
    void this.pusher.stop();
    void this.images.stop();
    void this.sharedImages.stop();
    this.puller.stop();
    this.connection.stop();
    this.watchOnline?.unsubscribe();
    this.pause.wake();
    await this.catalogue.stop();
  }

  /** Work under way when all is stopped may find a closed database. */
  private readonly report = (error: unknown): void => {
    if (!this.stopped) this.options.report(error);
  };
  private readonly log = (error: unknown): void => {
    if (!this.stopped) this.options.log(error);
  };

  private createContext(): SyncContext {
    const { local, session } = this.options;
    const { deviceId, connection, failures, pause, outdated$, compared$ } = this;
    return {
      local,
      session,
      deviceId,
      connection,
      failures,
      pause,
      outdated$,
      compared$,
      epochs: this.epochs.current,
      contact: () => this.noteContact(),
    };
  }

  private createTargets(): Record<DatabaseName, PullTarget> {
    const { store } = this.options.local;
    return {
      workspace: {
        state: () => nextPull(store, 'workspace'),
        take: (changes, state) => takePage(store, 'workspace', changes, state),
      },
      published: {
        // Its checkpoint names what the device holds, so that it is good for a replaced database too.
        state: async () =>
          (await nextPull(store, 'published')) ?? { epoch: 'any', checkpoint: null },
        take: (changes, state) => takePage(store, 'published', changes, state),
      },
      catalogue: this.catalogue.target,
    };
  }

  private openStream(signal: AbortSignal): Promise<Response> {
    const { local, session } = this.options;
    const { accountId, workspaceId } = local.account;
    const query = { accountId, workspaceId, deviceId: this.deviceId };
    return session.call(buildAddress(liveStream, { query }), { signal, cache: 'no-store' });
  }

  private streamEvents(): ConnectionEvents {
    const { session, publish } = this.options;
    return {
      hello: async (hello) => {
        this.outdated$.next(outdatedBy(hello));
        await this.epochs.adopt(hello.epochs);
        this.failures.succeeded('live');
        this.noteContact();
      },
      wake: (names) => this.pull(names),
      locked: (code) => lockSession(session, code),
      contact: () => publish({ lastContact: nowInstant() }),
      lost: (error) => {
        // Before it counts: a screen that shows failures knows their reason.
        publish({ probed: true, ...toFailedAnswer(error) });
        if (!isPatience(error)) this.failures.failed('live');
      },
    };
  }

  private noteContact(): void {
    const lastContact = nowInstant();
    this.options.publish({ lastContact });
    this.options.local.device.remember('lastContact', lastContact).catch(this.report);
  }

  private noteLastSent({ collection, document }: OutgoingVersion): void {
    const lastSent = { title: getDocumentTitle(collection, document), at: nowInstant() };
    this.options.publish({ lastSent });
    this.options.local.device.remember('lastSent', lastSent).catch(this.report);
  }

  private noteCaughtUp(name: DatabaseName): void {
    if (name === 'workspace') this.compared$.next(true);
    this.behind.delete(name);
    if (this.behind.size === 0) this.options.publish({ caughtUp: this.connection.online$.value });
  }

  private noteBehind(names: readonly DatabaseName[]): void {
    const needed = names.filter((name) => NEEDED_OFFLINE.includes(name));
    for (const name of needed) this.behind.add(name);
    if (needed.length > 0) this.options.publish({ caughtUp: false });
  }

  private noteOnline(online: boolean): void {
    this.compared$.next(false);
    for (const name of NEEDED_OFFLINE) this.behind.add(name);
    const answered = online ? { probed: true, ...toFailedAnswer(null) } : {};
    this.options.publish({ online, caughtUp: false, ...answered });
    if (!online) return;
    this.pause.wake();
    this.pullDatabases(ALL);
  }

  private pull(names: readonly CollectionName[]): void {
    this.pullDatabases([...new Set(names.map(getDatabase))]);
  }

  private pullDatabases(names: readonly DatabaseName[]): void {
    this.puller.wake(names.filter((name) => name !== 'catalogue'));
    if (names.includes('catalogue')) this.catalogue.resync();
  }

  private watchSession(): () => void {
    const { session } = this.options;
    let wasLocked = session.getSnapshot().locked;
    return session.subscribe(() => {
      const { locked } = session.getSnapshot();
      if (locked) this.connection.reopen();
      // A renewed token is no reason to begin anew: an attempt that still runs has asked for it.
      else if (wasLocked) this.retryNow();
      wasLocked = locked;
    });
  }
}

export async function startEngine(options: EngineOptions): Promise<Engine> {
  const engine = new ReplicationEngine(options, await getDeviceId(options.local));
  try {
    await engine.start();
  } catch (error) {
    await engine.stop().catch(options.log);
    throw error;
  }
  return engine;
}
