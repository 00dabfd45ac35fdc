import { dayRestrictions, findChay, foodsRefusedOn, type CustomsClient } from './client';
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

function collect(
  { startDate, days }: { startDate: string; days: number },
  wordsOn: (date: string) => readonly string[],
): DayRestriction[] {
  const byWords = new Map<string, number[]>();
  for (let day = 0; day < days; day += 1)
    for (const words of wordsOn(dateAfter(startDate, day)))
      byWords.set(words, [...(byWords.get(words) ?? []), day]);
  return [...byWords].map(([words, on]) => ({ words, days: on }));
}

/** Fasts that are kept on some days. @param startDate `YYYY-MM-DD` */
export function fastsOf(client: CustomsClient, startDate: string, days: number): DayRestriction[] {
  if (findChay(client)) return [];
  return collect({ startDate, days }, (date) => {
    const { chay } = dayRestrictions(client, date);
    return chay ? [chayWords(chay)] : [];
  });
}

/** Fasts, and foods that are refused on some days alone. @param startDate `YYYY-MM-DD` */
export function listDayRestrictions(
  client: CustomsClient,
  startDate: string,
  days: number,
): DayRestriction[] {
  const refusals = collect({ startDate, days }, (date) =>
    foodsRefusedOn(client, date).map((food) => `Không ăn ${food}`),
  );
  return [...fastsOf(client, startDate, days), ...refusals];
}
