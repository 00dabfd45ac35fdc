import { consultationHistory } from '../../../domain/clientList';
import type { Client } from '../../../domain/collections/clients';
import type { Consultation } from '../../../domain/collections/consultations';
import { dayTargets } from '../../../domain/targets/dayTargets';
import type { DayClient, DayTargets } from '../../../domain/targets/dayTargets';
import { compareFits, fitOf } from '../../../domain/targets/fit';
import type { FitClient } from '../../../domain/targets/fit';
import { personOf } from '../../../domain/targets/person';
import type { RankedMenu } from '../../../domain/targets/suitability';
import { concernsOf, isCertain } from '../../../domain/allergens/concerns';
import type { Master, RatedMaster } from './masters';
import type { CalendarMonth } from '../../../domain/targets/body';

/** For whom masters are rated. */
export interface RatedFor {
  client: FitClient;
  day: DayTargets;
  age: number | undefined;
  /** Conditions that were recognised. */
  found: ReadonlySet<string>;
}

/**
 * Masters in the order in which they are worth a look: by fit, then by the specification's percentage.
 * Equals keep their order; what does not fit is last, and still on offer.
 * @param ranked the suitability of each of these masters
 */
export function rateMasters(
  masters: readonly Master[],
  ranked: readonly RankedMenu[],
  { client, day, age, found }: RatedFor,
): RatedMaster[] {
  const scores = new Map(ranked.map((entry) => [entry.id, entry]));
  return masters
    .flatMap((master) => {
      const suitability = scores.get(master.id);
      const concerns = concernsOf(master, client.allergies);
      const fit = fitOf(master, client, day, { age, found });
      return suitability
        ? [{ master, suitability, concerns, offends: concerns.some(isCertain), fit }]
        : [];
    })
    .sort((a, b) => compareFits(a.fit, b.fit) || b.suitability.score - a.suitability.score);
}

/**
 * Rates masters for a client.
 * @param weighed the client with the present weight
 * @param visits of all clients
 */
export function ratedFor(
  client: Client,
  weighed: DayClient,
  visits: readonly Consultation[],
  today: CalendarMonth,
): (masters: readonly Master[], ranked: readonly RankedMenu[]) => RatedMaster[] {
  const own = consultationHistory([...visits], client.id).map(({ consultation }) => consultation);
  const { facts } = personOf(client, today);
  const whom: RatedFor = {
    client,
    day: dayTargets(weighed, own, today),
    age: facts.age,
    found: new Set<string>(facts.found.keys()),
  };
  return (masters, ranked) => rateMasters(masters, ranked, whom);
}
