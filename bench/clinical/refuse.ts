import type { MealSlot } from '../../src/domain/food/storedLines';
import { dateAfter } from '../../src/domain/text/days';
import { lunarDate } from '../../src/domain/text/lunarCalendar/lunarCalendar';
import type { Dispute, Refusal } from './client';
import { names, vegetables } from './foods';
import { START } from './record';
import {
  dayAmount,
  energyPercent,
  mealAmount,
  mealsOfDay,
  nutrientNamed,
  type Amount,
  type EatenDish,
  type EatenWeek,
} from './week';

export interface RefusedLine {
  line: number;
  kind: Refusal['kind'];
  text: string;
  /** From 0; absent for what only the week says. */
  day?: number;
  isDisputed?: true;
}

type FoundFault = Omit<RefusedLine, 'line' | 'kind' | 'isDisputed'>;

const figure = (value: number): string => String(Math.round(value * 100) / 100);

const MEALS: readonly MealSlot[] = ['breakfast', 'lunch', 'dinner'];
const isMain = (slot: MealSlot): boolean => MEALS.includes(slot);

type NutrientRefusal = Extract<Refusal, { what: 'nutrient' }>;

/** Rounding to what is printed is no breach. */
const HAIR = 0.005;

function ofAmount(
  { nutrient, per, min, max }: NutrientRefusal,
  { known, most }: Amount,
  where: string,
): string[] {
  const name = `${nutrient} a ${per}, ${where}`;
  if (max !== undefined && known > max * (1 + HAIR))
    return [`${name}: ${figure(known)}, at most ${figure(max)}`];
  if (min !== undefined && most < min * (1 - HAIR))
    return [`${name}: ${figure(most)}, at least ${figure(min)}`];
  return [];
}

const scaled = ({ known, most }: Amount, by: number): Amount => ({
  known: known / by,
  most: most / by,
});

const eachDay = ({ days }: EatenWeek): number[] => Array.from({ length: days }, (_, day) => day);

/** A minimum per meal applies to main meals: a snack has one to three servings of 15 g (National Kidney Foundation). */
function withoutLeast({ min: _min, ...refusal }: NutrientRefusal): NutrientRefusal {
  return refusal;
}

function nutrientRefused(
  week: EatenWeek,
  refusal: NutrientRefusal,
  weight: number | undefined,
): FoundFault[] {
  const of = nutrientNamed(refusal.nutrient);
  if (refusal.per === 'week-mean') {
    const all = eachDay(week).map((day) => dayAmount(week, day, of));
    const sum = (side: keyof Amount) => all.reduce((before, one) => before + one[side], 0);
    const mean = scaled({ known: sum('known'), most: sum('most') }, week.days);
    return ofAmount(refusal, mean, 'the week').map((text) => ({ text }));
  }
  return eachDay(week).flatMap((day): FoundFault[] => {
    const where = `day ${day + 1}`;
    if (refusal.per === 'meal')
      return mealsOfDay(week, day).flatMap((slot) =>
        ofAmount(
          isMain(slot) ? refusal : withoutLeast(refusal),
          mealAmount(week, day, slot, of),
          `${where} ${slot}`,
        ).map((text) => ({
          text,
          day,
        })),
      );
    const amount =
      refusal.per === 'percentEnergy-day'
        ? energyPercent(week, day, of)
        : scaled(dayAmount(week, day, of), refusal.per === 'kg-day' ? (weight ?? 1) : 1);
    return ofAmount(refusal, amount, where).map((text) => ({ text, day }));
  });
}

type Swing = Extract<Refusal, { what: 'swing' }>;

function swung(
  { nutrient, maxRatio, maxDifference }: Swing,
  amounts: readonly Amount[],
  where: string,
): FoundFault[] {
  if (amounts.length < 2) return [];
  const high = Math.max(...amounts.map(({ known }) => known));
  // Unknown amounts may make up for the least.
  const low = Math.min(...amounts.map(({ most }) => most));
  const isWide =
    (maxRatio !== undefined && high > low * maxRatio * (1 + HAIR)) ||
    (maxDifference !== undefined && high - low > maxDifference * (1 + HAIR));
  return isWide ? [{ text: `${nutrient} ${where}: from ${figure(low)} to ${figure(high)}` }] : [];
}

function swingRefused(week: EatenWeek, refusal: Swing): FoundFault[] {
  const of = nutrientNamed(refusal.nutrient);
  if (refusal.per === 'days-of-week')
    return swung(
      refusal,
      eachDay(week).map((day) => dayAmount(week, day, of)),
      'between days',
    );
  return MEALS.flatMap((slot) => {
    const eaten = eachDay(week).filter((day) => mealsOfDay(week, day).includes(slot));
    const amounts = eaten.map((day) => mealAmount(week, day, slot, of));
    return swung(refusal, amounts, `at ${slot}`);
  });
}

const texts = ({ name, foods }: EatenDish): string[] => [name, ...foods.map((food) => food.name)];

