import { useMemo } from 'react';
import { useData, useLive } from '../../../data/react';
import type { Consent } from '../../../domain/records/kinds/consent';

const newestFirst = (a: Consent, b: Consent) =>
  b.consentDate.localeCompare(a.consentDate) || b.createdAt.localeCompare(a.createdAt);

export function useConsents(clientId: string): Consent[] | undefined {
  const data = useData();
  const all = useLive(() => data.records.of('consent').watchAll(), [data]);
  return useMemo(
    () => all?.filter((one) => one.clientId === clientId).sort(newestFirst),
    [all, clientId],
  );
}
