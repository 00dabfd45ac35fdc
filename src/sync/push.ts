import { sameDocument } from '../domain/equality';
import { clientOf, SYNC_LIMITS } from '../domain/protocol';
import type { TwoWayName } from '../domain/collections';
import type { Verdict, WireDocument } from '../domain/protocol';
import { createPause } from './pause';
import { ReplicationStopped, ServerAnswer } from '../gateway/calls';
import { afterFailure, mayPush, restAfter, whenMayPush } from './context';
import type { SyncContext } from './context';
import { readyEntries } from './pushQueue';
import type { Entry } from './pushQueue';
import { fitting, isTooLarge, sendRows } from './pushSend';
import { keepRejection, localRejection, releaseDependents, settleAccepted } from './verdicts';
import type { Row } from './verdicts';
import { outdatedByRefusal } from './versions';
import type { Outdated } from './versions';

export interface PusherEvents {
  /** A version was taken by the server. */
  accepted(row: Row): void;
  /** A refused version was given up; whether the server holds another one is not known. */
  discarded(collection: TwoWayName): void;
  /** Settled once it is known what waits on this device; nothing is sent before. */
  ready: Promise<void>;
  /** Clients that the server does not know yet and that are on their way. */
  newClients(): ReadonlySet<string>;
}

export interface Pusher {
  /**
   * The final verdict of each row, in order. Waits for the network as long as it takes; refused
   * versions are kept before it resolves. Fails only when stopped or dropped, or when `before` does.
   * @param before done before any of the rows is sent, as often as they are
   */
  push(epoch: string, rows: Row[], before?: () => Promise<void>): Promise<Verdict[]>;
  /** Nothing is on its way. */
  idle(): boolean;
  /** Gives up what was enqueued under other epochs; RxDB compares anew. */
  drop(epoch: string): void;
  stop(): void;
}

/** How long rows of several collections are gathered into one call, in milliseconds. */
const GATHER_MS = 10;
/** How often a document alone is called too large before it is believed: the gateway's limit lies above it. */
const TOO_LARGE_TIMES = 3;

/** The client that the server has taken by this verdict. */
const clientTaken = ({ collection, id, verdict }: Verdict): string[] =>
  collection === 'clients' && verdict === 'accepted' ? [id] : [];

const nothing = (): Promise<void> => Promise.resolve();

