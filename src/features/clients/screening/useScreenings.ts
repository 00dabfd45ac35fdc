import { useMemo } from 'react';
import { useData, useLive } from '../../../data/react';
import type { Screening } from '../../../domain/records/kinds/screening';

const newestFirst = (a: Screening, b: Screening) =>
  b.screenedDate.localeCompare(a.screenedDate) || b.createdAt.localeCompare(a.createdAt);

export function useScreenings(clientId: string): Screening[] | undefined {
  const data = useData();
  const all = useLive(() => data.records.of('screening').watchAll(), [data]);
  return useMemo(
    () => all?.filter((one) => one.clientId === clientId).sort(newestFirst),
    [all, clientId],
  );
}
