import { createContext, useContext, useEffect, useState } from 'react';
import { combineLatest, map, NEVER, of } from 'rxjs';
import type { Observable } from 'rxjs';
import { asked } from './firstAnswers';
import type { LocalData, ReadRepository } from './types';

const DataContext = createContext<LocalData | null>(null);
export const DataProvider = DataContext.Provider;

/** The device's data. @throws outside the signed-in part of the app */
export function useData(): LocalData {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData outside DataProvider');
  return data;
}

/** What a live query has answered; nothing before its first answer. */
export interface LiveState<T> {
  value?: T;
  /** Why there is no answer any more. */
  error?: unknown;
}

/** A live query for a screen that says by itself what it means when the query fails; see `useLive`. */
export function useLiveState<T>(open: () => Observable<T>, deps: readonly unknown[]): LiveState<T> {
  const [state, setState] = useState<LiveState<T>>({});
  useEffect(() => {
    const answered = asked();
    const subscription = open().subscribe({
      next(value) {
        setState({ value });
        answered();
      },
      error(error: unknown) {
        setState({ error });
        answered();
      },
    });
    return () => {
      subscription.unsubscribe();
      answered();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the caller names what `open` depends on
  }, deps);
  return state;
}

/**
 * The newest value of a live query; `undefined` until its first answer (a few milliseconds).
 * @param open makes the query; called again when `deps` change
 * @throws to the error page when the query fails
 */
export function useLive<T>(open: () => Observable<T>, deps: readonly unknown[]): T | undefined {
  const { value, error } = useLiveState(open, deps);
  if (error) throw error;
  return value;
}

type Answer<T> = { id: string | null | undefined; value: T | null };

/** One document for a screen that says by itself what it means when it cannot be read; see `useLiveOne`. */
export function useLiveOneState<T extends { id: string }>(
  repository: Pick<ReadRepository<T>, 'watch'>,
  id: string | null | undefined,
): LiveState<T | null> {
  const { value: answer, error } = useLiveState<Answer<T>>(
    () =>
      id
        ? repository.watch(id).pipe(map((value) => ({ id, value: value ?? null })))
        : of({ id, value: null }),
    [repository, id],
  );
  if (error) return { error };
  // The answer for another id may still stand for a moment.
  return answer && answer.id === id ? { value: answer.value } : {};
}

/**
 * One document, as new as the device knows: `undefined` until it is read, `null` when there is none
 * (also for no `id`).
 * @throws to the error page when it cannot be read
 */
export function useLiveOne<T extends { id: string }>(
  repository: Pick<ReadRepository<T>, 'watch'>,
  id: string | null | undefined,
): T | null | undefined {
  const { value, error } = useLiveOneState(repository, id);
  if (error) throw error;
  return value;
}

/** The answer of `useLiveMany`. */
export interface LiveMany<T> {
  /** What was asked for. */
  ids: ReadonlySet<string>;
  /** What of it is here. */
  documents: T[];
}

/**
 * Several documents by their ids, in the order of the ids: what a screen needs whole of a long list. `undefined`
 * until they are read; where others are asked for, the former answer stands until theirs is there.
 * @param ids absent while it is not known which
 * @throws to the error page when they cannot be read
 */
export function useLiveMany<T extends { id: string }>(
  repository: Pick<ReadRepository<T>, 'watch'>,
  ids: readonly string[] | undefined,
): LiveMany<T> | undefined {
  const unique = ids && [...new Set(ids)];
  return useLive(() => {
    if (!unique) return NEVER;
    const all = unique.map((id) => repository.watch(id));
    return (all.length > 0 ? combineLatest(all) : of([])).pipe(
      map((found) => ({
        ids: new Set(unique),
        documents: found.filter((one) => one !== undefined),
      })),
    );
  }, [repository, unique?.join('\n')]);
}
