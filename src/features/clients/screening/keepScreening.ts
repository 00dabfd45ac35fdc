import type { LocalData } from '../../../data/types';
import { lastScreening } from '../../../domain/person/screening/lastScreening';
import { sameValue } from '../../../domain/records/equality';

/** Keeps on the client what the newest screening came to, since every rule reads the client's record alone. */
export async function keepScreening(
  data: Pick<LocalData, 'clients' | 'records'>,
  clientId: string,
): Promise<void> {
  const all = await data.records.of('screening').all();
  const outcome = lastScreening(all.filter((one) => one.clientId === clientId));
  const client = await data.clients.get(clientId);
  if (!client || sameValue(client.screening, outcome)) return;
  await data.clients.update(clientId, ({ screening: _before, ...now }) =>
    outcome ? { ...now, screening: outcome } : now,
  );
}
