import type { WithDeleted } from 'rxdb';
import { getAssumedMasterState } from 'rxdb/plugins/core';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import { Subject } from 'rxjs';
import type { StoredDocument } from '../data/collections/schemas';
import { databaseOf, isTwoWay, REPLICATED_NAMES } from '../domain/collections';
import type { CollectionName, ReplicatedName, TwoWayName } from '../domain/collections';
import { SYNC_LIMITS } from '../domain/protocol';
import type { Epochs, Verdict, WireDocument } from '../domain/protocol';
import type { SyncContext } from './context';
import type { Checkpoint, Puller } from './pull';
import { conflictsOf } from './push';
import type { Pusher } from './push';
import type { Ancestry } from './ancestry';
import { ReplicationStopped } from '../gateway/calls';
import { watchPulledWrites } from './pulledWrites';
import type { PassedOver } from './passedOver';
import { createReplaced } from './replaced';
import type { Replaced } from './replaced';
import { hasNoted, watchNotes } from './rxNotes';

export type Replication = RxReplicationState<StoredDocument, Checkpoint>;

/** The running replications, one for each collection. */
export interface Replications {
  get(name: ReplicatedName): Replication | undefined;
  /** Starts what does not run yet, and starts anew what belongs to another epoch; nothing once stopped. */
  use(epochs: Epochs): Promise<void>;
  /** Pulls again, and looks for local changes again. */
  resync(names: readonly ReplicatedName[]): void;
  /** Pulls a collection from its beginning: what was passed over before is compared again. */
  reread(name: ReplicatedName): void;
  /** Ends all; the next start goes on from the checkpoints. */
  stop(): Promise<void>;
}

interface Running {
  epoch: string;
  state: Replication;
  resync$: Subject<'RESYNC'>;
  /** The next pull begins at the beginning. */
  again: boolean;
  replaced: Replaced;
}

/** Versions that RxDB compares and notes at a time; the pusher sends them in as many calls as they need. */
const PUSH_ROUND = 1000;

/** What tells one replication from another on this device. */
export function identifierOf(workspaceId: string, name: CollectionName, epoch: string): string {
  return `bualanh|${workspaceId}|${name}|${epoch}`;
}

/**
 * What makes a replication begin anew. The library's checkpoint names what the device holds, so that it is
 * good for a replaced database too: what is not public there any more is taken away.
 */
function lifeOf(name: ReplicatedName, epochs: Epochs): string {
  return name === 'library' ? 'any' : epochs[databaseOf(name)];
}

export interface ReplicationParts {
  context: SyncContext;
  /** Settled once it is known what waits on this device: what comes is compared with it. */
  ready: Promise<void>;
  puller: Puller;
  pusher: Pusher;
  ancestry: Ancestry;
  passedOver: PassedOver;
  /** A replication runs for the first time or anew. */
  started(name: ReplicatedName, state: Replication): void;
  /** RxDB reports what our handlers did not catch. */
  error(name: ReplicatedName, error: unknown): void;
}

/** RxDB wraps the errors of handlers as plain objects. */
function isStop(error: { parameters?: { errors?: unknown } }): boolean {
  const errors = error.parameters?.errors;
  const inner = Array.isArray(errors) ? errors : [errors];
  return inner.some((one: { name?: string } | undefined) => one?.name === 'ReplicationStopped');
}

const hashes = new WeakMap<Replication, Promise<string>>();

/** How RxDB names a running replication in the versions that it stores. */
export function hashOf(state: Replication): Promise<string> {
  const identifier = state.internalReplicationState?.input.identifier ?? '';
  const hash = hashes.get(state) ?? state.collection.database.hashFunction(identifier);
  hashes.set(state, hash);
  return hash;
}

function watchWrites(
  { ancestry, passedOver }: ReplicationParts,
  name: TwoWayName,
  { state, replaced }: Pick<Running, 'state' | 'replaced'>,
): void {
  if (!state.internalReplicationState) return;
  watchNotes(state.internalReplicationState);
  watchPulledWrites(state.internalReplicationState, {
    arriving: async (ids) => ancestry.arriving(name, await hashOf(state), ids),
    outdated: replaced.has,
    missed: (document) => passedOver.missed(name, document),
  });
}

/** A row as RxDB hands it over. */
interface PushedVersion {
  assumedMasterState?: WireDocument;
  newDocumentState: WireDocument;
}

