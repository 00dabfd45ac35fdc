import { BehaviorSubject } from 'rxjs';
import type { OpenLocalData } from '../data/openLocalData';
import { isString } from '../data/deviceStore';
import { detach, pullState, takePage } from '../data/store/serverWrites';
import { titleOf } from '../domain/titles';
import { COLLECTION_NAMES, databaseOf } from '../domain/collections';
import type { CollectionName, DatabaseName } from '../domain/collections';
import type { Epochs } from '../domain/protocol';
import type { ErrorCode } from '../domain/errors';
import { nowInstant } from '../platform/clock';
import { newId } from '../platform/ids';
import type { Session } from '../gateway/session';
import { answerOf, countFailures, isPatience } from './attempts';
import { createCatalogueSync } from './catalogue';
import type { LeaderState } from './channel';
import { createConnection } from './connection';
import type { Connection } from './connection';
import type { SyncContext } from './context';
import { createPause } from './pause';
import { createPictureSender } from './pictures';
import { createPuller } from './pull';
import type { PullTarget } from './pull';
import { createPusher } from './push';
import { createWaiting } from './waiting';
import { outdatedBy } from './versions';
import type { Outdated } from './versions';

/** What runs in the leading tab only. */
export interface Engine {
  retryNow(): void;
  stop(): Promise<void>;
}

export interface EngineOptions {
  local: OpenLocalData;
  session: Session;
  publish(change: Partial<LeaderState>): void;
  /** Something of ours failed that waiting does not explain; replication begins anew. */
  report(error: unknown): void;
  /** The same, where the replication goes on as well as before. */
  log(error: unknown): void;
  /** Most rows of one push; absent: as many as serve the device best. */
  rowsPerCall?: number | undefined;
}

/** Seconds between pulls that nothing asked for. */
const SLOW_PULL = 60;

const ALL: readonly DatabaseName[] = ['workspace', 'published', 'catalogue'];

async function deviceIdOf({ device }: OpenLocalData): Promise<string> {
  const known = await device.recall('deviceId', isString);
  if (known) return known;
  const made = newId();
  await device.remember('deviceId', made);
  return made;
}

/** What the server's word about the account means for this tab's session. */
function lockSession(session: Session, code: ErrorCode): void {
  if (code === 'account_suspended' || code === 'account_mismatch' || code === 'session_ended')
    session.lock(code);
  // The reason, or that the approval was taken back; refused again, the answer locks by itself.
  if (code === 'account_suspended' || code === 'account_not_approved')
    session.renew().catch(() => undefined);
}

