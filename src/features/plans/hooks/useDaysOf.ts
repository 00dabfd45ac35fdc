import { useMemo } from 'react';
import type { Eaten } from './useEaten';

/** The days of a plan with what is eaten on each. */
export function useDaysOf({ days, meals }: Eaten) {
  return useMemo(
    () => meals.map((eaten, index) => ({ name: days[index]?.name ?? '', meals: eaten })),
    [days, meals],
  );
}
