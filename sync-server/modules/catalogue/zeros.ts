import type { NutrientKey, NutrientMap } from '../../../src/domain/food/nutrients';
import { NUTRIENT_COLUMNS, type TableFood } from './figures';
import { categoryOfGroup } from './groups';

/**
 * Next to no food of the starter set has 0 of these. Nutrients that whole groups rightly lack (vitamins A, B12, C, D,
 * fibre, sugar, fat), or that tables round to 0, are left out.
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

export const hasLived = ({ category }: Pick<TableFood, 'category'>): boolean =>
  !REFINED.has(category);

/** So many zeros and no other figure mean that the column was not measured. */
const SO_MANY_ZEROS = 50;

export function columnsNotMeasured(foods: readonly TableFood[]): string[] {
  return Object.entries(NUTRIENT_COLUMNS).flatMap(([column, key]) => {
    if (!IN_ALL_THAT_LIVED.includes(key)) return [];
    const measured = foods.filter(({ nutrients }) => nutrients[key] !== undefined);
    const zeros = measured.every(({ nutrients }) => nutrients[key] === 0);
    return zeros && measured.filter(hasLived).length >= SO_MANY_ZEROS ? column : [];
  });
}

const toKeys = (columns: readonly string[]) =>
  new Set<string | undefined>(columns.map((column) => NUTRIENT_COLUMNS[column]));

export function without(columns: readonly string[], figures: NutrientMap): NutrientMap {
  const keys = toKeys(columns);
  return Object.fromEntries(Object.entries(figures).filter(([key]) => !keys.has(key)));
}

export function pickFigures(columns: readonly string[], figures: NutrientMap): NutrientMap {
  const keys = toKeys(columns);
  return Object.fromEntries(Object.entries(figures).filter(([key]) => keys.has(key)));
}