async function createEngine(options: EngineOptions): Promise<Engine & { start(): Promise<void> }> {
  const { local, session, publish } = options;
  const { device, store } = local;
  const deviceId = await deviceIdOf(local);
  let epochs: Epochs | null = null;
  let slowPull: ReturnType<typeof setInterval> | undefined;
  let stopped = false;
  /** What is still under way when all is stopped may find a closed database. */
  const report = (error: unknown): void => {
    if (!stopped) options.report(error);
  };

  const failures = countFailures(() => publish({ failures: failures.total() }));
  const pause = createPause();

  function contact(): void {
    const at = nowInstant();
    publish({ lastContact: at });
    device.remember('lastContact', at).catch(report);
  }

  /** A database that was replaced since is compared from its beginning, before anything is sent. */
  async function meet(next: Epochs): Promise<void> {
    const known = await pullState(store, 'workspace');
    const fresh = { epoch: next.workspace, checkpoint: null };
    if (!known) await takePage(store, 'workspace', [], fresh);
    else if (known.epoch !== next.workspace) await detach(store, fresh);
    epochs = next;
  }

  const outdated$ = new BehaviorSubject<Outdated>(null);
  const compared$ = new BehaviorSubject(false);
  const connection: Connection = createConnection({
    open: (signal) => {
      const { accountId, workspaceId } = local.account;
      const query = new URLSearchParams({ accountId, workspaceId, deviceId });
      return session.call(`/sync/live?${query.toString()}`, { signal, cache: 'no-store' });
    },
    events: {
      async hello(hello) {
        outdated$.next(outdatedBy(hello));
        await meet(hello.epochs);
        failures.succeeded('live');
        contact();
      },
      wake: (names) => pull(names),
      locked: (code) => lockSession(session, code),
      contact: () => publish({ lastContact: nowInstant() }),
      lost: (error) => {
        // Before it counts: a screen that shows failures knows their reason.
        publish({ probed: true, ...answerOf(error) });
        if (!isPatience(error)) failures.failed('live');
      },
    },
  });

  const context: SyncContext = {
    local,
    session,
    deviceId,
    connection,
    failures,
    pause,
    epochs: () => epochs,
    outdated$,
    compared$,
    contact,
  };

  const unsent = createWaiting(local, { publish, wake: () => pusher.wake(), failed: report });
  const pusher = createPusher({
    context,
    unsent: unsent.items,
    accepted(last) {
      const lastSent = { title: titleOf(last.collection, last.document), at: nowInstant() };
      publish({ lastSent });
      device.remember('lastSent', lastSent).catch(report);
    },
    failed: report,
    rowsPerCall: options.rowsPerCall,
  });

  const published: PullTarget = {
    // Its checkpoint names what the device holds, so that it is good for a replaced database too.
    state: async () => (await pullState(store, 'published')) ?? { epoch: 'any', checkpoint: null },
    take: (changes, state) => takePage(store, 'published', changes, state),
  };
  const workspace: PullTarget = {
    state: () => pullState(store, 'workspace'),
    take: (changes, state) => takePage(store, 'workspace', changes, state),
  };
  const catalogue = createCatalogueSync(
    context,
    () => puller.wake(['catalogue']),
    (error) => {
      // No room for it: a new start of everything else, again and again, would not make any.
      if (!stopped) options.log(error);
    },
  );
  const targets = { workspace, published, catalogue: catalogue.target };
  const puller = createPuller({
    context,
    targets,
    caughtUp(name) {
      if (name !== 'workspace') return;
      compared$.next(true);
      publish({ caughtUp: connection.online$.value });
    },
    // What waits here goes all the same, though it may collide there.
    refused: () => compared$.next(true),
    failed(error) {
      compared$.next(true);
      report(error);
    },
  });

  const pictures = createPictureSender(context, (error) => {
    // Without room for a note of one file everything else goes on.
    if (!stopped) options.log(error);
  });

  function pull(names: readonly CollectionName[]): void {
    pullDatabases([...new Set(names.map(databaseOf))]);
  }
  function pullDatabases(names: readonly DatabaseName[]): void {
    puller.wake(names.filter((name) => name !== 'catalogue'));
    if (names.includes('catalogue')) catalogue.resync();
  }

  let wasLocked = session.getSnapshot().locked;
  const unwatchSession = session.subscribe(() => {
    const { locked } = session.getSnapshot();
    // A locked tab lets go of the stream; an unlocked one opens it at once. A renewed token is no
    // reason to begin anew: it was asked for by an attempt that is still going on.
    if (locked) connection.doubt();
    else if (wasLocked) retryNow();
    wasLocked = locked;
  });

  function retryNow(): void {
    pause.wake();
    connection.retryNow();
  }

  outdated$.subscribe((outdated) => publish({ outdated }));
  const watchOnline = connection.online$.subscribe((online) => {
    compared$.next(false);
    publish({ online, caughtUp: false, ...(online ? { probed: true, ...answerOf(null) } : {}) });
    if (!online) return;
    pause.wake();
    pullDatabases(ALL);
  });

  return {
    async start() {
      connection.start();
      await unsent.start();
      if (stopped) return;
      publish({ counted: true });
      slowPull = setInterval(() => {
        if (connection.online$.value) pull(COLLECTION_NAMES);
      }, SLOW_PULL * 1000);
    },
    retryNow,
    async stop() {
      stopped = true;
      unwatchSession();
      clearInterval(slowPull);
      unsent.stop();
      void pusher.stop();
      void pictures.stop();
      puller.stop();
      connection.stop();
      watchOnline.unsubscribe();
      pause.wake();
      await catalogue.stop();
    },
  };
}

/** Connects the parts of replication and runs them; what had begun is stopped where that fails. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const engine = await createEngine(options);
  try {
    await engine.start();
  } catch (error) {
    await engine.stop().catch(options.log);
    throw error;
  }
  return engine;
}
