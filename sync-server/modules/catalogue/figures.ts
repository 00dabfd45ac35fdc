import type { CatalogueFood } from '../../../src/domain/food/catalogue';
import type { NutrientKey } from '../../../src/domain/food/nutrients';

export const TABLE_NAME = 'VFCT 2007';

/** All per 100 g of the edible part, in the units of `NUTRIENT_UNITS`. */
export const NUTRIENT_COLUMNS: Readonly<Record<string, NutrientKey>> = {
  water_g: 'water',
  energy_kcal: 'calories',
  protein_g: 'protein',
  fat_g: 'fat',
  carbohydrate_g: 'carbs',
  fiber_g: 'fiber',
  ash_g: 'ash',
  sugar_g: 'sugar',
  calcium_mg: 'calcium',
  iron_mg: 'iron',
  magnesium_mg: 'magnesium',
  phosphorus_mg: 'phosphorus',
  potassium_mg: 'potassium',
  sodium_mg: 'sodium',
  zinc_mg: 'zinc',
  copper_mcg: 'copper',
  manganese_mg: 'manganese',
  vitamin_c_mg: 'vitaminC',
  vitamin_b1_mg: 'vitaminB1',
  vitamin_b2_mg: 'vitaminB2',
  vitamin_pp_mg: 'vitaminB3',
  vitamin_b5_mg: 'vitaminB5',
  vitamin_b6_mg: 'vitaminB6',
  folate_mcg: 'folate',
  vitamin_b12_mcg: 'vitaminB12',
  biotin_mcg: 'biotin',
  vitamin_a_mcg: 'vitaminA',
  beta_carotene_mcg: 'betaCarotene',
  vitamin_d_mcg: 'vitaminD',
  vitamin_e_mg: 'vitaminE',
  vitamin_k_mcg: 'vitaminK',
};

/** A nutrient that was not measured is absent. */
export interface TableFood {
  code: string;
  name: string;
  nameEn: string | undefined;
  category: string;
  state: string | undefined;
  /** Inedible part, percent of the weight as bought. */
  refusePercent: number | undefined;
  /** Per 100 g of the edible part. */
  nutrients: CatalogueFood['nutrients'];
}

export function foodId(code: string): string {
  return `vfct-${code}`;
}

export function tableFields(code: string) {
  return {
    kind: 'food',
    id: foodId(code),
    code: `VFCT-${code}`,
    basis: { amount: 100, unit: 'g' },
    unit: 'g',
    isPublic: true,
    status: 'active',
    source: { name: TABLE_NAME, code },
  } as const;
}
