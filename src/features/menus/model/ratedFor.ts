import { consultationHistory } from '../../../domain/person/clientList';
import type { Client } from '../../../domain/records/clients';
import type { Consultation } from '../../../domain/records/consultations';
import type { DayClient } from '../../../domain/targets/dayTargets';
import type { Fit } from '../../../domain/verdict/fit';
import { fitFor } from '../../../domain/verdict/fitFor';
import { compareFits, comparePlaces } from '../../../domain/verdict/fitOrder';
import type { RankedMenu } from '../../../domain/targets/suitability';
import { avoidedBy } from '../../../domain/clinical/allergens/avoided';
import { findConcerns, isCertain } from '../../../domain/clinical/allergens/concerns';
import type { Master, RatedMaster } from './masters';
import type { CalendarMonth } from '../../../domain/person/body';

const isOwn = ({ expertName }: Master): boolean => expertName === undefined;

/**
 * Equals keep their order; what does not fit is last, and still on offer.
 * @param ranked the suitability of each of these masters
 */
export function rateMasters(
  masters: readonly Master[],
  ranked: readonly RankedMenu[],
  client: Pick<Client, 'allergies' | 'medicalConditions'>,
  fit: (master: Master) => Fit,
): RatedMaster[] {
  const avoided = avoidedBy(client);
  const scores = new Map(ranked.map((entry) => [entry.id, entry]));
  return masters
    .flatMap((master) => {
      const suitability = scores.get(master.id);
      const concerns = findConcerns(master, avoided);
      return suitability
        ? [
            {
              master,
              suitability,
              concerns,
              offends: concerns.some(isCertain),
              fit: fit(master),
            },
          ]
        : [];
    })
    .sort(
      (a, b) =>
        comparePlaces(a.fit, b.fit) ||
        Number(isOwn(b.master)) - Number(isOwn(a.master)) ||
        compareFits(a.fit, b.fit) ||
        b.suitability.score - a.suitability.score,
    );
}

export function ratedFor(
  client: Client,
  weighed: DayClient,
  visits: readonly Consultation[],
  today: CalendarMonth,
): (masters: readonly Master[], ranked: readonly RankedMenu[]) => RatedMaster[] {
  const own = consultationHistory([...visits], client.id).map(({ consultation }) => consultation);
  const fit = fitFor(client, weighed, own, today);
  return (masters, ranked) => rateMasters(masters, ranked, client, fit);
}
