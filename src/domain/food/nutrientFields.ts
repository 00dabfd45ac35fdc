import {
  NUTRIENT_KEYS,
  NUTRIENT_LABELS,
  displayUnit,
  type NutrientKey,
  type NutrientMap,
} from './nutrients';
import type { ShapeFor } from '../schema/fields';

export const byNutrient = {
  kind: 'object',
  shape: {
    fields: Object.fromEntries(
      NUTRIENT_KEYS.map((key) => [key, { label: NUTRIENT_LABELS[key], unit: displayUnit(key) }]),
    ) as Record<NutrientKey, { label: string; unit: string }>,
    groups: [],
  },
} as const satisfies { kind: 'object'; shape: ShapeFor<NutrientMap> };
