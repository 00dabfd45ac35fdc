import type { NutrientKey } from '../../food/nutrients';

export const DIET_NUTRIENTS = [
  'calories',
  'protein',
  'fat',
  'carbs',
  'fiber',
  'sodium',
  'potassium',
  'phosphorus',
  'cholesterol',
] as const satisfies readonly NutrientKey[];
export type DietNutrient = (typeof DIET_NUTRIENTS)[number];

/** `value`: a single printed figure, neither minimum nor maximum. */
export interface DietRange {
  min?: number;
  max?: number;
  value?: number;
  minExclusive?: true;
  maxExclusive?: true;
  /** Holds only where the serum value of the nutrient is high. */
  ifSerumHigh?: true;
}

/** 0 for adults; 1–6 for children: under 6 months, 7–12 months, 1–3, 4–6, 7–9 and 10–15 years. */
export type DietAge = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface HospitalDiet {
  code: string;
  name: string;
  age: DietAge;
  group: string;
  page: number;
  limits: Partial<Record<DietNutrient, DietRange>>;
  /** Litres, drinks included, which no menu states. */
  water?: DietRange;
  meals?: DietRange;
  perKg: { calories?: DietRange; protein?: DietRange; weight?: 'ideal' | 'present' | 'dry' };
}
