import { databaseOf, isTwoWay } from '../domain/collections';
import type { CollectionName, TwoWayName } from '../domain/collections';
import { SYNC_LIMITS } from '../domain/protocol';
import type { PulledCollection, PullResponse, WireDocument } from '../domain/protocol';
import { ReplicationStopped, ServerAnswer, Unreachable } from '../gateway/calls';
import { afterFailure, callerOf, postSync } from './context';
import type { SyncContext } from './context';

/** RxDB wants an object; the server's checkpoint is opaque. */
export interface Checkpoint {
  server: string;
}

export interface PullPage {
  documents: WireDocument[];
  checkpoint: Checkpoint | undefined;
}

export interface Puller {
  /** The next page of a collection: full, or the last one. Fails only when stopped. */
  pull(collection: CollectionName, epoch: string, from: Checkpoint | undefined): Promise<PullPage>;
  /** Whether a page of this collection is asked for and no call carries the question yet. */
  asks(collection: CollectionName): boolean;
  stop(): void;
}

/** Pages passed over since RxDB's checkpoint because they held nothing of the collection. */
interface Scan {
  epoch: string;
  from: string | null;
  to: string;
}

interface Ask {
  collection: CollectionName;
  since: string | null;
  answered: boolean;
  resolve(page: PulledCollection): void;
  reject(error: unknown): void;
}

/** How long calls of several collections are gathered into one, in milliseconds. */
const GATHER_MS = 4;

function isScan(value: unknown): value is Scan {
  return typeof value === 'object' && value !== null && 'epoch' in value && 'to' in value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isPage(page: unknown): page is PulledCollection {
  if (!isRecord(page) || !Array.isArray(page.documents)) return false;
  const isCheckpoint = page.checkpoint === null || typeof page.checkpoint === 'string';
  return isCheckpoint && page.documents.every((one) => isRecord(one) && typeof one.id === 'string');
}

/**
 * The pages of an answer. What a document says is not looked at: a newer version may have written it.
 * @throws ServerAnswer where it is no answer of our server; it is asked again
 */
function pulledFrom(body: unknown): PullResponse['collections'] {
  const collections = isRecord(body) ? body.collections : undefined;
  if (isRecord(collections) && Object.values(collections).every(isPage)) return collections;
  throw new ServerAnswer(200, null, null);
}

/**
 * Pulls pages of all collections, many collections to one call.
 * @param lastPage told when a collection's last page is about to be stored
 */
export function createPuller(
  context: SyncContext,
  lastPage: (collection: CollectionName) => void,
): Puller {
  const { connection, failures, pause, local } = context;
  let waiting: Ask[] = [];
  let underWay: readonly Ask[] = [];
  const state = { running: false, stopped: false };

  async function call(asks: readonly Ask[]): Promise<void> {
    const since = Object.fromEntries(asks.map((ask) => [ask.collection, ask.since]));
    const epochs = context.epochs();
    if (!epochs) throw new Unreachable('no hello yet');
    const body = { ...callerOf(context), epochs, since, limit: SYNC_LIMITS.pullDocuments };
    const collections = pulledFrom(await postSync(context, '/sync/pull', body));
    failures.succeeded('pull');
    context.contact();
    for (const ask of asks) {
      const page = collections[ask.collection];
      ask.answered = true;
      // An older server leaves out what it does not know: nothing for now, the checkpoint stays.
      ask.resolve(page ?? { documents: [], checkpoint: null, complete: true });
    }
  }

  /** Those of a call under way too: whether it ends is up to the network. */
  function giveUp(): void {
    for (const ask of [...waiting.splice(0), ...underWay]) ask.reject(new ReplicationStopped());
  }

  async function failed(error: unknown): Promise<void> {
    if (state.stopped) return;
    waiting.push(...underWay.filter((ask) => !ask.answered));
    await afterFailure(context, 'pull', error);
  }

  async function run(): Promise<void> {
    if (state.running) return;
    state.running = true;
    try {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      while (waiting.length > 0 && !state.stopped) {
        await connection.whenOnline();
        underWay = waiting;
        waiting = [];
        await call(underWay).catch(failed);
        underWay = [];
      }
    } finally {
      state.running = false;
    }
  }

  function page(collection: CollectionName, since: string | null): Promise<PulledCollection> {
    return new Promise((resolve, reject) => {
      if (state.stopped) return reject(new ReplicationStopped());
      waiting.push({ collection, since, answered: false, resolve, reject });
      void run();
    });
  }

  async function startOf(key: string, epoch: string, from: string | null): Promise<string | null> {
    const scan = await local.side.recall(key, isScan);
    return scan && scan.epoch === epoch && scan.from === from ? scan.to : from;
  }

  /** A question that is open shows whose the newer value is. */
  async function noteWriters(
    collection: TwoWayName,
    { documents, writers = {} }: PulledCollection,
  ): Promise<void> {
    const keys = documents.map(({ id }) => [collection, id]);
    const open = await local.side.conflicts.where('[collection+id]').anyOf(keys).toArray();
    const asked = new Set(open.map(({ id }) => id));
    for (const version of documents)
      if (asked.has(version.id)) local.side.writers.note(collection, version, writers[version.id]);
  }

  return {
    async pull(collection, epoch, from) {
      const key = `scan:${databaseOf(collection)}:${collection}`;
      const start = from?.server ?? null;
      let since = await startOf(key, epoch, start);
      const documents: WireDocument[] = [];
      // RxDB takes a short page for the last one, so a page is filled up while there is more.
      for (;;) {
        const next = await page(collection, since);
        if (start !== null && isTwoWay(collection)) await noteWriters(collection, next);
        documents.push(...next.documents);
        const moved = next.checkpoint !== null && next.checkpoint !== since;
        since = next.checkpoint ?? since;
        if (next.complete || documents.length >= SYNC_LIMITS.pullDocuments) break;
        // A server that has more but does not move on would be asked for ever.
        if (!moved) await pause.wait(1);
      }
      if (documents.length === 0 && since !== null && since !== start)
        await local.side.remember(key, { epoch, from: start, to: since } satisfies Scan);
      if (documents.length < SYNC_LIMITS.pullDocuments) lastPage(collection);
      return { documents, checkpoint: since === null ? undefined : { server: since } };
    },
    asks: (collection) => waiting.some((ask) => ask.collection === collection),
    stop() {
      state.stopped = true;
      giveUp();
      pause.wake();
    },
  };
}
