import { z } from 'zod';

/**
 * The nutrients that the product knows, with the unit in which an amount is always stored.
 * Keys follow the specification (platform, section 3); `vitaminPP` is read as `vitaminB3`.
 */
export const NUTRIENT_UNITS = {
  calories: 'kcal',
  protein: 'g',
  fat: 'g',
  carbs: 'g',
  fiber: 'g',
  sugar: 'g',
  water: 'g',
  ash: 'g',
  sodium: 'mg',
  potassium: 'mg',
  calcium: 'mg',
  phosphorus: 'mg',
  magnesium: 'mg',
  iron: 'mg',
  zinc: 'mg',
  copper: 'mcg',
  manganese: 'mg',
  selenium: 'mcg',
  iodine: 'mcg',
  cholesterol: 'mg',
  vitaminA: 'mcg',
  betaCarotene: 'mcg',
  vitaminC: 'mg',
  vitaminD: 'mcg',
  vitaminE: 'mg',
  vitaminK: 'mcg',
  vitaminB1: 'mg',
  vitaminB2: 'mg',
  vitaminB3: 'mg',
  vitaminB5: 'mg',
  vitaminB6: 'mg',
  vitaminB12: 'mcg',
  folate: 'mcg',
  biotin: 'mcg',
  saturatedFat: 'g',
  purine: 'mg',
} as const;

export type NutrientKey = keyof typeof NUTRIENT_UNITS;
export type NutrientUnit = (typeof NUTRIENT_UNITS)[NutrientKey];

export function displayUnit(key: NutrientKey): string {
  const unit = NUTRIENT_UNITS[key];
  return unit === 'mcg' ? 'µg' : unit;
}

export const NUTRIENT_LABELS: Readonly<Record<NutrientKey, string>> = {
  calories: 'Năng lượng',
  protein: 'Đạm',
  fat: 'Béo',
  carbs: 'Bột đường',
  fiber: 'Chất xơ',
  sugar: 'Đường',
  water: 'Nước',
  ash: 'Tro',
  sodium: 'Natri',
  potassium: 'Kali',
  calcium: 'Canxi',
  phosphorus: 'Phốt pho',
  magnesium: 'Magiê',
  iron: 'Sắt',
  zinc: 'Kẽm',
  copper: 'Đồng',
  manganese: 'Mangan',
  selenium: 'Selen',
  iodine: 'I-ốt',
  cholesterol: 'Cholesterol',
  vitaminA: 'Vitamin A',
  betaCarotene: 'Beta-caroten',
  vitaminC: 'Vitamin C',
  vitaminD: 'Vitamin D',
  vitaminE: 'Vitamin E',
  vitaminK: 'Vitamin K',
  vitaminB1: 'Vitamin B1',
  vitaminB2: 'Vitamin B2',
  vitaminB3: 'Vitamin PP (B3)',
  vitaminB5: 'Vitamin B5',
  vitaminB6: 'Vitamin B6',
  vitaminB12: 'Vitamin B12',
  folate: 'Folat',
  biotin: 'Biotin',
  saturatedFat: 'Béo bão hòa',
  purine: 'Purin',
};

export function labelInSentence(key: NutrientKey): string {
  const label = NUTRIENT_LABELS[key];
  return label.charAt(0).toLocaleLowerCase('vi') + label.slice(1);
}

export const NUTRIENT_KEYS = Object.keys(NUTRIENT_UNITS) as NutrientKey[];

/**
 * Nutrients of one basis amount. A missing key is **unknown**, never zero (product decision 4);
 * a stored 0 is a measured zero.
 */
export const nutrientMapSchema = z.strictObject(
  Object.fromEntries(
    NUTRIENT_KEYS.map((key) => [key, z.number().min(0).max(1_000_000).optional()]),
  ) as Record<NutrientKey, z.ZodOptional<z.ZodNumber>>,
);
export type NutrientMap = z.infer<typeof nutrientMapSchema>;

export const nutritionSummarySchema = z.strictObject({
  calories: z.number().min(0),
  protein: z.number().min(0),
  carbs: z.number().min(0),
  fat: z.number().min(0),
});
export type NutritionSummary = z.infer<typeof nutritionSummarySchema>;

/** `{nutrient: {amount, unit}}` as the specification stores the extended values. */
export const extendedNutritionSchema = z.record(
  z.string().max(40),
  z.strictObject({
    amount: z.number().min(0),
    unit: z.string().max(10),
    /** Share of the menu's items that report this nutrient, 0–1. */
    coverage: z.number().min(0).max(1).optional(),
  }),
);
export type ExtendedNutrition = z.infer<typeof extendedNutritionSchema>;

export function knownNutrition(extended: ExtendedNutrition): ExtendedNutrition {
  return Object.fromEntries(
    NUTRIENT_KEYS.flatMap((key) => {
      const figure = extended[key];
      return figure ? [[key, { ...figure, unit: NUTRIENT_UNITS[key] }]] : [];
    }),
  );
}

export const nutritionMetadataSchema = z.strictObject({
  calculatedAt: z.string().max(30),
  source: z.enum(['calculated', 'manual', 'imported']),
  confidence: z.number().min(0).max(1),
  calculationMethod: z.string().max(60),
});
export type NutritionMetadata = z.infer<typeof nutritionMetadataSchema>;
