import type { AllergyWarning } from '../../clinical/allergens/warnings';
import { lineOf, type Addable } from '../../menus/addables';
import { MEAL_SLOTS, type Meals, type MenuItem } from '../../food/storedLines';
import { rolesOf } from '../roles';
import { traitsOf, type CategoryOf } from '../traits';
import { findLine, removeLine, replaceLine, type LinePlace, type NewLine } from '../../food/lines';
import type { NutrientMap } from '../../food/nutrients';
import { wholeFigure } from '../../nutrition/summary';
import { itemNutrients } from '../../nutrition/totals';
import { isMetered } from '../../food/quantities';
import type { FoodMark } from '../../verdict/marks';
import type { Standard, VerdictLine } from '../../verdict/types';
import {
  compareVerdicts,
  dayJudge,
  isMissed,
  missedTogether,
  shortfalls,
  type VerdictChange,
} from './compare';
import {
  doubts,
  hidesLimit,
  isBarred,
  isRefused,
  isTooSweet,
  type CaredFood,
  type ExchangeEater,
} from './eater';
import { exchangeKind, kinDistance, methodDistance, type ExchangeKind } from './kinds';
import { servings } from './servings';
import { nutrientChanges, type NutrientChange } from './changes';

const MACROS = ['protein', 'carbs', 'fat'] as const;

/** The day in which a line is exchanged, and who eats it. */
export interface SwapDay {
  meals: Meals;
  standard: Standard;
  eater: ExchangeEater;
  /** Other days of the same week, as far as they are known. */
  beside: readonly Meals[];
}

/** Something else for a line, in an amount that people eat. */
export interface Swap {
  line: NewLine;
  /** Allergens that are possible; what is certain is not offered. */
  warnings: AllergyWarning[];
  /** Other reasons against it, which do not refuse it. */
  marks: FoodMark[];
  /** kcal and g more than what goes; absent where one of the two does not report it. */
  change: Partial<Record<(typeof MACROS)[number] | 'calories', number>>;
  /** Of what this person is limited in: how much more, the most important first. */
  limited: NutrientChange[];
  /** Lines of the verdict that the day misses now, and would not with it. */
  mended: VerdictLine[];
  /** Lines that are met now, and of which nobody could say it with this. */
  blurred: VerdictLine[];
  /** Shortages of the day because a refused food goes: other meals have to make up for them. */
  shortfalls: VerdictLine[];
}

/** Energy that a day hardly notices: a fifth of what goes, or as much as a piece of fruit. */
const NEAR = { share: 0.2, least: 40 } as const;
/** Whether the day has enough without a sweet, a snack or a drink is the verdict's to say. */
const BETWEEN_MEALS: ReadonlySet<ExchangeKind['kind']> = new Set(['snack', 'drink', 'beverage']);

function isNear({ kind }: ExchangeKind, goes: NutrientMap, comes: NutrientMap): boolean {
  if (goes.calories === undefined || comes.calories === undefined) return false;
  const more = comes.calories - goes.calories;
  const room = Math.max(goes.calories * NEAR.share, NEAR.least);
  return more <= room && (more >= -room || BETWEEN_MEALS.has(kind));
}

const KCAL = { protein: 4, carbs: 4, fat: 9 } as const;

function macroChange(before: NutrientMap, after: NutrientMap): Swap['change'] {
  const change: Swap['change'] = {};
  for (const key of ['calories', ...MACROS] as const) {
    const [was, becomes] = [before[key], after[key]];
    if (was !== undefined && becomes !== undefined) change[key] = becomes - was;
  }
  return change;
}

/** How different it is to eat: kcal of macro-nutrients that change; nobody knows of one that is not reported. */
const distance = ({ change }: Pick<Swap, 'change'>) =>
  MACROS.reduce((sum, key) => sum + Math.abs(change[key] ?? Infinity) * KCAL[key], 0);

/** Ascending; two that are infinite are equal. */
const compareNumbers = (a: number, b: number) => (a === b ? 0 : a - b);

/** A swap with what it is ranked by. */
interface Ranked extends Swap {
  kin: number;
  /** Steps by which the day falls short in the end. */
  lack: number;
  isMarkedAnew: boolean;
  otherMethod: number;
  /** Of two dishes: more or fewer servings. */
  isOtherServing: boolean;
  /** Whether the day would not be known of something that is no need of the table. */
  blurring: number;
  verdict: VerdictChange;
}

