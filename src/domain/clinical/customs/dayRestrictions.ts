import { dayRestrictions, findChay, type CustomsClient } from './client';
import { dateAfter } from '../../menus/planning';

/** Days count from 0. */
export interface DayRestriction {
  words: string;
  days: readonly number[];
}

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

/** @param startDate `YYYY-MM-DD` */
export function dayRestrictionsOf(
  client: CustomsClient,
  startDate: string,
  days: number,
): DayRestriction[] {
  if (findChay(client)) return [];
  const found = new Map<string, number[]>();
  for (let day = 0; day < days; day += 1) {
    const { chay } = dayRestrictions(client, dateAfter(startDate, day));
    if (!chay) continue;
    const words = chayWords(chay);
    found.set(words, [...(found.get(words) ?? []), day]);
  }
  return [...found].map(([words, on]) => ({ words, days: on }));
}