/** In a lunar month of 29 days, day 30 means the last one. */
function isLunarDay(day: number, lunarDays: readonly number[]): boolean {
  const lunar = lunarDate(dateAfter(START, day));
  const isLast = lunar.monthDays === 29 && lunar.day === 29 && lunarDays.includes(30);
  return isLast || lunarDays.includes(lunar.day);
}

function foodRefused(
  { dishes }: EatenWeek,
  words: readonly string[],
  except: readonly string[],
  atMost: number,
): FoundFault[] {
  const hits = dishes.filter((dish) => texts(dish).some((text) => names(text, words, except)));
  if (hits.length <= atMost) return [];
  const descriptions = hits.map(({ name, day, foods }) => {
    const hit = foods.find((food) => names(food.name, words, except));
    const part = hit ? ` with ${hit.name} ${figure(hit.grams)} g` : '';
    return `${name}${part} on day ${day + 1}`;
  });
  const [first] = hits;
  const on = atMost === 0 && first ? { day: first.day } : {};
  return [
    { text: `${words[0]}: ${hits.length} times, ${descriptions.slice(0, 4).join('; ')}`, ...on },
  ];
}

function repeatRefused({ dishes }: EatenWeek, withinDays: number): FoundFault[] {
  const cooked = dishes.filter(({ isCooked }) => isCooked);
  return cooked.flatMap((one, index): FoundFault[] => {
    const again = cooked
      .slice(index + 1)
      .find(({ id, day }) => id === one.id && day - one.day <= withinDays);
    const text = `${one.name} on day ${one.day + 1} and again on day ${(again?.day ?? 0) + 1}`;
    return again ? [{ text, day: again.day }] : [];
  });
}

function vegetableRefused(week: EatenWeek, max: number): FoundFault[] {
  const times = new Map<string, number>();
  for (const day of eachDay(week))
    for (const slot of mealsOfDay(week, day)) {
      const meal = week.dishes.filter((dish) => dish.day === day && dish.slot === slot);
      for (const name of vegetables(meal.flatMap(({ foods }) => foods)))
        times.set(name, (times.get(name) ?? 0) + 1);
    }
  return [...times].flatMap(([name, count]) =>
    count > max ? [{ text: `${name} in ${count} meals of the week, at most ${max}` }] : [],
  );
}

function sweetsRefused({ dishes }: EatenWeek, atMost: number): FoundFault[] {
  const sweets = dishes.filter(({ isSweet }) => isSweet);
  if (sweets.length <= atMost) return [];
  const description = sweets.map(({ name, day }) => `${name} on day ${day + 1}`).join('; ');
  const [first] = sweets;
  const on = atMost === 0 && first ? { day: first.day } : {};
  return [{ text: `sweets: ${sweets.length}, at most ${atMost}: ${description}`, ...on }];
}

function foundBy(week: EatenWeek, refusal: Refusal, weight: number | undefined): FoundFault[] {
  switch (refusal.what) {
    case 'nutrient':
      return nutrientRefused(week, refusal, weight);
    case 'swing':
      return swingRefused(week, refusal);
    case 'food':
      return foodRefused(week, refusal.words, refusal.except ?? [], refusal.atMost);
    case 'allergen':
      return foodRefused(week, refusal.words, refusal.except ?? [], 0);
    case 'foodAtMeal': {
      const { meal, words, except = [], atMost } = refusal;
      const dishes = week.dishes.filter(({ slot }) => slot === meal);
      return foodRefused({ ...week, dishes }, words, except, atMost);
    }
    case 'foodOnLunarDays': {
      const { lunarDays, words, except = [], atMost = 0 } = refusal;
      const dishes = week.dishes.filter(({ day }) => isLunarDay(day, lunarDays));
      return foodRefused({ ...week, dishes }, words, except, atMost);
    }
    case 'repeatDish':
      return repeatRefused(week, refusal.withinDays);
    case 'vegetablePerWeek':
      return vegetableRefused(week, refusal.max);
    case 'sweets':
      return sweetsRefused(week, refusal.atMost);
  }
}

const without = (refusal: Refusal, words: readonly string[]): Refusal =>
  'words' in refusal ? { ...refusal, except: [...(refusal.except ?? []), ...words] } : refusal;

interface Judged {
  id: string;
  refuse: readonly Refusal[];
  /** kg. */
  weight: number | undefined;
}

export function refusedIn(
  week: EatenWeek,
  { id, refuse, weight }: Judged,
  disputes: readonly Dispute[] = [],
): RefusedLine[] {
  return refuse.flatMap((refusal, index) => {
    const line = index + 1;
    const own = disputes.filter((one) => one.id === id && one.line === line);
    const isWhole = own.some(({ except }) => except.length === 0);
    const words = own.flatMap(({ except }) => except);
    const standing = isWhole ? [] : foundBy(week, without(refusal, words), weight);
    const all = foundBy(week, refusal, weight);
    const { kind } = refusal;
    if (standing.length > 0) return standing.map((match) => ({ line, kind, ...match }));
    return all.map((match) => ({ line, kind, ...match, isDisputed: true as const }));
  });
}
