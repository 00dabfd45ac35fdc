import type { NutrientKey, NutrientMap } from '../nutrients';
import { isNutrient } from '../verdict/judge';
import { boundOf } from '../verdict/limit';
import type { Limit, Standard, VerdictLine } from '../verdict/types';
import { isMissed } from './compare';
import type { ExchangeEater } from './eater';

/** How much more of a nutrient a day has with another dish. */
export interface NutrientChange {
  nutrient: NutrientKey;
  /** Absent where one of the two does not report it. */
  more?: number;
  /** It brings a line that the day misses nearer to its bound. */
  isBetter: boolean;
}

/** Said as energy and macro-nutrients are. */
const MACROS: ReadonlySet<string> = new Set(['calories', 'protein', 'carbs', 'fat']);
/** What people look at where nothing is limited. */
const ALWAYS: readonly NutrientKey[] = ['sodium', 'potassium'];
const MOST = 4;
/** Less than this share of the bound is no change. */
const TRACE = 0.03;

interface Watched {
  standard: Standard;
  eater: Pick<ExchangeEater, 'first'>;
  before: readonly VerdictLine[];
}

/** A limit of vitamin K by meal or week is one of vitamin K. */
const nutrientIn = ({ of }: Limit): NutrientKey[] => {
  if (of === 'mealVitaminK' || of === 'vitaminKSwing') return ['vitaminK'];
  return isNutrient(of) ? [of] : [];
};

/** Nutrients that this person is limited in, those that the day misses first. */
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

/** A change that is small beside the bound of its day or meal is none. */
function isTrace(nutrient: NutrientKey, more: number, { limits }: Standard): boolean {
  const bounds = limits
    .filter((limit) => limit.per !== 'week' && nutrientIn(limit).includes(nutrient))
    .map(boundOf);
  const least = Math.min(...bounds);
  return Number.isFinite(least) ? Math.abs(more) < least * TRACE : more === 0;
}

/** Nobody can say it of the day as it is: that this dish does not report it changes nothing. */
const isOpen = (nutrient: NutrientKey, before: readonly VerdictLine[]): boolean =>
  before.some(({ limit: { of }, status }) => of === nutrient && status === 'unknown');

const helps = (nutrient: NutrientKey, more: number, before: readonly VerdictLine[]): boolean =>
  before.some(
    ({ limit: { of }, status }) =>
      of === nutrient && ((status === 'over' && more < 0) || (status === 'short' && more > 0)),
  );

/** What changes for this person, beside energy and macro-nutrients: at most four, without traces. */
export function nutrientChanges(
  goes: NutrientMap,
  comes: NutrientMap,
  person: Watched,
): NutrientChange[] {
  return watched(person)
    .flatMap((nutrient): NutrientChange[] => {
      const [was, becomes] = [goes[nutrient], comes[nutrient]];
      if (was === undefined || becomes === undefined)
        return isOpen(nutrient, person.before) ? [] : [{ nutrient, isBetter: false }];
      const more = becomes - was;
      if (isTrace(nutrient, more, person.standard)) return [];
      return [{ nutrient, more, isBetter: helps(nutrient, more, person.before) }];
    })
    .slice(0, MOST);
}