/** Sends rows of all collections, one call at a time. */
export function createPusher(context: SyncContext, events: PusherEvents): Pusher {
  const { connection, failures, pause } = context;
  const { side } = context.local;
  const arrivals = createPause();
  let queue: Entry[] = [];
  const state = { running: false, stopped: false };
  let mostRows: number = SYNC_LIMITS.pushRows;

  function leave(entry: Entry): void {
    queue = queue.filter((one) => one !== entry);
  }

  async function settle(entry: Entry, verdict: Verdict): Promise<void> {
    const { row } = entry;
    try {
      if (verdict.verdict === 'rejected') await keepRejection(side, row, verdict);
      if (verdict.verdict === 'accepted') await settleAccepted(side, row);
      if (verdict.verdict === 'conflict')
        side.writers.note(row.collection, verdict.master, verdict.writtenOn);
      leave(entry);
      if (verdict.verdict === 'accepted') events.accepted(row);
      entry.resolve(verdict);
    } catch (error) {
      // The verdict could not be kept (storage full): RxDB pushes again and it comes again.
      leave(entry);
      entry.reject(error);
    }
  }

  /** Clients whose creation was refused and is not settled. */
  async function refusedClients(): Promise<Set<string>> {
    const refused = await side.rejections
      .where('[collection+id]')
      .between(['clients', ''], ['clients', '\uffff'])
      .toArray();
    return new Set(refused.filter((one) => one.assumed === null).map((one) => one.id));
  }

  /** Verdicts that need no server. @returns whether the row is settled */
  async function settleHere(entry: Entry, refused: Set<string>): Promise<boolean> {
    const { row } = entry;
    const accepted = { collection: row.collection, id: row.next.id, verdict: 'accepted' } as const;
    const { upon } = row;
    // The clean-up after a refused version was given up: the server has nothing to do.
    const cleanUp = upon?.dropped === true && upon.assumed === null && row.next._deleted;
    const nothing = upon !== null && row.assumed !== null && sameDocument(row.assumed, row.next);
    if (cleanUp || nothing) {
      if (upon) await side.rejections.delete(upon.key);
      if (upon?.dropped) events.discarded(row.collection);
      leave(entry);
      entry.resolve(accepted);
      return true;
    }
    const client = clientOf(row);
    if (client && refused.has(client) && !row.next._deleted) {
      await settle(entry, localRejection(row, 'depends_on_rejected', { clientId: client }));
      return true;
    }
    if (!isTooLarge(row)) return false;
    await settle(entry, localRejection(row, 'document_too_large'));
    return true;
  }

  /** Does what a batch needs done on the device. @returns false where that failed: RxDB pushes again */
  async function done(batch: Entry[], work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      for (const entry of batch) {
        leave(entry);
        entry.reject(error);
      }
      return false;
    }
  }

  async function sendSome(entries: Entry[]): Promise<void> {
    const epoch = entries[0]?.epoch ?? '';
    const same = entries.filter((entry) => entry.epoch === epoch);
    const batch = same.slice(
      0,
      fitting(
        same.map((entry) => entry.row),
        mostRows,
      ),
    );
    const before = new Set(batch.map((entry) => entry.before));
    if (!(await done(batch, () => Promise.all([...before].map((prepare) => prepare()))))) return;
    try {
      const { verdicts, isOutdated } = await sendRows(
        context,
        epoch,
        batch.map((entry) => entry.row),
      );
      const taken = new Set(verdicts.flatMap((verdict) => (verdict ? clientTaken(verdict) : [])));
      if (!(await done(batch, () => releaseDependents(side, taken)))) return;
      await Promise.all(
        batch.map(async (entry, index) => {
          const verdict = verdicts[index];
          if (verdict) await settle(entry, verdict);
        }),
      );
      context.contact();
      if (!verdicts.every(Boolean))
        throw isOutdated
          ? new ServerAnswer(503, 'gateway_outdated', null)
          : new ServerAnswer(500, null, null);
      failures.succeeded('push');
      mostRows = Math.min(SYNC_LIMITS.pushRows, mostRows * 2);
    } catch (error) {
      await failed(error, batch);
    }
  }

  /** Waits for the side that has to be updated; the next `hello` tells. */
  async function holdFor(outdated: Outdated, error: unknown): Promise<void> {
    context.outdated$.next(outdated);
    if (outdated !== 'gateway') return;
    // The stream may lead to a gateway that is new already, and a push to one that is not.
    await restAfter(context, 'push', error);
    connection.doubt();
  }

  async function failed(error: unknown, batch: Entry[]): Promise<void> {
    const outdated = outdatedByRefusal(error);
    if (outdated) return holdFor(outdated, error);
    const status = error instanceof ServerAnswer ? error.status : 0;
    if (status === 413) {
      mostRows = Math.max(1, Math.floor(batch.length / 2));
      const [only] = batch;
      if (batch.length > 1 || !only) return;
      only.tooLarge += 1;
      if (only.tooLarge >= TOO_LARGE_TIMES)
        return settle(only, localRejection(only.row, 'document_too_large'));
    }
    const count = await afterFailure(context, 'push', error);
    if (status < 500 || count < 2) return;
    // One document that the server cannot bear must not hold up the others.
    mostRows = Math.max(1, Math.floor(batch.length / 2));
    const stuck = new Set(batch);
    queue = [...queue.filter((entry) => !stuck.has(entry)), ...queue.filter((e) => stuck.has(e))];
  }

  async function round(): Promise<void> {
    const refused = await refusedClients();
    const open: Entry[] = [];
    for (const entry of queue) if (!(await settleHere(entry, refused))) open.push(entry);
    if (!mayPush(context)) {
      await Promise.race([whenMayPush(context), arrivals.wait(3600)]);
      return arrivals.wake();
    }
    const present = open.filter((entry) => queue.includes(entry));
    const entries = readyEntries(present, events.newClients());
    if (entries.length > 0) await sendSome(entries);
    else if (queue.length > 0) await pause.wait(0.05);
  }

  async function run(): Promise<void> {
    if (state.running) return;
    state.running = true;
    try {
      await events.ready;
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      while (queue.length > 0 && !state.stopped) await round();
    } catch (error) {
      for (const entry of queue.splice(0)) entry.reject(error);
    } finally {
      state.running = false;
    }
  }

  function abandon(which: (entry: Entry) => boolean): void {
    const gone = queue.filter(which);
    queue = queue.filter((entry) => !which(entry));
    for (const entry of gone) entry.reject(new ReplicationStopped());
    pause.wake();
    arrivals.wake();
  }

  return {
    push(epoch, rows, before = nothing) {
      if (state.stopped) return Promise.reject(new ReplicationStopped());
      const entries: Entry[] = [];
      const verdicts = rows.map(
        (row) =>
          new Promise<Verdict>((resolve, reject) => {
            entries.push({ row, epoch, before, heldAt: 0, tooLarge: 0, resolve, reject });
          }),
      );
      queue.push(...entries);
      arrivals.wake();
      void run();
      return Promise.all(verdicts).catch((error: unknown) => {
        // RxDB pushes all of them again; what has not been sent of this round is not sent besides.
        entries.forEach(leave);
        throw error;
      });
    },
    idle: () => queue.length === 0,
    drop: (epoch) => abandon((entry) => entry.epoch !== epoch),
    stop() {
      state.stopped = true;
      abandon(() => true);
    },
  };
}

/** The versions that RxDB has to merge with. */
export function conflictsOf(verdicts: Verdict[]): WireDocument[] {
  return verdicts.flatMap((verdict) => (verdict.verdict === 'conflict' ? [verdict.master] : []));
}
