import type { NutrientKey, NutrientMap } from '../../../src/domain/food/nutrients';
import { NUTRIENT_COLUMNS, type TableFood } from './figures';
import { categoryOfGroup } from './groups';

/**
 * Nutrients that each plant and animal has some of: next to no food of the starter set reports 0 of them. Nutrients
 * that whole groups rightly lack, such as vitamins A, B12, C and D, fibre, sugar and fat, are not here, and neither are
 * those of which there is so little that a table rounds it to 0.
 */
export const IN_ALL_THAT_LIVED: readonly NutrientKey[] = [
  'calories',
  'protein',
  'water',
  'ash',
  'potassium',
  'calcium',
  'phosphorus',
  'magnesium',
  'iron',
  'zinc',
  'copper',
  'vitaminB1',
  'vitaminB2',
  'vitaminB3',
  'vitaminB5',
  'vitaminB6',
  'folate',
];

/** Fats, sugar, seasoning and drinks: oil, salt and water rightly have next to nothing. */
const REFINED = new Set(['6', '12', '13', '14'].map(categoryOfGroup));

/** Whether a food is (a part of) a plant or an animal, and not what was made out of one. */
export const hasLived = ({ category }: Pick<TableFood, 'category'>): boolean =>
  !REFINED.has(category);

/** So many zeros, and nothing else, of what each food has are no measurement. */
const SO_MANY_ZEROS = 50;

/** Columns that say 0 for every food though that cannot be right: they were not measured. */
export function columnsNotMeasured(foods: readonly TableFood[]): string[] {
  return Object.entries(NUTRIENT_COLUMNS).flatMap(([column, key]) => {
    if (!IN_ALL_THAT_LIVED.includes(key)) return [];
    const told = foods.filter(({ nutrients }) => nutrients[key] !== undefined);
    const zeros = told.every(({ nutrients }) => nutrients[key] === 0);
    return zeros && told.filter(hasLived).length >= SO_MANY_ZEROS ? column : [];
  });
}

const keysOf = (columns: readonly string[]) =>
  new Set<string | undefined>(columns.map((column) => NUTRIENT_COLUMNS[column]));

/** Figures without those of some columns. */
export function without(columns: readonly string[], figures: NutrientMap): NutrientMap {
  const keys = keysOf(columns);
  return Object.fromEntries(Object.entries(figures).filter(([key]) => !keys.has(key)));
}

/** Nothing but the figures of some columns. */
export function onlyOf(columns: readonly string[], figures: NutrientMap): NutrientMap {
  const keys = keysOf(columns);
  return Object.fromEntries(Object.entries(figures).filter(([key]) => keys.has(key)));
}
