import { createContext, useContext, useEffect, useState } from 'react';
import { map, of } from 'rxjs';
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

/**
 * The newest value of a live query; `undefined` until its first answer (a few milliseconds).
 * @param open makes the query; called again when `deps` change
 * @throws to the error page when the query fails
 */
export function useLive<T>(open: () => Observable<T>, deps: readonly unknown[]): T | undefined {
  const [state, setState] = useState<{ value?: T; error?: unknown }>({});
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
  if (state.error) throw state.error;
  return state.value;
}

/**
 * One document, as new as the device knows: `undefined` until it is read, `null` when there is none
 * (also for no `id`).
 */
export function useLiveOne<T extends { id: string }>(
  repository: ReadRepository<T>,
  id: string | null | undefined,
): T | null | undefined {
  const answer = useLive<{ id: typeof id; value: T | null }>(
    () =>
      id
        ? repository.watch(id).pipe(map((value) => ({ id, value: value ?? null })))
        : of({ id, value: null }),
    [repository, id],
  );
  // The answer for another id may still stand for a moment.
  return answer && answer.id === id ? answer.value : undefined;
}
