import { useEffect, useState } from 'react';
import { useData } from '../../data/react';
import type { Client } from '../../domain/records/clients';

/**
 * Keeps the last seen client: a deletion on another device must not close the form over what is typed.
 * @param present `null` when there is none, undefined until it is read
 * @param id whose form is open; null while none is
 */
export function useKept(present: Client | null | undefined, id: string | null): Client | undefined {
  const data = useData();
  const [client, setClient] = useState<Client>();
  if (id === null && client !== undefined) setClient(undefined);
  else if (id !== null && present && present !== client) setClient(present);
  const lost = id !== null && present === null && client?.id !== id ? id : null;
  useEffect(() => {
    if (lost === null) return undefined;
    let isCurrent = true;
    data.clients.removed(lost).then(
      (record) => isCurrent && setClient(record),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [data, lost]);
  return present ?? (id === null ? undefined : client);
}
