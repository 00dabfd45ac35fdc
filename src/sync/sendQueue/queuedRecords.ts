import { filter, type Observable, type Subscription } from 'rxjs';
import { toHeld, recordKey, toWire, type StoredRecord } from '../../data/store/recordDatabase';
import type { ChangeBulk, RecordStore } from '../../data/store/recordStore';
import type { DecisionRecord } from '../../data/store/decisions';
import type { OpenLocalData } from '../../data/openLocalData';
import { getDocumentTitle } from '../../domain/records/titles';
import { TWO_WAY_NAMES, type TwoWayName } from '../../domain/records';
import type { QueuedItem } from '../status';

export interface QueuedRecord extends QueuedItem {
  state: 'dirty' | 'refused';
  fresh: boolean;
}

export interface QueuedRecords {
  start(): Promise<void>;
  items(): QueuedRecord[];
  stop(): void;
}

const listIds = (events: ChangeBulk['events']): string[] =>
  events.map(({ documentId }) => documentId);

function buildItem(collection: TwoWayName, record: StoredRecord): QueuedRecord | undefined {
  const { sync } = toHeld(record);
  if (sync.state === 'clean' || !sync.waits) return undefined;
  const document = toWire(record);
  const { id, clientId, updatedAt } = document;
  return {
    collection,
    id,
    title: getDocumentTitle(collection, document),
    ...(typeof clientId === 'string' ? { clientId } : {}),
    changedAt: typeof updatedAt === 'string' ? updatedAt : '',
    state: sync.state,
    fresh: sync.rev === null,
  };
}

function storedWaiting({
  database,
}: RecordStore): Promise<{ name: TwoWayName; records: StoredRecord[] }[]> {
  return Promise.all(
    TWO_WAY_NAMES.map(async (name) => {
      const waiting = database.records(name).where('_sync.waits').equals(1);
      return { name, records: await waiting.toArray() };
    }),
  );
}

/**
 * The document's own state decides; the list is a copy in memory, read from the database's index at the start.
 * @param failed told of a read that failed; the next write is followed again
 */
export function createQueuedRecords(
  { store, rx, decisions }: Pick<OpenLocalData, 'store' | 'rx' | 'decisions'>,
  changed: () => void,
  failed: (error: unknown) => void,
): QueuedRecords {
  const queuedRecords = new Map<string, QueuedRecord>();
  const subscriptions: Subscription[] = [];

  function take(collection: TwoWayName, id: string, record: StoredRecord | undefined): boolean {
    const key = recordKey(collection, id);
    const item = record && buildItem(collection, record);
    if (item) queuedRecords.set(key, item);
    return item !== undefined || queuedRecords.delete(key);
  }

  /** Reads the stored state: the news from another tab may be outdated by now. */
  async function lookAt(collection: TwoWayName, ids: string[]): Promise<void> {
    const records = await store.database.records(collection).bulkGet(ids);
    const taken = ids.map((id, index) => take(collection, id, records[index]));
    if (taken.some(Boolean)) changed();
  }

  function follow(changes: Observable<ChangeBulk>, look: (bulk: ChangeBulk) => Promise<void>) {
    const foreign = changes.pipe(filter(({ context }) => context !== store.origin));
    subscriptions.push(foreign.subscribe((bulk) => void look(bulk).catch(failed)));
  }

  return {
    async start() {
      subscriptions.push(
        store.written$.subscribe((written) => {
          const taken = written.map(({ collection, id, record }) => take(collection, id, record));
          if (taken.some(Boolean)) changed();
        }),
      );
      // A decision changes a document's state without writing the document.
      follow(decisions.changes$, async ({ events }) => {
        for (const { documentData } of events) {
          const { collection, documentId } = documentData as unknown as DecisionRecord;
          await lookAt(collection, [documentId]);
        }
      });
      for (const name of TWO_WAY_NAMES) {
        const changes$ = rx[name].storageInstance.changeStream() as Observable<ChangeBulk>;
        follow(changes$, ({ events }) => lookAt(name, listIds(events)));
      }
      for (const { name, records } of await storedWaiting(store))
        for (const record of records)
          if (!queuedRecords.has(recordKey(name, record.id))) take(name, record.id, record);
      changed();
    },
    items: () => [...queuedRecords.values()],
    stop() {
      for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
    },
  };
}
