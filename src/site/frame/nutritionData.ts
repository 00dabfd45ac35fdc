import type { NutrientTotals } from '../../domain/nutrition/totals';

const PROPERTIES = [
  ['calories', 'calories', 'kcal'],
  ['protein', 'proteinContent', 'g'],
  ['carbs', 'carbohydrateContent', 'g'],
  ['fat', 'fatContent', 'g'],
] as const;

/**
 * schema.org `NutritionInformation`. A figure with an unknown part is left out: the property cannot say "at least".
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
