import type { NutrientKey } from '../../food/nutrients';

/** Nutrients that the decision limits, in the order in which they are shown. */
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

/** A range as it is printed; `isExclusive` of the most: `< 33`. `value`: a single figure, neither least nor most. */
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

/** A diet of decision 2879/QĐ-BYT (2006), of a day. */
export interface HospitalDiet {
  code: string;
  name: string;
  age: DietAge;
  /** Letters of the code: `DD`, `TN`. */
  group: string;
  /** Page of the annex. */
  page: number;
  limits: Partial<Record<DietNutrient, DietRange>>;
  /** Litres; what is drunk counts too, which no menu says. */
  water?: DietRange;
  meals?: DietRange;
  perKg: { calories?: DietRange; protein?: DietRange; weight?: 'ideal' | 'present' | 'dry' };
}
