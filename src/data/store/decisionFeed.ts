import type { RxDatabase } from 'rxdb';
import { startWith, switchMap, type Observable } from 'rxjs';
import { toPlain } from '../plain';
import type { DecisionRecord } from './decisions';
import { DECISIONS } from './recordDatabase';
import type { ChangeBulk, RecordStore } from './recordStore';
import { RX_SCHEMA, createRxStorage } from './rxStorage';

/**
 * Decisions as they are stored, with what other tabs do to them. They are no collection of RxDB: its open-source edition
 * opens thirteen at most, and nobody asks for decisions by a query.
 */
export interface DecisionFeed {
  all$: Observable<DecisionRecord[]>;
  changes$: Observable<ChangeBulk>;
  close(): Promise<void>;
}

export async function openDecisionFeed(
  store: RecordStore,
  { name, token, multiInstance }: Pick<RxDatabase, 'name' | 'token' | 'multiInstance'>,
): Promise<DecisionFeed> {
  const instance = await createRxStorage(store).createStorageInstance({
    databaseInstanceToken: token,
    databaseName: name,
    collectionName: DECISIONS,
    schema: RX_SCHEMA,
    options: {},
    multiInstance,
    devMode: false,
  });
  const changes$ = instance.changeStream() as Observable<unknown> as Observable<ChangeBulk>;
  const read = async (): Promise<DecisionRecord[]> =>
    (await store.database.decisions.toArray()).map(
      (one) => toPlain(one) as unknown as DecisionRecord,
    );
  return {
    all$: changes$.pipe(startWith(null), switchMap(read)),
    changes$,
    close: () => instance.close(),
  };
}
