import { useMemo } from 'react';
import { useData, useLive } from '../../../data/react';
import type { DiaryDay } from '../../../domain/records/kinds/diaryDay';

export function useDiary(clientId: string): DiaryDay[] | undefined {
  const data = useData();
  const all = useLive(() => data.records.of('diaryDay').watchAll(), [data]);
  return useMemo(
    () =>
      all?.filter((day) => day.clientId === clientId).sort((a, b) => b.date.localeCompare(a.date)),
    [all, clientId],
  );
}
