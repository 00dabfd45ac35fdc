import type { OpenLocalData } from '../data/openLocalData';
import { isString } from '../data/sideStore';
import { titleOf } from '../data/titles';
import { COLLECTION_NAMES, databaseOf } from '../domain/collections';
import type { CollectionName } from '../domain/collections';
import type { Epochs } from '../domain/protocol';
import { nowInstant } from '../platform/clock';
import { newId } from '../platform/ids';
import { createAncestry } from './ancestry';
import { answerOf, countFailures } from './attempts';
import { createPassedOver } from './passedOver';
import { createPause } from './pause';
import type { LeaderState } from './channel';
import { createConnection } from './connection';
import type { Connection } from './connection';
import type { SyncContext } from './context';
import { createMender } from './mender';
import { createNudger } from './nudge';
import { createPuller } from './pull';
import { createPusher } from './push';
import { createReplications } from './replication';
import type { Session } from './session';
import { createSettler } from './settler';
import { createWaitingTracker } from './waiting';

/** What runs in the leading tab only. */
export interface Engine {
  start(): Promise<void>;
  retryNow(): void;
  /** A decision about a refused version was stored. */
  decided(): void;
  stop(): Promise<void>;
}

export interface EngineOptions {
  local: OpenLocalData;
  session: Session;
  publish(change: Partial<LeaderState>): void;
  /** Something of ours failed that waiting does not explain. */
  report(error: unknown): void;
}

/** Milliseconds after which a pulled version that could not be stored is tried again. */
const TAKE_UP_MS = 50;
/** Seconds between pulls that nothing asked for. */
const SLOW_PULL = 60;

function isEpochs(value: unknown): value is Epochs {
  return typeof value === 'object' && value !== null && 'workspace' in value;
}

async function deviceIdOf(local: OpenLocalData): Promise<string> {
  const known = await local.side.recall('deviceId', isString);
  if (known) return known;
  const made = newId();
  await local.side.remember('deviceId', made);
  return made;
}

/** Connects the parts of replication and runs them. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { local, session, publish, report } = options;
  const { side } = local;
  const deviceId = await deviceIdOf(local);
  let epochs = (await side.recall('epochs', isEpochs)) ?? null;
  let slowPull: ReturnType<typeof setInterval> | undefined;
  let stopped = false;

  const failures = countFailures(() => publish({ failures: failures.total() }));
  const pause = createPause();

  function contact(): void {
    const at = nowInstant();
    publish({ lastContact: at });
    side.remember('lastContact', at).catch((error: unknown) => !stopped && report(error));
  }

  const connection: Connection = createConnection({
    open: (signal) => {
      const { accountId, workspaceId } = local.account;
      const query = new URLSearchParams({ accountId, workspaceId, deviceId });
      return session.call(`/sync/live?${query.toString()}`, { signal, cache: 'no-store' });
    },
    events: {
      async hello(next) {
        await side.remember('epochs', next);
        epochs = next;
        await replications.use(next);
        failures.succeeded('live');
        contact();
      },
      wake: (names) => replications.resync(names),
      locked: (code) => {
        if (code === 'account_suspended' || code === 'account_mismatch' || code === 'session_ended')
          session.lock(code);
        // The reason, or that the approval was taken back; refused again, the answer locks by itself.
        if (code === 'account_suspended' || code === 'account_not_approved')
          session.renew().catch(() => undefined);
      },
      contact: () => publish({ lastContact: nowInstant() }),
      lost: (error) => {
        // Before it counts: a screen that shows failures knows their reason.
        publish({ probed: true, ...answerOf(error) });
        failures.failed('live');
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
    contact,
  };
  const tracker = createWaitingTracker(
    local.rx,
    (name) => replications.get(name),
    () => {
      publish({ waiting: tracker.items() });
      takeUp();
    },
    report,
  );
  const ancestry = createAncestry(local);
  const passedOver = createPassedOver(tracker.has);
  function takeUp(): void {
    if (connection.online$.value) replications.resync(passedOver.ready());
  }
  let sent: LeaderState['lastSent'] = null;
  function tellSent(): void {
    const lastSent = sent;
    sent = null;
    if (stopped || !lastSent) return;
    publish({ lastSent });
    side.remember('lastSent', lastSent).catch((error: unknown) => !stopped && report(error));
  }
  const pusher = createPusher(context, {
    accepted({ collection, next }) {
      const at = nowInstant();
      // Of a whole batch the last is told and kept, once.
      if (!sent) setTimeout(tellSent);
      sent = { title: titleOf(collection, next), at };
    },
    discarded: (name) => replications.reread(name),
    newClients() {
      const fresh = tracker.items().filter((one) => one.collection === 'clients' && one.fresh);
      return new Set(fresh.map((one) => one.id));
    },
  });
  const behind = new Set<CollectionName>();
  async function caughtUp(name: CollectionName): Promise<void> {
    // The page is stored when RxDB's present round has ended.
    await replications.get(name)?.internalReplicationState?.streamQueue.down;
    if (behind.delete(name) && behind.size === 0) publish({ caughtUp: connection.online$.value });
  }
  const puller = createPuller(context, (name) => {
    setTimeout(() => void caughtUp(name).catch(report));
  });
  const replications = createReplications({
    context,
    puller,
    pusher,
    ancestry,
    passedOver: {
      ...passedOver,
      missed(name, document) {
        passedOver.missed(name, document);
        // The change that came in between is compared first; then this is looked at.
        setTimeout(takeUp, TAKE_UP_MS);
      },
    },
    started: (name, state) => tracker.attach(name, state),
    error: (_name, error) => !stopped && report(error),
  });
  const mender = createMender(context, pusher, replications, report);
  const nudger = createNudger(local, () =>
    connection.online$.value && pusher.idle() ? tracker.items() : [],
  );

  const settler = createSettler(local);

  let wasLocked = session.getSnapshot().locked;
  const unwatchSession = session.subscribe(() => {
    const { locked } = session.getSnapshot();
    // A locked tab lets go of the stream; an unlocked one opens it at once. A renewed token is no
    // reason to begin anew: it was asked for by an attempt that is still going on.
    if (locked) connection.doubt();
    else if (wasLocked) retryAll();
    wasLocked = locked;
  });

  function retryAll(): void {
    pause.wake();
    connection.retryNow();
    mender.run();
  }

  connection.online$.subscribe((online) => {
    for (const name of COLLECTION_NAMES) if (databaseOf(name) === 'workspace') behind.add(name);
    publish({ online, caughtUp: false, ...(online ? { probed: true, ...answerOf(null) } : {}) });
    if (!online) return;
    pause.wake();
    // A pull that waited for the network is sent by itself.
    replications.resync(COLLECTION_NAMES.filter((name) => !puller.asks(name)));
    mender.run();
  });

  return {
    async start() {
      // Both work with no network: what waits is known before the first answer.
      await ancestry.load();
      if (epochs) await replications.use(epochs);
      await tracker.start();
      if (stopped) return;
      publish({ counted: true });
      connection.start();
      mender.run();
      nudger.start(report);
      settler.start((error) => !stopped && report(error));
      slowPull = setInterval(() => {
        if (connection.online$.value) replications.resync(COLLECTION_NAMES);
      }, SLOW_PULL * 1000);
    },
    retryNow() {
      retryAll();
    },
    decided: () => mender.run(),
    async stop() {
      stopped = true;
      unwatchSession();
      clearInterval(slowPull);
      nudger.stop();
      settler.stop();
      mender.stop();
      tracker.stop();
      const ended = replications.stop();
      pusher.stop();
      puller.stop();
      connection.stop();
      await ended;
    },
  };
}
