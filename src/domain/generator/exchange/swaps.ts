import type { AllergyWarning } from '../../clinical/allergens/warnings';
import { toNewLine, type Addable } from '../../menus/addables';
import { MEAL_SLOTS, type Meals, type MenuItem } from '../../food/storedLines';
import { findRoles } from '../roles';
import { readTraits, type CategoryLookup } from '../traits';
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

export interface SwapDay {
  meals: Meals;
  standard: Standard;
  eater: ExchangeEater;
  beside: readonly Meals[];
}

export interface Swap {
  line: NewLine;
  warnings: AllergyWarning[];
  marks: FoodMark[];
  /** kcal and g more than what goes; absent where one of the two does not report it. */
  change: Partial<Record<(typeof MACROS)[number] | 'calories', number>>;
  limited: NutrientChange[];
  mended: VerdictLine[];
  blurred: VerdictLine[];
  shortfalls: VerdictLine[];
}

/** Energy that a day hardly notices: a fifth of what goes, or as much as a piece of fruit. */
const NEAR = { share: 0.2, least: 40 } as const;
const BETWEEN_MEALS: ReadonlySet<ExchangeKind['kind']> = new Set(['snack', 'drink', 'beverage']);

function isNear(
  { kind }: ExchangeKind,
  replacedNutrients: NutrientMap,
  comes: NutrientMap,
): boolean {
  if (replacedNutrients.calories === undefined || comes.calories === undefined) return false;
  const more = comes.calories - replacedNutrients.calories;
  const room = Math.max(replacedNutrients.calories * NEAR.share, NEAR.least);
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

const distance = ({ change }: Pick<Swap, 'change'>) =>
  MACROS.reduce((sum, key) => sum + Math.abs(change[key] ?? Infinity) * KCAL[key], 0);

/** Two infinite values are equal: their difference would be NaN. */
const compareNumbers = (a: number, b: number) => (a === b ? 0 : a - b);

interface Ranked extends Swap {
  kin: number;
  lack: number;
  isMarkedAnew: boolean;
  otherMethod: number;
  isOtherServing: boolean;
  blurring: number;
  verdict: VerdictChange;
}

/** Improvements that are this near, as a share of a bound, are one: what mends much goes before the way of cooking. */
const STEPS = { much: 0.3, little: 0.05 } as const;
const better = ({ verdict: { gain } }: Ranked, step: number): number => Math.round(gain / step);
const unlike = (swap: Ranked): number =>
  swap.otherMethod + Number(swap.isOtherServing) - better(swap, STEPS.much);

const doubtful = ({ limited, isMarkedAnew }: Ranked): number =>
  Number(isMarkedAnew || limited.some(({ more }) => more === undefined));

const compareSwaps = (a: Ranked, b: Ranked): number =>
  Math.sign(a.warnings.length) - Math.sign(b.warnings.length) ||
  doubtful(a) - doubtful(b) ||
  a.lack - b.lack ||
  a.kin - b.kin ||
  a.blurring - b.blurring ||
  unlike(a) - unlike(b) ||
  better(b, STEPS.little) - better(a, STEPS.little) ||
  compareNumbers(distance(a), distance(b));

const compareServings = (a: Ranked, b: Ranked): number =>
  unlike(a) - unlike(b) ||
  Number(isMetered(a.line)) - Number(isMetered(b.line)) ||
  compareNumbers(distance(a), distance(b));

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

interface Exchange extends SwapDay {
  replacedItem: MenuItem;
  kind: ExchangeKind;
  marked: ReadonlySet<FoodMark['kind']>;
  eatenToday: ReadonlySet<string>;
  before: readonly VerdictLine[];
  judge: (meals: Meals) => readonly VerdictLine[];
  without?: readonly VerdictLine[];
}

function rankedSwap(line: NewLine, kind: ExchangeKind, kin: number, exchange: Exchange): Ranked[] {
  const { replacedItem, meals, eater, before, judge } = exchange;
  const [eaten, after] = [itemNutrients(replacedItem), itemNutrients(line)];
  if (!isNear(exchange.kind, eaten, after) || isTooSweet(kind, after, eater)) return [];
  const verdict = compareVerdicts(before, judge(replaceLine(meals, replacedItem.lineId, line)));
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
      limited: nutrientChanges(replacedItem, line, exchange),
      mended,
      blurred,
      shortfalls: short,
      kin,
      lack: Math.round(missedTogether(short) / STEPS.little),
      otherMethod: methodDistance(kind, exchange.kind),
      isOtherServing:
        replacedItem.type === 'recipe' &&
        line.type === 'recipe' &&
        replacedItem.quantity !== line.quantity,
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

function caredFood(
  addable: Addable,
  line: NewLine,
  { kind }: ExchangeKind,
  getCategory: CategoryLookup,
): CaredFood {
  const roles = findRoles(addable, itemNutrients({ ...line, quantity: 1 }));
  const suitableRoles = BETWEEN_MEALS.has(kind) ? [...roles, 'snack' as const] : roles;
  return { roles, traits: readTraits(addable, suitableRoles, getCategory) };
}

function swapsWith(addable: Addable, id: string, getCategory: CategoryLookup, exchange: Exchange) {
  const { replacedItem, kind: own, eatenToday, eater, standard } = exchange;
  if (id === replacedItem.itemId || eatenToday.has(id)) return [];
  const kind = exchangeKind(addable);
  const kin = kind?.isOffered ? kinDistance(own, kind) : undefined;
  if (!kind || kin === undefined || isFarOff(addable, own, itemNutrients(replacedItem))) return [];
  const line = toNewLine(addable, id);
  const food = caredFood(addable, line, kind, getCategory);
  if (isRefused(line, food, eater) || hidesLimit(line, kind, standard)) return [];
  return servings(line, kind, replacedItem)
    .flatMap((served) => rankedSwap(served, kind, kin, exchange))
    .sort(compareServings)
    .slice(0, 1);
}

function eatenBeside(meals: Meals, { group, item: replacedItem }: LinePlace): Set<string> {
  const lines = MEAL_SLOTS.flatMap((slot) => meals[slot].items.map((item) => ({ slot, item })));
  return new Set(
    lines
      .filter(
        ({ slot, item }) => item !== replacedItem && (slot === group || item.type === 'recipe'),
      )
      .map(({ item }) => item.itemId),
  );
}

function exchangeIn(
  day: SwapDay,
  position: LinePlace,
  kind: ExchangeKind,
  isRefusedNow: boolean,
): Exchange {
  const replacedItem = position.item;
  const judge = dayJudge(day.meals, day.standard, day.beside);
  const marks = doubts(replacedItem, itemNutrients(replacedItem), day.eater).marks.map(
    (mark) => mark.kind,
  );
  return {
    ...day,
    replacedItem,
    kind,
    marked: new Set(marks),
    eatenToday: eatenBeside(day.meals, position),
    before: judge(day.meals),
    judge,
    ...(isRefusedNow ? { without: judge(removeLine(day.meals, replacedItem.lineId)) } : {}),
  };
}

export interface SwapSources {
  all: ReadonlyMap<string, Addable>;
  getCategory: CategoryLookup;
}

export interface Swaps {
  swaps: Swap[];
  missed: VerdictLine[];
  isRefused: boolean;
}

/** @returns undefined where the line is exchanged for nothing: a condiment, or what is in no catalogue any more */
export function swapsFor(lineId: string, sources: SwapSources, day: SwapDay): Swaps | undefined {
  const position = findLine(day.meals, lineId);
  const own = position && sources.all.get(position.item.itemId);
  const kind = own && exchangeKind(own);
  if (!kind || !(position.item.quantity > 0)) return undefined;
  const food = caredFood(own, position.item, kind, sources.getCategory);
  const isRefusedNow = isBarred(position.item, food, day.eater);
  const exchange = exchangeIn(day, position, kind, isRefusedNow);
  const swaps = [...sources.all]
    .flatMap(([id, addable]) => swapsWith(addable, id, sources.getCategory, exchange))
    .sort(compareSwaps)
    .map(withoutRank);
  return { swaps, missed: exchange.before.filter(isMissed), isRefused: isRefusedNow };
}