/** Improvements that are this near, as a share of a bound, are one: what mends much goes before the way of cooking. */
const STEPS = { much: 0.3, little: 0.05 } as const;
const better = ({ verdict: { gain } }: Ranked, step: number): number => Math.round(gain / step);
/** An exchange that mends much may be cooked in another way, or served in another amount. */
const unlike = (swap: Ranked): number =>
  swap.otherMethod + Number(swap.isOtherServing) - better(swap, STEPS.much);

/** Marked for something that what goes has not, or not known to have no more of what this person is limited in. */
const doubtful = ({ limited, isMarkedAnew }: Ranked): number =>
  Number(isMarkedAnew || limited.some(({ more }) => more === undefined));

/** Orders offers: certain ones first, then those that fill the gap of a refused food, the nearest in kind, those that make the day better, the most alike. */
const compareSwaps = (a: Ranked, b: Ranked): number =>
  Math.sign(a.warnings.length) - Math.sign(b.warnings.length) ||
  doubtful(a) - doubtful(b) ||
  a.lack - b.lack ||
  a.kin - b.kin ||
  a.blurring - b.blurring ||
  unlike(a) - unlike(b) ||
  better(b, STEPS.little) - better(a, STEPS.little) ||
  compareNumbers(distance(a), distance(b));

/** Of one food in several amounts: what makes the day much better, then what is counted and not weighed, then what is alike. */
const compareServings = (a: Ranked, b: Ranked): number =>
  unlike(a) - unlike(b) ||
  Number(isMetered(a.line)) - Number(isMetered(b.line)) ||
  compareNumbers(distance(a), distance(b));

/** Servings in which some dish is eaten. */
const SERVED = [0.5, 1, 1.5, 2, 2.5, 3] as const;

function withoutRank(ranked: Ranked): Swap {
  const {
    kin: _k,
    lack: _l,
    otherMethod: _m,
    isOtherServing: _s,
    blurring: _b,
    verdict: _v,
    ...swap
  } = ranked;
  return swap;
}

/** The line that goes, its place, and the day around it. */
interface Exchange extends SwapDay {
  goes: MenuItem;
  kind: ExchangeKind;
  /** Marks of the line that goes. */
  marked: ReadonlySet<FoodMark['kind']>;
  /** Other things of this day. */
  eatenToday: ReadonlySet<string>;
  before: readonly VerdictLine[];
  judge: (meals: Meals) => readonly VerdictLine[];
  /** The day without what goes, where this person must not have it: nothing that is offered has to be as much. */
  without?: readonly VerdictLine[];
}

/** A candidate in one of its amounts; nothing where the day would miss something with it. */
function rankedSwap(line: NewLine, kind: ExchangeKind, kin: number, exchange: Exchange): Ranked[] {
  const { goes, meals, eater, before, judge } = exchange;
  const [eaten, after] = [itemNutrients(goes), itemNutrients(line)];
  if (!isNear(exchange.kind, eaten, after) || isTooSweet(kind, after, eater)) return [];
  const verdict = compareVerdicts(before, judge(replaceLine(meals, goes.lineId, line)));
  const short = exchange.without ? shortfalls(verdict.broken, exchange.without) : [];
  if (verdict.broken.length > short.length) return [];
  const { mended, blurred } = verdict;
  const { warnings, marks } = doubts(line, after, eater);
  return [
    {
      line,
      warnings,
      marks,
      isMarkedAnew: marks.some(({ kind: mark }) => !exchange.marked.has(mark)),
      change: macroChange(eaten, after),
      limited: nutrientChanges(goes, line, exchange),
      mended,
      blurred,
      shortfalls: short,
      kin,
      lack: Math.round(missedTogether(short) / STEPS.little),
      otherMethod: methodDistance(kind, exchange.kind),
      isOtherServing:
        goes.type === 'recipe' && line.type === 'recipe' && goes.quantity !== line.quantity,
      blurring: Number(blurred.some((one) => !one.limit.isNeed)),
      verdict,
    },
  ];
}

