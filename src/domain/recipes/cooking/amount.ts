import type { Edible } from '../../food/catalogue';
import { formatNumber } from '../../text/numberFormat';
import { MILLILITRE } from '../../food/quantities';

type Measures = Edible['measures'];

const PARTS: readonly [number, string][] = [
  [0, ''],
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
];
/** By how much a weight may miss what is counted: within `exact` nothing is said, within `about` it is "khoảng". */
const MISS = { exact: 0.04, about: 0.15 };
const COUNT = { quarters: 4, most: 12 };

interface Counted {
  text: string;
  rank: number;
}

function counted(amount: number, { unit, amount: one }: Measures[number]): Counted | undefined {
  const exact = amount / one;
  const count = exact > COUNT.quarters ? Math.round(exact) : Math.round(exact * 4) / 4;
  const miss = Math.abs(count - exact) / exact;
  if (!(count > 0) || count > COUNT.most || miss > MISS.about) return undefined;
  const whole = Math.floor(count);
  const part = PARTS.find(([value]) => value === count - whole)?.[1] ?? '';
  const number = `${whole > 0 ? whole : ''}${part}`;
  const isExact = miss <= MISS.exact;
  const rank = (isExact ? 0 : 1000) + (count < 1 ? 101 - count : count);
  return { text: `${isExact ? '' : 'khoảng '}${number} ${unit}`, rank };
}

/** @returns undefined where no measure of the food fits */
export function kitchenMeasure(amount: number, measures: Measures = []): string | undefined {
  return measures
    .filter(({ unit, amount: one }) => unit !== MILLILITRE && one > 0)
    .flatMap((measure) => counted(amount, measure) ?? [])
    .toSorted((a, b) => a.rank - b.rank)[0]?.text;
}

export const weightText = (amount: number, unit: string): string =>
  `${formatNumber(amount, amount < 10 ? 1 : 0)} ${unit}`;
