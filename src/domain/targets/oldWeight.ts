import { RECENT_DAYS } from '../clinical/serum';
import type { RecognitionProblem } from '../clinical/types';
import { weightDate } from '../person/weightDate';
import type { Client } from '../records/clients';
import type { Consultation } from '../records/consultations';
import { dateInVietnam, daysBetween } from '../text/days';

type Visit = Pick<Consultation, 'visitDate'> & Partial<Pick<Consultation, 'weight'>>;

/**
 * A weight that is asked about anew: no guideline names a term, so that of readings of the blood is taken. Where nobody said when
 * it was weighed, the day on which the record was made counts.
 * @param newestFirst visits of this client, newest first
 * @param today `YYYY-MM-DD`
 */
export function oldWeight(
  client: Partial<Pick<Client, 'weight' | 'weighing' | 'createdAt'>>,
  newestFirst: readonly Visit[],
  today: string,
): RecognitionProblem[] {
  const { weight, createdAt } = client;
  if (weight === undefined) return [];
  const date = weightDate(client, newestFirst);
  const since = date ?? (createdAt === undefined ? undefined : dateInVietnam(createdAt));
  if (since === undefined || daysBetween(since, today) <= RECENT_DAYS) return [];
  return [{ kind: 'oldWeight', weight, since, isDated: date !== undefined }];
}
