import { useEffect, useMemo } from 'react';
import { writePicks } from '../../../data/picks';
import { useData, useLive, useLiveOne } from '../../../data/react';
import type { LocalData } from '../../../data/types';
import type { Practice } from '../../../domain/records/practices';
import {
  favouriteItems,
  picksId,
  recentItems,
  countUses,
  practiceUses,
  withFavourite,
  withUse,
} from '../../../domain/menus/picks';
import { newId } from '../../../platform/ids';
import { nutritionClient } from '../../../workers/nutritionClient';

export interface AccountPicks {
  recent: readonly string[];
  favourite: readonly string[];
  counts: ReadonlyMap<string, number>;
  uses: ReadonlyMap<string, number>;
  use: (itemId: string) => void;
  mark: (itemId: string, isMarked: boolean) => void;
}

/** A failure to remember does not undo the choice, so it is not reported. */
function remember(data: LocalData, change: (picks: Practice) => Practice): void {
  void writePicks(data, change).catch(() => undefined);
}

export function usePicks(): AccountPicks {
  const data = useData();
  const stored = useLiveOne(data.practices, picksId(data.account.accountId));
  const known = useMemo(() => {
    const picks = stored ?? {};
    return {
      recent: recentItems(picks),
      favourite: favouriteItems(picks),
      counts: countUses(picks),
    };
  }, [stored]);
  const practices = useLive(() => data.practices.watchAll(), [data]);
  const uses = useMemo(() => practiceUses(practices ?? []), [practices]);
  useEffect(() => nutritionClient().setUses(uses), [uses]);
  return useMemo(
    () => ({
      ...known,
      uses,
      use: (itemId) => remember(data, (picks) => withUse(picks, { useId: newId(), itemId })),
      mark: (itemId, isMarked) => remember(data, (picks) => withFavourite(picks, itemId, isMarked)),
    }),
    [data, known, uses],
  );
}