/** Sends versions and settles what the server says of them. */
async function pushRows(
  { pusher, ancestry, passedOver, error }: ReplicationParts,
  name: TwoWayName,
  { epoch, state, replaced }: Pick<Running, 'epoch' | 'state' | 'replaced'>,
  versions: readonly PushedVersion[],
): Promise<Verdict[]> {
  const internal = state.internalReplicationState;
  if (!internal) throw new ReplicationStopped();
  const pushed = versions.map(({ assumedMasterState, newDocumentState: next }) => ({
    assumed: assumedMasterState ?? null,
    next,
  }));
  const notedAt = async (ids: string[]): Promise<Map<string, number>> => {
    const noted = Object.entries(await getAssumedMasterState(internal, ids));
    return new Map(noted.map(([id, { metaDocument }]) => [id, metaDocument._meta.lwt]));
  };
  const rows = await ancestry.rowsOf(name, { hash: await hashOf(state), notedAt }, pushed);
  const note = ancestry.leaving(
    name,
    pushed.map(({ next }) => next),
  );
  const verdicts = await pusher.push(epoch, rows, note.write);
  const forget = ancestry.judged(note, rows, verdicts);
  // RxDB stores and notes what we return before its round ends.
  void internal.streamQueue.up
    .then(() => (hasNoted(internal) ? forget() : undefined))
    .catch((reason: unknown) => error(name, reason));
  replaced.judged(rows, verdicts);
  passedOver.judged(verdicts);
  return verdicts;
}

function startOne(parts: ReplicationParts, name: ReplicatedName, epoch: string): Running {
  const { context, puller, passedOver } = parts;
  const { rx, account } = context.local;
  const resync$ = new Subject<'RESYNC'>();
  const replaced = createReplaced();
  const running = { epoch, resync$, again: false, replaced };
  const state = replicateRxCollection<StoredDocument, Checkpoint>({
    replicationIdentifier: identifierOf(account.workspaceId, name, epoch),
    collection: rx[name],
    live: true,
    // Our handlers fail only when storage does or when all is stopped.
    retryTime: 500,
    // The tab is the leader already, by its lock.
    waitForLeadership: false,
    toggleOnDocumentVisible: false,
    autoStart: false,
    pull: {
      batchSize: SYNC_LIMITS.pullDocuments,
      stream$: resync$,
      handler: async (checkpoint) => {
        const from = running.again ? undefined : checkpoint;
        running.again = false;
        const page = await puller.pull(name, epoch, from);
        await parts.ready;
        return {
          documents: passedOver.arriving(name, page.documents) as WithDeleted<StoredDocument>[],
          checkpoint: page.checkpoint,
        };
      },
    },
    ...(isTwoWay(name)
      ? {
          push: {
            batchSize: PUSH_ROUND,
            handler: async (rxRows) => {
              const versions = rxRows as PushedVersion[];
              const verdicts = await pushRows(parts, name, { epoch, state, replaced }, versions);
              return conflictsOf(verdicts) as WithDeleted<StoredDocument>[];
            },
          },
        }
      : {}),
  });
  state.error$.subscribe((error) => {
    if (!isStop(error)) parts.error(name, error);
  });
  return Object.assign(running, { state });
}

/** Runs RxDB's replication for all collections with our handlers. */
export function createReplications(parts: ReplicationParts): Replications {
  const running = new Map<ReplicatedName, Running>();
  let queue: Promise<void> = Promise.resolve();
  // A greeting may still be under way when all is ended and the database closed.
  let stopped = false;

  async function begin(name: ReplicatedName, epochs: Epochs): Promise<void> {
    const one = startOne(parts, name, lifeOf(name, epochs));
    running.set(name, one);
    try {
      // RxDB's own start tells nobody that waits for it of a storage that refuses.
      await one.state.start();
    } catch (error) {
      running.delete(name);
      await one.state.cancel().catch(() => undefined); // what began of it; the reason is told below
      throw error;
    }
    if (isTwoWay(name)) watchWrites(parts, name, one);
    parts.started(name, one.state);
  }

  async function useEpochs(epochs: Epochs): Promise<void> {
    if (stopped) return;
    const outdated = [...running].filter(([name, one]) => one.epoch !== lifeOf(name, epochs));
    const removed = outdated.map(async ([name, one]) => {
      running.delete(name);
      // What it knew of the server is about a database that is gone.
      await one.state.remove();
    });
    if (outdated.length > 0) parts.pusher.drop(epochs.workspace);
    await Promise.all(removed);
    const missing = REPLICATED_NAMES.filter((name) => !running.has(name));
    const started = await Promise.allSettled(missing.map((name) => begin(name, epochs)));
    const failed = started.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }

  return {
    get: (name) => running.get(name)?.state,
    use(epochs) {
      // One that failed must not keep the next from being tried.
      queue = queue.catch(() => undefined).then(() => useEpochs(epochs));
      return queue;
    },
    resync(names) {
      for (const name of names) running.get(name)?.resync$.next('RESYNC');
    },
    reread(name) {
      const one = running.get(name);
      if (!one) return;
      one.again = true;
      one.resync$.next('RESYNC');
    },
    async stop() {
      stopped = true;
      await queue.catch(() => undefined);
      // One whose storage failed cannot be ended properly; the others must be.
      await Promise.allSettled([...running.values()].map(({ state }) => state.cancel()));
      running.clear();
    },
  };
}
