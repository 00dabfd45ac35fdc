import { createContext, useContext, useEffect, useState } from 'react';
import { map, of, type Observable } from 'rxjs';
import { trackQuery } from './pendingQueries';
import type { AccountProfile } from '../domain/accounts/account';
import type { LocalData, ReadRepository } from './types';

const DataContext = createContext<LocalData | null>(null);
export const DataProvider = DataContext.Provider;

/** @throws outside the signed-in part of the app */
export function useData(): LocalData {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData outside DataProvider');
  return data;
}

const AccountContext = createContext<AccountProfile | null>(null);
export const AccountProvider = AccountContext.Provider;

/** The account as the server described it last; `LocalData` has it as it was when the data were opened. */
export function useAccount(): AccountProfile {
  const opened = useData().account;
  return useContext(AccountContext) ?? opened;
}

export interface LiveState<T> {
  value?: T;
  error?: unknown;
}

export function useLiveState<T>(open: () => Observable<T>, deps: readonly unknown[]): LiveState<T> {
  const [state, setState] = useState<LiveState<T>>({});
  useEffect(() => {
    const answered = trackQuery();
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

export type Watched<T extends { id: string }> = Pick<ReadRepository<T>, 'watch'>;

type Answer<T> = { id: string | null | undefined; value: T | null };

export function useLiveOneState<T extends { id: string }>(
  repository: Watched<T>,
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
  repository: Watched<T>,
  id: string | null | undefined,
): T | null | undefined {
  const { value, error } = useLiveOneState(repository, id);
  if (error) throw error;
  return value;
}
