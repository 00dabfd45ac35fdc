import { MEAL_SLOTS, type MealSlot } from '../food/storedLines';
import { NUTRIENT_UNITS, type NutrientKey } from '../food/nutrients';
import type { NutrientTotal } from '../nutrition/totals';
import { mostlyFrom, type DayAmounts } from './amounts';
import { judgeAmount, type BoundedTotal } from './judgeAmount';
import type { DayVerdict, Standard, VerdictLine, WeekVerdict } from './types';
import { carbsSwing, vitaminKSwing } from './swings';
import type { Limit } from '../clinical/limitTypes';

export const isNutrient = (of: Limit['of']): of is NutrientKey => Object.hasOwn(NUTRIENT_UNITS, of);

const whole = (known: number): NutrientTotal => ({ known, share: 1 });

const targetEnergy = ({ limits }: Standard): number | undefined =>
  limits.find(({ of, origin }) => of === 'calories' && origin.by === 'target')?.value;

const MAIN_MEALS = 3;

function energyShare(
  { day, meals }: DayAmounts,
  slot: MealSlot,
  standard: Standard,
): BoundedTotal | undefined {
  const meal = meals[slot]?.calories;
  const target = targetEnergy(standard);
  const isWhole = Object.keys(meals).length >= MAIN_MEALS;
  if (!meal || !day.calories || (target === undefined && !isWhole)) return undefined;
  const base = Math.max(day.calories.known, target ?? 0);
  if (!(base > 0)) return undefined;
  const known = meal.known / base;
  if (meal.share >= 1 && day.calories.share >= 1) return { known, share: 1 };
  // Unknown amounts may belong to this meal or to the others.
  return { known: 0, share: Math.min(meal.share, 0.999) };
}

const WORST: readonly VerdictLine['status'][] = ['over', 'short', 'unknown', 'yielded', 'met'];
const findWorst = (lines: readonly VerdictLine[]): VerdictLine | undefined =>
  [...lines].sort(
    (a, b) =>
      WORST.indexOf(a.status) - WORST.indexOf(b.status) || (b.known ?? -1) - (a.known ?? -1),
  )[0];

function ofMeals(limit: Limit, amounts: DayAmounts, standard: Standard): VerdictLine[] {
  const slots = MEAL_SLOTS.filter((slot) => amounts.meals[slot] !== undefined);
  const lines = slots.map((slot): VerdictLine => {
    const total =
      limit.of === 'mealEnergy'
        ? energyShare(amounts, slot, standard)
        : amounts.meals[slot]?.vitaminK;
    return { limit, slot, ...judgeAmount(limit, total) };
  });
  const worst = findWorst(lines);
  if (!worst) return [];
  const isOver = worst.status === 'over' && limit.of === 'mealVitaminK';
  return [isOver ? { ...worst, from: mostlyFrom(amounts.lines, 'vitaminK') } : worst];
}

function ofDay(limit: Limit, amounts: DayAmounts): VerdictLine {
  const { of } = limit;
  if (of === 'alcohol' || of === 'purineFoods') {
    const names = [...new Set(amounts[of])];
    const judged = judgeAmount(limit, whole(amounts[of].length));
    return { limit, ...judged, ...(names.length > 0 ? { from: names } : {}) };
  }
  if (of === 'meals')
    return { limit, ...judgeAmount(limit, whole(Object.keys(amounts.meals).length)) };
  if (of === 'freeSugars') return { limit, ...judgeAmount(limit, amounts.freeSugars) };
  if (!isNutrient(of)) return { limit, share: 0, status: 'unknown' };
  const judged = judgeAmount(limit, amounts.day[of]);
  const from = judged.status === 'over' ? mostlyFrom(amounts.lines, of) : [];
  return { limit, ...judged, ...(from.length > 0 ? { from } : {}) };
}

export function judgeDay(amounts: DayAmounts, standard: Standard): DayVerdict {
  if (amounts.lines.length === 0) return [];
  return standard.limits.flatMap((limit) => {
    if (limit.per === 'meal') return ofMeals(limit, amounts, standard);
    return limit.per === 'day' ? [ofDay(limit, amounts)] : [];
  });
}

function computeMean(eaten: readonly DayAmounts[], of: NutrientKey): NutrientTotal | undefined {
  const totals = eaten.map(({ day }) => day[of]);
  if (totals.every((total) => total === undefined)) return undefined;
  const sum = (read: (total: NutrientTotal) => number) =>
    totals.reduce((all, total) => all + (total ? read(total) : 0), 0) / totals.length;
  const share = sum((total) => (total.uncounted ? Math.min(total.share, 0.999) : total.share));
  return { known: sum(({ known }) => known), share: share > 1 - 1e-12 ? 1 : share };
}

function ofWeek(limit: Limit, eaten: readonly DayAmounts[]): VerdictLine[] {
  if (limit.of === 'vitaminKSwing') return vitaminKSwing(limit, eaten);
  if (limit.of === 'carbsSwing') return carbsSwing(limit, eaten);
  if (!limit.isNeed || !isNutrient(limit.of)) return [];
  return [{ limit, ...judgeAmount(limit, computeMean(eaten, limit.of)) }];
}

export function judgeWeek(days: readonly DayAmounts[], standard: Standard): WeekVerdict {
  const eaten = days.filter(({ lines }) => lines.length > 0);
  return {
    days: days.map((day) => judgeDay(day, standard)),
    week: eaten.length === 0 ? [] : standard.limits.flatMap((limit) => ofWeek(limit, eaten)),
  };
}

export const countedLines = ({ days, week }: WeekVerdict): VerdictLine[] => [
  ...days.flat().filter(({ limit }) => !limit.isNeed),
  ...week,
];
