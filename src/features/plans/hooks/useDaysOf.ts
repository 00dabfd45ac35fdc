import { useMemo } from 'react';
import type { Eaten } from './useEaten';

export function useEatenDays({ days, meals }: Eaten) {
  return useMemo(
    () => meals.map((eaten, index) => ({ name: days[index]?.name ?? '', meals: eaten })),
    [days, meals],
  );
}