/** Whether no serving of a dish can have the energy, by its summary: most dishes need not be put together. */
function isFarOff(addable: Addable, own: ExchangeKind, goes: NutrientMap): boolean {
  if (addable.kind !== 'recipe') return false;
  const one = wholeFigure(addable.recipe, 'calories');
  return (
    one !== undefined && SERVED.every((portion) => !isNear(own, goes, { calories: one * portion }))
  );
}

/** A line as care asks about it. */
function caredFood(
  addable: Addable,
  line: NewLine,
  { kind }: ExchangeKind,
  categoryOf: CategoryOf,
): CaredFood {
  const roles = rolesOf(addable, itemNutrients({ ...line, quantity: 1 }));
  // A drink or snack by itself is a sweet by the sugar that is put into it.
  const asked = BETWEEN_MEALS.has(kind) ? [...roles, 'snack' as const] : roles;
  return { roles, traits: traitsOf(addable, asked, categoryOf) };
}

function swapsWith(addable: Addable, id: string, categoryOf: CategoryOf, exchange: Exchange) {
  const { goes, kind: own, eatenToday, eater, standard } = exchange;
  if (id === goes.itemId || eatenToday.has(id)) return [];
  const kind = exchangeKind(addable);
  const kin = kind?.isOffered ? kinDistance(own, kind) : undefined;
  if (!kind || kin === undefined || isFarOff(addable, own, itemNutrients(goes))) return [];
  const line = lineOf(addable, id);
  const food = caredFood(addable, line, kind, categoryOf);
  if (isRefused(line, food, eater) || hidesLimit(line, kind, standard)) return [];
  return servings(line, kind, goes)
    .flatMap((served) => rankedSwap(served, kind, kin, exchange))
    .sort(compareServings)
    .slice(0, 1);
}

/** Dishes of the day and foods of the meal, as they stand in other lines: the same once more is no exchange. */
function eatenBeside(meals: Meals, { group, item: goes }: LinePlace): Set<string> {
  const lines = MEAL_SLOTS.flatMap((slot) => meals[slot].items.map((item) => ({ slot, item })));
  return new Set(
    lines
      .filter(({ slot, item }) => item !== goes && (slot === group || item.type === 'recipe'))
      .map(({ item }) => item.itemId),
  );
}

function exchangeIn(
  day: SwapDay,
  place: LinePlace,
  kind: ExchangeKind,
  isRefusedNow: boolean,
): Exchange {
  const goes = place.item;
  const judge = dayJudge(day.meals, day.standard, day.beside);
  const marks = doubts(goes, itemNutrients(goes), day.eater).marks.map((mark) => mark.kind);
  return {
    ...day,
    goes,
    kind,
    marked: new Set(marks),
    eatenToday: eatenBeside(day.meals, place),
    before: judge(day.meals),
    judge,
    ...(isRefusedNow ? { without: judge(removeLine(day.meals, goes.lineId)) } : {}),
  };
}

/** Everything that can be eaten, and the food groups of ingredients. */
export interface SwapSources {
  all: ReadonlyMap<string, Addable>;
  categoryOf: CategoryOf;
}

/** Offers for the place of a line, and the misses of the day as it is. */
export interface Swaps {
  swaps: Swap[];
  missed: VerdictLine[];
  /** Whether what goes is refused for certain: then the day may have less without it. */
  isRefused: boolean;
}

/**
 * Finds what may come in the place of a line: of its kind, in an amount that people eat, without what this person is
 * refused for certain, and so that the day misses no line of its verdict which it keeps now, nor one clearly farther.
 * @returns undefined where the line is exchanged for nothing: a condiment, or what is in no catalogue any more
 */
export function swapsFor(lineId: string, sources: SwapSources, day: SwapDay): Swaps | undefined {
  const place = findLine(day.meals, lineId);
  const own = place && sources.all.get(place.item.itemId);
  const kind = own && exchangeKind(own);
  if (!kind || !(place.item.quantity > 0)) return undefined;
  const food = caredFood(own, place.item, kind, sources.categoryOf);
  const isRefusedNow = isBarred(place.item, food, day.eater);
  const exchange = exchangeIn(day, place, kind, isRefusedNow);
  const swaps = [...sources.all]
    .flatMap(([id, addable]) => swapsWith(addable, id, sources.categoryOf, exchange))
    .sort(compareSwaps)
    .map(withoutRank);
  return { swaps, missed: exchange.before.filter(isMissed), isRefused: isRefusedNow };
}
