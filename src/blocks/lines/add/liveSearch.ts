import { useContext, useEffect, useMemo, useState } from 'react';
import type { LibraryEntry } from '../../../domain/records/library';
import type { IndexKind } from '../../../domain/search/foodIndex';
import { foreignDishes, type ForeignDish } from '../../../domain/menus/foreignDishes';
import { useOnline } from '../../../ui/useOnline';
import type { Addable } from '../../../domain/menus/addables';
import { LiveSearchContext } from './liveContext';

/** Milliseconds without a keystroke, and fewest characters, before the server is asked. */
const TYPING_MS = 300;
const FEWEST = 2;

interface Answer {
  query: string;
  entries?: readonly LibraryEntry[];
}

export type LiveState =
  | { is: 'idle' | 'offline' | 'asking' | 'failed' }
  | { is: 'answered'; dishes: readonly ForeignDish[] };

export function useLiveSearch(
  typed: string,
  kinds: readonly IndexKind[],
  all: ReadonlyMap<string, Addable> | undefined,
): LiveState {
  const ask = useContext(LiveSearchContext);
  const online = useOnline();
  const [answer, setAnswer] = useState<Answer>();
  const query = typed.trim().slice(0, 100);
  const isAsked = ask !== null && query.length >= FEWEST;
  useEffect(() => {
    if (!isAsked || !online) return undefined;
    const ending = new AbortController();
    const timer = setTimeout(() => {
      ask(query, ending.signal).then(
        (entries) => !ending.signal.aborted && setAnswer({ query, entries }),
        () => !ending.signal.aborted && setAnswer({ query }),
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [ask, isAsked, online, query]);
  return useMemo(() => {
    if (!isAsked) return { is: 'idle' };
    if (!online) return { is: 'offline' };
    if (answer?.query !== query) return { is: 'asking' };
    if (!answer.entries) return { is: 'failed' };
    const dishes = foreignDishes(
      answer.entries,
      query,
      ({ itemId, type }) => !kinds.includes(type) || (all?.has(itemId) ?? false),
    );
    return { is: 'answered', dishes };
  }, [isAsked, online, answer, query, kinds, all]);
}
