import { BehaviorSubject } from 'rxjs';
import type { OpenLocalData } from '../data/openLocalData';
import { isString } from '../data/sideStore';
import { titleOf } from '../domain/titles';
import { COLLECTION_NAMES, databaseOf, isReplicated } from '../domain/collections';
import type { CollectionName } from '../domain/collections';
import type { Epochs } from '../domain/protocol';
import { nowInstant } from '../platform/clock';
import { newId } from '../platform/ids';
import { createCatalogueSync } from './catalogue';
import { createGate } from './gate';
import { createAncestry } from './ancestry';
import { answerOf, countFailures } from './attempts';
import { createPassedOver } from './passedOver';
import { createPause } from './pause';
import type { LeaderState } from './channel';
import { createConnection } from './connection';
import type { Connection } from './connection';
import { mayPush } from './context';
import type { SyncContext } from './context';
import { createMender } from './mender';
import { createNudger } from './nudge';
import { createPuller } from './pull';
import { createPusher } from './push';
import { createReplications } from './replication';
import type { Session } from '../gateway/session';
import { createSettler } from './settler';
import { createWaitingTracker } from './waiting';
import { outdatedBy } from './versions';
import type { Outdated } from './versions';

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
  /** The same, where the replication goes on as well as before. */
  log(error: unknown): void;
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
  const { local, session, publish } = options;
  const { side } = local;
  const deviceId = await deviceIdOf(local);
  let epochs = (await side.recall('epochs', isEpochs)) ?? null;
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
    side.remember('lastContact', at).catch(report);
  }

  const outdated$ = new BehaviorSubject<Outdated>(null);
  const connection: Connection = createConnection({
    open: (signal) => {
      const { accountId, workspaceId } = local.account;
      const query = new URLSearchParams({ accountId, workspaceId, deviceId });
      return session.call(`/sync/live?${query.toString()}`, { signal, cache: 'no-store' });
    },
    events: {
      async hello(hello) {
        const { epochs: next } = hello;
        outdated$.next(outdatedBy(hello));
        await side.remember('epochs', next);
        epochs = next;
        await replications.use(next);
        failures.succeeded('live');
        contact();
      },
      wake: (names) => resync(names),
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
    outdated$,
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
  const counted = createGate();
  let sent: LeaderState['lastSent'] = null;
  function tellSent(): void {
    const lastSent = sent;
    sent = null;
    if (stopped || !lastSent) return;
    publish({ lastSent });
    side.remember('lastSent', lastSent).catch(report);
  }
  const pusher = createPusher(context, {
    accepted({ collection, next }) {
      const at = nowInstant();
      // Of a whole batch the last is told and kept, once.
      if (!sent) setTimeout(tellSent);
      sent = { title: titleOf(collection, next), at };
    },
    discarded: (name) => replications.reread(name),
    ready: counted.passed,
    newClients() {
      const fresh = tracker.items().filter((one) => one.collection === 'clients' && one.fresh);
      return new Set(fresh.map((one) => one.id));
    },
  });
  const behind = new Set<CollectionName>();
  /** @param life of the connection over which the last page came */
  async function caughtUp(name: CollectionName, life: AbortSignal): Promise<void> {
    if (!isReplicated(name)) return;
    // The page is stored when RxDB's present round has ended.
    await replications.get(name)?.internalReplicationState?.streamQueue.down;
    // Over a newer connection everything is asked for again.
    if (life !== connection.signal()) return;
    if (behind.delete(name) && behind.size === 0) publish({ caughtUp: connection.online$.value });
  }
  const puller = createPuller(context, (name) => {
    const life = connection.signal();
    setTimeout(() => void caughtUp(name, life).catch(report));
  });
  const replications = createReplications({
    context,
    ready: counted.passed,
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
    error: (_name, error) => report(error),
  });
  const catalogue = createCatalogueSync(context, puller, (error) => {
    // No room for it: a new start of everything else, again and again, would not make any.
    if (!stopped) options.log(error);
  });
  function resync(names: readonly CollectionName[]): void {
    replications.resync(names.filter(isReplicated));
    if (names.includes('catalogue')) catalogue.resync();
  }
  const mender = createMender(context, pusher, replications, report);
  const nudger = createNudger(local, () =>
    mayPush(context) && pusher.idle() ? tracker.items() : [],
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

  outdated$.subscribe((outdated) => publish({ outdated }));
  connection.online$.subscribe((online) => {
    for (const name of COLLECTION_NAMES) if (databaseOf(name) === 'workspace') behind.add(name);
    publish({ online, caughtUp: false, ...(online ? { probed: true, ...answerOf(null) } : {}) });
    if (!online) return;
    pause.wake();
    // A pull that waited for the network is sent by itself.
    resync(COLLECTION_NAMES.filter((name) => !puller.asks(name)));
    mender.run();
  });

  return {
    async start() {
      await ancestry.load();
      tracker.watch();
      // The network's first answer comes while all is compared; it is made use of behind that.
      connection.start();
      if (epochs) await replications.use(epochs);
      await tracker.count();
      if (stopped) return;
      counted.open();
      publish({ counted: true });
      mender.run();
      nudger.start(report);
      settler.start(report);
      slowPull = setInterval(() => {
        if (connection.online$.value) resync(COLLECTION_NAMES);
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
      counted.close();
      const ended = replications.stop();
      pusher.stop();
      puller.stop();
      connection.stop();
      await Promise.all([ended, catalogue.stop()]);
    },
  };
}
