import {
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  map,
  NEVER,
  switchMap,
  type Observable,
} from 'rxjs';
import { COLLECTION_NAMES, getDatabase, type DatabaseName } from '../domain/records';
import { isRecordKind, type RecordKind } from '../domain/records/records';
import type { LocalData, ReadRepository, Records } from './types';

/** `cut`: it has not come, and nothing is coming now. */
export type Presence = 'here' | 'coming' | 'cut';
export type Presences = Readonly<Record<DatabaseName, Presence>>;

/** Thrown where data has not come to this device, and cannot come now. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

type Listed = Omit<ReadRepository<{ id: string }>, 'watchAll'> &
  Partial<Pick<ReadRepository<{ id: string }>, 'watchAll'>>;

/** A person's own documents are shown without a network as far as they came; half a catalogue answers nothing. */
const showsPart = (database: DatabaseName): boolean => database === 'workspace';

function holding(database: DatabaseName, presences$: Observable<Presences>) {
  const presence$ = presences$.pipe(
    map((presences) => presences[database]),
    distinctUntilChanged(),
  );
  const isShown = (presence: Presence): boolean =>
    presence === 'here' || (presence === 'cut' && showsPart(database));
  const list = <T>(open: () => Observable<T>): Observable<T> =>
    presence$.pipe(
      map(isShown),
      distinctUntilChanged(),
      switchMap((shown) => (shown ? open() : NEVER)),
    );
  async function arrived(): Promise<void> {
    const presence = await firstValueFrom(presence$.pipe(filter((one) => one !== 'coming')));
    if (presence === 'cut') throw new NotHere(database);
  }
  function repository<R extends Listed>(inner: R): R {
    const { watchAll } = inner;
    return {
      ...inner,
      ...(watchAll ? { watchAll: () => list(() => watchAll()) } : {}),
      watch: (id: string) =>
        combineLatest([inner.watch(id), presence$]).pipe(
          filter(([document, presence]) => document !== undefined || isShown(presence)),
          map(([document]) => document),
          distinctUntilChanged(),
        ),
      all: async () => {
        await arrived();
        return inner.all();
      },
    };
  }
  return { list, repository };
}

function heldRecords(records: Records, hold: ReturnType<typeof holding>): Records {
  const kinds = new Map<RecordKind, unknown>();
  return {
    ...hold.repository(records),
    of: ((kind) => {
      if (!kinds.has(kind) && isRecordKind(kind))
        kinds.set(kind, hold.repository(records.of(kind)));
      return kinds.get(kind);
    }) as Records['of'],
  };
}

/**
 * The data as screens see them: a list, and that there is no such document, are answered only once the database
 * that holds them has come to this device. What has not come is so never shown as none. `get` answers at once, since
 * a write asks by it whether it was made already.
 */
export function heldBack(local: LocalData, presences$: Observable<Presences>): LocalData {
  const holds = {
    workspace: holding('workspace', presences$),
    published: holding('published', presences$),
    catalogue: holding('catalogue', presences$),
  };
  const repositories = COLLECTION_NAMES.filter((name) => name !== 'records').map((name) => [
    name,
    holds[getDatabase(name)].repository(local[name] as Listed),
  ]);
  return {
    ...local,
    ...(Object.fromEntries(repositories) as Partial<LocalData>),
    records: heldRecords(local.records, holds.workspace),
    sharedImages: holds.published.repository(local.sharedImages),
    menuList: holds.workspace.list(() => local.menuList),
  };
}
