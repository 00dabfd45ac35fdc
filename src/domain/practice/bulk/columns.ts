import {
  NUTRIENT_KEYS,
  NUTRIENT_LABELS,
  NUTRIENT_UNITS,
  type NutrientKey,
} from '../../food/nutrients';
import type { Field } from '../../schema/fields';
import { fieldTypes, type FieldType } from './fieldTypes';
import { BULK, listFields, type BulkKind } from './kinds';

/** What a column can hold: a field, or of a food one nutrient as `nutrients.protein`. */
const NUTRIENT = 'nutrients.';

const BY_COLUMN = new Map(NUTRIENT_KEYS.map((key) => [`${NUTRIENT}${key}`, key]));

export const nutrientOf = (field: string): NutrientKey | undefined => BY_COLUMN.get(field);

export const listColumns = (kind: BulkKind): string[] =>
  kind === 'foods'
    ? [...listFields(kind), ...NUTRIENT_KEYS.map((key) => `${NUTRIENT}${key}`)]
    : listFields(kind);

export function columnField(kind: BulkKind, field: string): Field | undefined {
  const nutrient = kind === 'foods' ? nutrientOf(field) : undefined;
  return nutrient
    ? { label: NUTRIENT_LABELS[nutrient], unit: NUTRIENT_UNITS[nutrient] }
    : BULK[kind].fields[field];
}

export const columnType = (kind: BulkKind, field: string): FieldType | undefined =>
  kind === 'foods' && nutrientOf(field) ? 'number' : fieldTypes(kind).get(field);
