import type { NewLine } from '../../food/lines';
import type { NutrientKey } from '../../food/nutrients';
import { itemAmount, itemNutrients } from '../../nutrition/totals';
import { isNutrient } from '../../verdict/judge';
import { computeBound } from '../../verdict/limit';
import type { Standard, VerdictLine } from '../../verdict/types';
import { isMissed } from './compare';
import type { ExchangeEater } from './eater';
import type { Limit } from '../../clinical/limitTypes';

export interface NutrientChange {
  nutrient: NutrientKey;
  /** Absent where one of the two does not report all of it. */
  more?: number;
  isBetter: boolean;
}

const MACROS: ReadonlySet<string> = new Set(['calories', 'protein', 'carbs', 'fat']);
const ALWAYS: readonly NutrientKey[] = ['sodium', 'potassium'];
const MOST = 4;
const TRACE = 0.03;

interface Watched {
  standard: Standard;
  eater: Pick<ExchangeEater, 'first'>;
  before: readonly VerdictLine[];
}

const nutrientIn = ({ of }: Limit): NutrientKey[] => {
  if (of === 'mealVitaminK' || of === 'vitaminKSwing') return ['vitaminK'];
  return isNutrient(of) ? [of] : [];
};

function watched({ standard, eater, before }: Watched): NutrientKey[] {
  const missed = before.filter((line) => isMissed(line) && !line.limit.isNeed);
  const limited = standard.limits.filter(({ severity }) => severity !== 'general');
  const all = [
    ...missed.flatMap(({ limit }) => nutrientIn(limit)),
    ...limited.flatMap(nutrientIn),
    ...eater.first,
  ].filter((key) => !MACROS.has(key));
  return all.length > 0 ? [...new Set(all)] : [...ALWAYS];
}

function leastBound(nutrient: NutrientKey, { limits }: Standard): number | undefined {
  const bounds = limits
    .filter((limit) => limit.per !== 'week' && nutrientIn(limit).includes(nutrient))
    .map(computeBound);
  return bounds.length === 0 ? undefined : Math.min(...bounds);
}

function wholeAmount(line: NewLine, nutrient: NutrientKey, bound: number | undefined) {
  const value = itemNutrients(line)[nutrient];
  const { coverage, atMost, basis } = line.snapshot;
  if (value === undefined || (coverage?.[nutrient] ?? 1) >= 1) return value;
  const open = ((atMost?.[nutrient] ?? Infinity) * itemAmount(line)) / basis.amount;
  return open <= (bound ?? value) * TRACE ? value : undefined;
}

const isOpen = (nutrient: NutrientKey, before: readonly VerdictLine[]): boolean =>
  before.some(({ limit: { of }, status }) => of === nutrient && status === 'unknown');

const helps = (nutrient: NutrientKey, more: number, before: readonly VerdictLine[]): boolean =>
  before.some(
    ({ limit: { of }, status }) =>
      of === nutrient && ((status === 'over' && more < 0) || (status === 'short' && more > 0)),
  );

function changeIn(
  nutrient: NutrientKey,
  { oldLine, comes }: { oldLine: NewLine; comes: NewLine },
  { standard, before }: Watched,
): NutrientChange[] {
  const bound = leastBound(nutrient, standard);
  const [was, becomes] = [oldLine, comes].map((line) => wholeAmount(line, nutrient, bound));
  if (was === undefined || becomes === undefined)
    return isOpen(nutrient, before) ? [] : [{ nutrient, isBetter: false }];
  const more = becomes - was;
  const isTrace = bound === undefined ? more === 0 : Math.abs(more) < bound * TRACE;
  return isTrace ? [] : [{ nutrient, more, isBetter: helps(nutrient, more, before) }];
}

export const nutrientChanges = (
  oldLine: NewLine,
  comes: NewLine,
  person: Watched,
): NutrientChange[] =>
  watched(person)
    .flatMap((nutrient) => changeIn(nutrient, { oldLine, comes }, person))
    .slice(0, MOST);
