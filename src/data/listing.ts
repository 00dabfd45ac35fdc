import type { Table } from 'dexie';
import { Observable, shareReplay } from 'rxjs';
import type { StoredCollection } from './repository';
import type { StoredRecord } from './store/recordDatabase';

const PAGE = 200;

type Row<R> = readonly [id: string, row: R | undefined];

/**
 * Emits what lists show of each document that is not deleted, by id, and again after each change, also of other tabs.
 * Documents are read in pages and released; the first caller starts the reading, later ones share it.
 */
export function watchListing<R>(
  table: Table<StoredRecord, string>,
  collection: StoredCollection,
  toListing: (document: StoredRecord) => R,
): Observable<readonly R[]> {
  const toRow = (record: StoredRecord): Row<R> => [
    record.id,
    record._deleted ? undefined : toListing(record),
  ];
  return new Observable<readonly R[]>((subscriber) => {
    const rows = new Map<string, R>();
    /** Changes that arrive during the first read; null afterwards. */
    let meanwhile: Row<R>[] | null = [];
    const put = (changed: readonly Row<R>[]): void => {
      for (const [id, row] of changed)
        if (row === undefined) rows.delete(id);
        else rows.set(id, row);
    };
    const emit = (): void => subscriber.next([...rows.values()]);

    const changes = collection.eventBulks$.subscribe(({ events }) => {
      const changed = events.map(({ documentData }) => toRow(documentData as StoredRecord));
      if (meanwhile) return void meanwhile.push(...changed);
      put(changed);
      emit();
    });

    async function readAll(): Promise<void> {
      for (let last = ''; !subscriber.closed;) {
        const page = await table.where(':id').above(last).limit(PAGE).toArray();
        put(page.map(toRow));
        last = page.at(-1)?.id ?? last;
        if (page.length < PAGE) break;
      }
      put(meanwhile ?? []);
      meanwhile = null;
      emit();
    }
    readAll().catch((error: unknown) => subscriber.error(error));
    return () => changes.unsubscribe();
  }).pipe(shareReplay({ bufferSize: 1, refCount: false }));
}
