import { catalogue, type CatalogueEntry } from '../../domain/food/catalogue';
import { NUTRIENT_KEYS, NUTRIENT_LABELS } from '../../domain/food/nutrients';
import { formatFigure } from './doubtText';

const DATES: readonly string[] = [
  'id',
  'kind',
  'createdAt',
  'updatedAt',
  'nutrients',
  'figureSources',
];

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What differs between two versions, in words. */
export function listChanges(before: CatalogueEntry, after: CatalogueEntry): string[] {
  const [was, is] = [before, after] as unknown as Record<string, unknown>[];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !DATES.includes(field) && !isSame(was?.[field], is?.[field]))
    .map((field) => (catalogue.fields as Record<string, { label: string }>)[field]?.label ?? field);
  const figures = NUTRIENT_KEYS.filter((key) => before.nutrients[key] !== after.nutrients[key]).map(
    (key) =>
      `${NUTRIENT_LABELS[key]} ${formatFigure(key, before.nutrients[key])} → ${formatFigure(key, after.nutrients[key])}`,
  );
  return [...fields, ...figures];
}
