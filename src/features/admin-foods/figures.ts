import type { CatalogueEntry } from '../../domain/food/catalogue';
import { NUTRIENT_KEYS, NUTRIENT_UNITS, type NutrientKey } from '../../domain/food/nutrients';

const MAIN: readonly NutrientKey[] = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'water',
];
const isVitamin = (key: NutrientKey): boolean =>
  key.startsWith('vitamin') || ['folate', 'biotin', 'betaCarotene'].includes(key);
const isMineral = (key: NutrientKey): boolean =>
  NUTRIENT_UNITS[key] !== 'g' &&
  !isVitamin(key) &&
  !['calories', 'cholesterol', 'purine'].includes(key);

export const FIGURE_GROUPS = {
  main: MAIN,
  minerals: NUTRIENT_KEYS.filter(isMineral),
  vitamins: NUTRIENT_KEYS.filter(isVitamin),
  other: NUTRIENT_KEYS.filter((key) => !MAIN.includes(key) && !isMineral(key) && !isVitamin(key)),
} as const;
export type FigureGroup = keyof typeof FIGURE_GROUPS;

/** Where one figure comes from: its own source, else that of the entry. */
export function sourceOfFigure(entry: CatalogueEntry, key: NutrientKey): string {
  const own = entry.figureSources?.find(({ nutrients }) => nutrients.includes(key));
  return (own ?? entry.source)?.name ?? '';
}
