import type { Client } from '../records/clients';
import type { Consultation } from '../records/consultations';
import { weightDifference } from './weightDifference';

type WeighedVisit = Pick<Consultation, 'visitDate'> & Partial<Pick<Consultation, 'weight'>>;

const isSame = (one: number, other: number | undefined): boolean =>
  other !== undefined && weightDifference(one, other) === 0;

/**
 * The day on which the present weight was weighed, `YYYY-MM-DD`; undefined where nobody said it.
 * @param newestFirst visits of this client, newest first
 */
export function weightDate(
  { weight, weighing }: Partial<Pick<Client, 'weight' | 'weighing'>>,
  newestFirst: readonly WeighedVisit[],
): string | undefined {
  const newest = newestFirst.find((visit) => visit.weight !== undefined);
  if (weight === undefined) return newest?.visitDate;
  const dates = [
    ...(weighing && isSame(weight, weighing.weight) ? [weighing.date] : []),
    ...(newest && isSame(weight, newest.weight) ? [newest.visitDate] : []),
  ];
  return dates.toSorted().at(-1);
}
