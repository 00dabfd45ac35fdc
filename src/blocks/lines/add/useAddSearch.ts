import { useCallback, useMemo, useState } from 'react';
import type { IndexKind } from '../../../domain/search/foodIndex';
import type { Addable } from '../../../domain/menus/addables';
import { useActiveOption } from './useActiveOption';
import { useFoodIndex } from './useFoodIndex';
import { NO_FILTERS, useItemSearch, type KindTab } from './useItemSearch';
import type { AccountPicks } from './usePicks';

export function useAddSearch(
  kinds: readonly IndexKind[],
  picks: AccountPicks,
  onChoose: (addable: Addable, typed: string) => void,
) {
  const all = useFoodIndex();
  const [query, setQuery] = useState('');
  const [tab, setTab] = useState<KindTab>('all');
  const [filters, setFilters] = useState(NO_FILTERS);
  const { uses } = picks;
  const known = useMemo(() => all && { all, uses }, [all, uses]);
  const state = useItemSearch({ query, tab, filters, kinds, known, picks });
  const chooseId = useCallback(
    (id: string) => {
      const addable = all?.get(id);
      if (addable) onChoose(addable, query);
    },
    [all, onChoose, query],
  );
  const option = useActiveOption(state, chooseId);
  const typed = { query, setQuery, tab, setTab, filters, setFilters };
  return { all, picks, ...typed, state, ...option };
}
export type AddSearch = ReturnType<typeof useAddSearch>;
