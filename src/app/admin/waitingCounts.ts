import { useEffect, useState } from 'react';
import { readDashboard } from '../../api/adminDashboard';
import type { ContractAnswer } from '../../api/contract';
import { ADMIN_FOOD_PATHS } from '../../features/admin-foods/paths';
import { gateway } from '../../gateway/browserSession';
import type { PlaceCounts } from '../shell/placeCount';

/** Milliseconds. */
const EVERY = 60_000;

/** What waits for a person, by the place where it is decided; the gateway says what the role may see. */
export const toPlaceCounts = ({ foods }: ContractAnswer<typeof readDashboard>): PlaceCounts =>
  foods ? { [ADMIN_FOOD_PATHS.foods]: foods.waiting } : {};

export function useWaitingCounts(): PlaceCounts {
  const [counts, setCounts] = useState<PlaceCounts>({});
  useEffect(() => {
    const end = new AbortController();
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      gateway
        .ask(readDashboard, {}, end.signal)
        .then((answer) => setCounts(toPlaceCounts(answer)))
        // A badge that is a minute old is better than a message about it.
        .catch(() => undefined);
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      end.abort();
      clearInterval(timer);
    };
  }, []);
  return counts;
}
