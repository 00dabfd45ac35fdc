import { useEffect, useState } from 'react';
import { useData } from '../../data/react';
import type { Client } from '../../domain/records/clients';

/**
 * Whose form is open, as last seen: a deletion on another device must not close it over what is typed, nor keep it
 * closed when the page is loaded again.
 * @param present the client, `null` when there is none, undefined until it is read
 * @param id whose form is open; null while none is
 */
export function useKept(present: Client | null | undefined, id: string | null): Client | undefined {
  const data = useData();
  const [kept, setKept] = useState<Client>();
  if (id === null && kept !== undefined) setKept(undefined);
  else if (id !== null && present && present !== kept) setKept(present);
  const lost = id !== null && present === null && kept?.id !== id ? id : null;
  useEffect(() => {
    if (lost === null) return undefined;
    let wanted = true;
    data.clients.removed(lost).then(
      (found) => wanted && setKept(found),
      // Then the page says that there is no such client.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [data, lost]);
  return present ?? (id === null ? undefined : kept);
}
