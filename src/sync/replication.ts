import type { WithDeleted } from 'rxdb';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import { Subject } from 'rxjs';
import type { StoredDocument } from '../data/collections/schemas';
import { COLLECTION_NAMES, databaseOf, isTwoWay } from '../domain/collections';
import type { CollectionName } from '../domain/collections';
import { SYNC_LIMITS } from '../domain/protocol';
import type { Epochs, WireDocument } from '../domain/protocol';
import type { SyncContext } from './context';
import { firstPage } from './fill';
import type { Checkpoint, Puller } from './pull';
import { conflictsOf } from './push';
import type { Pusher } from './push';
import { rowOf } from './verdicts';

export type Replication = RxReplicationState<StoredDocument, Checkpoint>;

/** The running replications, one for each collection. */
export interface Replications {
  get(name: CollectionName): Replication | undefined;
  /** Starts what does not run yet, and starts anew what belongs to another epoch. */
  use(epochs: Epochs): Promise<void>;
  /** Pulls again, and looks for local changes again. */
  resync(names: readonly CollectionName[]): void;
  /** Ends all; the next start goes on from the checkpoints. */
  stop(): Promise<void>;
}

interface Running {
  epoch: string;
  state: Replication;
  resync$: Subject<'RESYNC'>;
}

/** What tells one replication from another on this device. */
export function identifierOf(workspaceId: string, name: CollectionName, epoch: string): string {
  return `bualanh|${workspaceId}|${name}|${epoch}`;
}

export interface ReplicationParts {
  context: SyncContext;
  puller: Puller;
  pusher: Pusher;
  /** A replication runs for the first time or anew. */
  started(name: CollectionName, state: Replication): void;
  /** RxDB reports what our handlers did not catch. */
  error(name: CollectionName, error: unknown): void;
}

/** RxDB wraps the errors of handlers as plain objects. */
function isStop(error: { parameters?: { errors?: unknown } }): boolean {
  const errors = error.parameters?.errors;
  const inner = Array.isArray(errors) ? errors : [errors];
  return inner.some((one: { name?: string } | undefined) => one?.name === 'ReplicationStopped');
}

function startOne(parts: ReplicationParts, name: CollectionName, epoch: string): Running {
  const { context, puller, pusher } = parts;
  const { rx, side, account } = context.local;
  const resync$ = new Subject<'RESYNC'>();
  const state = replicateRxCollection<StoredDocument, Checkpoint>({
    replicationIdentifier: identifierOf(account.workspaceId, name, epoch),
    collection: rx[name],
    live: true,
    // Our handlers fail only when storage does or when all is stopped.
    retryTime: 500,
    // The tab is the leader already, by its lock.
    waitForLeadership: false,
    toggleOnDocumentVisible: false,
    pull: {
      batchSize: SYNC_LIMITS.pullDocuments,
      stream$: resync$,
      handler: async (from) => {
        const page =
          from || isTwoWay(name)
            ? await puller.pull(name, epoch, from)
            : await firstPage({ local: context.local, puller, name, epoch });
        return {
          documents: page.documents as WithDeleted<StoredDocument>[],
          checkpoint: page.checkpoint,
        };
      },
    },
    ...(isTwoWay(name)
      ? {
          push: {
            batchSize: SYNC_LIMITS.pushRows,
            handler: async (rxRows) => {
              const ids = rxRows.map(({ newDocumentState }) => newDocumentState.id);
              const refused = await side.rejectionsAmong(name, ids);
              const rows = rxRows.map(({ assumedMasterState, newDocumentState }) =>
                rowOf(
                  refused,
                  name,
                  (assumedMasterState as WireDocument | undefined) ?? null,
                  newDocumentState as WireDocument,
                ),
              );
              return conflictsOf(await pusher.push(epoch, rows)) as WithDeleted<StoredDocument>[];
            },
          },
        }
      : {}),
  });
  state.error$.subscribe((error) => {
    if (!isStop(error)) parts.error(name, error);
  });
  return { epoch, state, resync$ };
}

/** Runs RxDB's replication for all collections with our handlers. */
export function createReplications(parts: ReplicationParts): Replications {
  const running = new Map<CollectionName, Running>();
  let queue: Promise<void> = Promise.resolve();

  async function useEpochs(epochs: Epochs): Promise<void> {
    const outdated = [...running].filter(([name, one]) => one.epoch !== epochs[databaseOf(name)]);
    const removed = outdated.map(async ([name, one]) => {
      running.delete(name);
      // What it knew of the server is about a database that is gone.
      await one.state.remove();
    });
    if (outdated.length > 0) parts.pusher.drop(epochs.workspace);
    await Promise.all(removed);
    const missing = COLLECTION_NAMES.filter((name) => !running.has(name));
    await Promise.all(
      missing.map(async (name) => {
        const one = startOne(parts, name, epochs[databaseOf(name)]);
        running.set(name, one);
        await one.state.startPromise;
        parts.started(name, one.state);
      }),
    );
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
    async stop() {
      await queue.catch(() => undefined);
      // One whose storage failed cannot be ended properly; the others must be.
      await Promise.allSettled([...running.values()].map(({ state }) => state.cancel()));
      running.clear();
    },
  };
}
