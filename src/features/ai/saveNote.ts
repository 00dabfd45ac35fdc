import type { LocalData } from '../../data/types';
import type { Client } from '../../domain/records/clients';
import { LONG_TEXT_LENGTH } from '../../domain/schema/primitives';
import { localDate } from '../../platform/clock';

type Written = Pick<LocalData, 'newBase' | 'consultations'>;

/** @throws StorageFull, InvalidDocument */
export async function saveNote(client: Client, note: string, data: Written): Promise<void> {
  const today = localDate();
  const visits = await data.consultations.all();
  const visit = visits.find(
    ({ clientId, visitDate }) => clientId === client.id && visitDate === today,
  );
  const joined = (notes: string | undefined) =>
    [notes, note].filter(Boolean).join('\n\n').slice(0, LONG_TEXT_LENGTH);
  if (visit)
    await data.consultations.update(visit.id, (now) => ({ ...now, notes: joined(now.notes) }));
  else
    await data.consultations.insert({
      ...data.newBase(),
      clientId: client.id,
      visitDate: today,
      notes: joined(undefined),
    });
}
