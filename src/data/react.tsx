import { createContext, useContext, useEffect, useState } from 'react';
import type { Observable } from 'rxjs';
import type { LocalData } from './types';

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
    const subscription = open().subscribe({
      next: (value) => setState({ value }),
      error: (error: unknown) => setState({ error }),
    });
    return () => subscription.unsubscribe();
    // oxlint-disable-next-line react/exhaustive-deps -- the caller names what `open` depends on
  }, deps);
  if (state.error) throw state.error;
  return state.value;
}
