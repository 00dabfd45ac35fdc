import { useCallback, useMemo } from 'react';
import { useData, useLive } from '../../data/react';
import type { TwoWayName } from '../../domain/records';
import { syncText } from '../../i18n/sync';

interface Titled {
  collection: TwoWayName;
  id: string;
  title: string;
  clientId?: string;
}

export function useTitles(): (item: Titled) => string {
  const data = useData();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const visits = useLive(() => data.consultations.watchAll(), [data]);
  const records = useLive(() => data.records.watchAll(), [data]);
  const names = useMemo(
    () => new Map(clients?.map((client) => [client.id, client.clientName])),
    [clients],
  );
  const owners = useMemo(
    () =>
      new Map(
        [...(visits ?? []), ...(records ?? [])].map((one) => [
          one.id,
          'clientId' in one ? one.clientId : undefined,
        ]),
      ),
    [visits, records],
  );
  return useCallback(
    ({ collection, id, title, clientId }) => {
      if (collection !== 'consultations' && collection !== 'records') return title;
      const name = names.get(clientId ?? owners.get(id) ?? '');
      return name === undefined ? title : syncText.titleWithClient(title, name);
    },
    [names, owners],
  );
}
