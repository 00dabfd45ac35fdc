import type { NutrientKey } from '../food/nutrients';
import { itemNutrients } from '../nutrition/totals';
import { placeId, type Prepared } from './prepare';
import type { CostLevel, Region } from '../menus/dishMarks';
import type { Candidate } from './pool';
import type { DishPosition, PlannedDish, Wish } from './types';

export type ChoiceReason =
  | { kind: 'gives'; nutrient: NutrientKey; amount: number; day: number; of: number }
  | { kind: 'checked'; words: string[]; parts: number }
  | { kind: 'own' }
  | { kind: 'times'; timesInWeek: number }
  | { kind: 'low'; nutrient: NutrientKey; amount: number; of: number }
  | { kind: 'region'; region?: Region; wished: Region }
  | { kind: 'minutes'; minutes: number; isEstimate: boolean; of: number }
  | { kind: 'cost'; level: CostLevel };

const LOW = 0.15;
const ASKED: readonly NutrientKey[] = [
  'sodium',
  'potassium',
  'phosphorus',
  'saturatedFat',
  'purine',
];

function givenBy(prepared: Prepared, dishes: readonly PlannedDish[], dish: PlannedDish) {
  const { targets = {} } = prepared.wish.target;
  return (['calories', 'protein'] as const).flatMap((nutrient): ChoiceReason[] => {
    const amount = itemNutrients(dish.line)[nutrient];
    const of = targets[nutrient];
    if (amount === undefined || of === undefined) return [];
    const day = dishes
      .filter((one) => one.day === dish.day)
      .reduce((sum, one) => sum + (itemNutrients(one.line)[nutrient] ?? 0), 0);
    return [{ kind: 'gives', nutrient, amount, day, of }];
  });
}

function lowIn({ wish }: Prepared, dish: PlannedDish): ChoiceReason[] {
  return ASKED.flatMap((nutrient) => {
    const most = wish.target.limits[nutrient]?.maximum?.value;
    const amount = itemNutrients(dish.line)[nutrient];
    return most !== undefined && amount !== undefined && amount <= most * LOW
      ? [{ kind: 'low' as const, nutrient, amount, of: most }]
      : [];
  }).slice(0, 1);
}

function keptWishes({ marks }: Candidate, { region, maxMinutes, maxCost }: Wish): ChoiceReason[] {
  const { minutes, cost } = marks;
  return [
    ...(region
      ? [
          {
            kind: 'region' as const,
            wished: region,
            ...(marks.region ? { region: marks.region } : {}),
          },
        ]
      : []),
    ...(maxMinutes !== undefined && minutes
      ? [
          {
            kind: 'minutes' as const,
            minutes: minutes.value,
            isEstimate: minutes.isEstimate,
            of: maxMinutes,
          },
        ]
      : []),
    ...(maxCost !== undefined && cost ? [{ kind: 'cost' as const, level: cost }] : []),
  ];
}

export function whyChosen(
  prepared: Prepared,
  dishes: readonly PlannedDish[],
  at: DishPosition,
): ChoiceReason[] {
  const dish = dishes.find((one) => placeId(one) === placeId(at));
  if (!dish) return [];
  const { eater, refused } = prepared.wish;
  const words = [...eater.allergies, ...refused];
  const timesInWeek = dishes.filter(
    ({ day, line }) =>
      Math.floor(day / 7) === Math.floor(dish.day / 7) && line.itemId === dish.line.itemId,
  ).length;
  const candidate = prepared.candidates.find(({ line }) => line.itemId === dish.line.itemId);
  return [
    ...givenBy(prepared, dishes, dish),
    ...(words.length > 0
      ? [{ kind: 'checked' as const, words, parts: dish.line.snapshot.parts?.length ?? 1 }]
      : []),
    ...lowIn(prepared, dish),
    ...(candidate ? keptWishes(candidate, prepared.wish) : []),
    ...(candidate?.isOwn ? [{ kind: 'own' as const }] : []),
    { kind: 'times', timesInWeek },
  ];
}
