import { liveQuery } from 'dexie';
import { from, map, merge, scan, startWith, type Observable } from 'rxjs';
import { REPLICATED_NAMES } from '../domain/records';
import type { OpenLocalData } from './openLocalData';

export function watchRestoreProgress({ rx }: OpenLocalData): Observable<number> {
  const bulks = REPLICATED_NAMES.map((name) => rx[name].eventBulks$);
  return merge(...bulks).pipe(
    map(({ events }) => events.length),
    scan((sum, more) => sum + more, 0),
    startWith(0),
  );
}

export function watchHasCatalogue({ catalogue }: OpenLocalData): Observable<boolean> {
  return from(liveQuery(catalogue.state)).pipe(map((state) => state !== undefined));
}
