import { avoidedBy } from '../allergens/avoided';
import type { Client } from '../collections/clients';
import { chayOf, dayRestrictions } from '../customs/client';
import type { CustomsClient } from '../customs/client';
import { dateAfter } from '../planning';
import type { DayRestriction, Wish } from './types';

/** The one who eats; celiac disease and the like are written among illnesses as often as among allergies. */
export const eaterOf = (
  client: Pick<Client, 'allergies' | 'medicalConditions' | 'dietaryRestrictions'> &
    Partial<Pick<Client, 'customs'>>,
): Wish['eater'] => ({
  allergies: [...avoidedBy(client)],
  dietaryRestrictions: client.dietaryRestrictions,
  ...(client.customs ? { customs: client.customs } : {}),
});

/** Chay of one day in words that are read as one of every day. */
function chayWords({
  egg,
  milk,
  pungent,
}: NonNullable<ReturnType<typeof dayRestrictions>['chay']>) {
  const kind = egg === false && milk === false ? 'Ăn thuần chay' : 'Ăn chay trường';
  const herbs = pungent === false ? ['Không ăn hành', 'Không ăn tỏi', 'Không ăn hẹ'] : [];
  const rest = [
    ...(egg === false ? ['Không ăn trứng'] : []),
    ...(milk === false ? ['Không uống sữa'] : []),
    ...herbs,
  ];
  return [kind, ...rest].join('. ');
}

/** Restrictions that hold on some of the days only, as chay on days of the moon does. @param startDate `YYYY-MM-DD` */
export function dayRestrictionsOf(
  client: CustomsClient,
  startDate: string,
  days: number,
): DayRestriction[] {
  // Who eats chay every day does so by the record itself.
  if (chayOf(client)) return [];
  const found = new Map<string, number[]>();
  for (let day = 0; day < days; day += 1) {
    const { chay } = dayRestrictions(client, dateAfter(startDate, day));
    if (!chay) continue;
    const words = chayWords(chay);
    found.set(words, [...(found.get(words) ?? []), day]);
  }
  return [...found].map(([words, on]) => ({ words, days: on }));
}
