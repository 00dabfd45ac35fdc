import type { NutrientTotals } from '../../domain/nutrition/totals';

/** Properties of `NutritionInformation`, with the unit that their text has. */
const PROPERTIES = [
  ['calories', 'calories', 'kcal'],
  ['protein', 'proteinContent', 'g'],
  ['carbs', 'carbohydrateContent', 'g'],
  ['fat', 'fatContent', 'g'],
] as const;

/**
 * Figures for search engines (schema.org `NutritionInformation`). A figure of which a part is unknown is left out: the
 * page says "at least" there, which the property cannot.
 * @returns undefined where nothing is known in whole
 */
export function nutritionData(totals: NutrientTotals, servingSize: string): object | undefined {
  const known = PROPERTIES.flatMap(([key, property, unit]) => {
    const total = totals[key];
    return total && total.share >= 1
      ? [[property, `${Math.round(total.known)} ${unit}`] as const]
      : [];
  });
  if (known.length === 0) return undefined;
  return { '@type': 'NutritionInformation', servingSize, ...Object.fromEntries(known) };
}
