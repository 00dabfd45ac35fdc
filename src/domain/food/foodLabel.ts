import type { Basis } from './edible';
import { NUTRIENT_KEYS, NUTRIENT_UNITS, type NutrientKey, type NutrientMap } from './nutrients';

/** kcal in a gram (specification, section 9: 4/9/4), and what a gram of pure fat has at most. */
const KCAL = { protein: 4, carbs: 4, fat: 9 } as const;
const KJ_PER_KCAL = 4.184;

/** Labels round, count fibre at 2 kcal and sugar alcohols less: this much is no mistake. */
const TOLERANCE = { share: 0.2, kilocalories: 15 } as const;
/** Rounding of each of the parts of 100 g. */
const WEIGHT_TOLERANCE = 1.02;

/**
 * The most of a mineral that anything eaten has, as a share of its weight: sodium of table salt (39.34 % of NaCl), potassium
 * of potassium chloride (52.44 %), calcium of calcium carbonate (40.04 %), phosphorus of phosphoric acid (31.61 %), magnesium of
 * magnesium oxide (60.30 %), zinc of zinc oxide (80.34 %); from the molar masses.
 */
const PURE: Partial<Record<NutrientKey, number>> = {
  sodium: 0.3934,
  potassium: 0.5244,
  calcium: 0.4004,
  phosphorus: 0.3161,
  magnesium: 0.603,
  zinc: 0.8034,
};

const GRAMS: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, mcg: 1e-6 };

export function pureMost(key: NutrientKey): number | undefined {
  const [pure, perUnit] = [PURE[key], GRAMS[NUTRIENT_UNITS[key]]];
  return pure === undefined || perUnit === undefined ? undefined : (100 * pure) / perUnit;
}

/** A contradiction in a label. `certain`: no food is so; otherwise a person may know better. */
export type LabelProblem =
  | { kind: 'tooMuchEnergy'; field: 'calories'; certain: true; most: number }
  | { kind: 'heavierThanFood'; field: NutrientKey; certain: true; grams: number }
  /** `most` in the nutrient's unit. */
  | { kind: 'overPure'; field: NutrientKey; certain: true; most: number; grams: number }
  | { kind: 'partsTooHeavy'; field: NutrientKey; certain: true; parts: number; grams: number }
  | { kind: 'partOverWhole'; field: NutrientKey; certain: true; whole: NutrientKey }
  | { kind: 'kilojoules'; field: 'calories'; certain: false; kilocalories: number }
  | { kind: 'energyDiffers'; field: 'calories'; certain: false; computed: number }
  /** More than the figure that is not given could bring. */
  | { kind: 'moreThanLeft'; field: 'calories'; certain: false; most: number }
  | { kind: 'fatMissing'; field: 'fat'; certain: false };

const PARTS: readonly (readonly [part: NutrientKey, whole: NutrientKey])[] = [
  ['sugar', 'carbs'],
  ['saturatedFat', 'fat'],
];

/** The weight of the basis in g; a ml is taken as a gram, an unknown serving has no weight. */
function getWeight({ amount, unit }: Basis): number | undefined {
  return unit === 'g' || unit === 'ml' ? amount : undefined;
}

function toGrams(key: NutrientKey, value: number): number | undefined {
  const perUnit = GRAMS[NUTRIENT_UNITS[key]];
  return perUnit === undefined ? undefined : value * perUnit;
}

function weightProblems(nutrients: NutrientMap, weight: number, dense: number): LabelProblem[] {
  const most = weight * dense;
  const heavy = NUTRIENT_KEYS.flatMap((key): LabelProblem[] => {
    const grams = toGrams(key, nutrients[key] ?? 0);
    if (grams === undefined) return [];
    if (grams > most)
      return [{ kind: 'heavierThanFood', field: key, certain: true, grams: weight }];
    const pure = PURE[key];
    if (pure === undefined || grams <= most * pure) return [];
    const inUnit = (weight * pure) / (GRAMS[NUTRIENT_UNITS[key]] ?? 1);
    return [{ kind: 'overPure', field: key, certain: true, most: inUnit, grams: weight }];
  });
  if (heavy.length > 0) return heavy;
  const { protein = 0, carbs = 0, fat = 0, water = 0, fiber = 0, sugar = 0 } = nutrients;
  // Some labels count fibre among carbohydrates, others beside them; minerals are the least that ash can be.
  const minerals = (['sodium', 'potassium', 'calcium'] as const).map(
    (key) => toGrams(key, nutrients[key] ?? 0) ?? 0,
  );
  const ash = Math.max(
    nutrients.ash ?? 0,
    minerals.reduce((sum, one) => sum + one, 0),
  );
  const parts = protein + fat + water + Math.max(carbs, sugar + fiber) + ash;
  return parts > most
    ? [{ kind: 'partsTooHeavy', field: 'carbs', certain: true, parts, grams: weight }]
    : [];
}

const near = (one: number, other: number) =>
  Math.abs(one - other) <= Math.max(TOLERANCE.kilocalories, TOLERANCE.share * Math.max(one, other));

/** kJ are 4.184 times kcal; the parts are rounded, and by their own factors. */
const KILOJOULES = { least: 3.9, most: 4.5 } as const;
const MACROS = ['protein', 'carbs', 'fat'] as const;

/** One macro-nutrient is not given: its energy is open, but not its weight. */
function withOneMissing(
  nutrients: NutrientMap,
  known: number,
  weight: number | undefined,
): LabelProblem | undefined {
  const { calories = 0 } = nutrients;
  const missing = MACROS.filter((key) => nutrients[key] === undefined);
  const [key] = missing;
  if (key === undefined || missing.length > 1) return undefined;
  const ratio = known > 0 ? calories / known : 0;
  const isTold = calories > TOLERANCE.kilocalories * 2;
  if (isTold && ratio >= KILOJOULES.least && ratio <= KILOJOULES.most)
    return { kind: 'kilojoules', field: 'calories', certain: false, kilocalories: known };
  if (weight === undefined) return undefined;
  const others = MACROS.reduce((sum, one) => sum + (nutrients[one] ?? 0), 0);
  const left = Math.max(0, weight - others - (nutrients.water ?? 0));
  const most = known + left * KCAL[key];
  return calories > most && !near(calories, most)
    ? { kind: 'moreThanLeft', field: 'calories', certain: false, most }
    : undefined;
}

function energyProblems(nutrients: NutrientMap, weight: number | undefined): LabelProblem[] {
  const { calories, protein, carbs, fat } = nutrients;
  if (calories === undefined) return [];
  const known = KCAL.protein * (protein ?? 0) + KCAL.carbs * (carbs ?? 0) + KCAL.fat * (fat ?? 0);
  const complete = protein !== undefined && carbs !== undefined && fat !== undefined;
  if (complete && known > 0 && near(calories / KJ_PER_KCAL, known) && !near(calories, known))
    return [{ kind: 'kilojoules', field: 'calories', certain: false, kilocalories: known }];
  const most = weight === undefined ? Number.POSITIVE_INFINITY : weight * KCAL.fat;
  if (calories > most + TOLERANCE.kilocalories / 3)
    return [{ kind: 'tooMuchEnergy', field: 'calories', certain: true, most }];
  const open = withOneMissing(nutrients, known, weight);
  if (open) return [open];
  // Without fat a gram has 4 kcal; of spirits 7, which a person may say.
  const withoutFat = (weight ?? Number.POSITIVE_INFINITY) * KCAL.carbs;
  if (!fat && calories > withoutFat + TOLERANCE.kilocalories && calories > known + 1)
    return [{ kind: 'fatMissing', field: 'fat', certain: false }];
  const less = calories < known && !near(calories, known);
  const more = complete && calories > known && !near(calories, known);
  return less || more
    ? [{ kind: 'energyDiffers', field: 'calories', certain: false, computed: known }]
    : [];
}

/** Where the figures of a food cannot be, whichever way it came in. */
export function findImpossible(food: {
  basis?: unknown;
  nutrients?: unknown;
}): LabelProblem | undefined {
  const { basis, nutrients } = food as { basis?: Partial<Basis>; nutrients?: NutrientMap };
  if (typeof basis?.amount !== 'number' || typeof basis.unit !== 'string') return undefined;
  if (typeof nutrients !== 'object' || nutrients === null) return undefined;
  const { amount, unit } = basis;
  return labelProblems({ amount, unit }, nutrients).find(({ certain }) => certain);
}

/** A figure that is not given is unknown, never 0. */
export function labelProblems(basis: Basis, nutrients: NutrientMap): LabelProblem[] {
  const weight = getWeight(basis);
  const parts = PARTS.flatMap(([part, whole]): LabelProblem[] => {
    const [less, more] = [nutrients[part], nutrients[whole]];
    return less !== undefined && more !== undefined && less > more * WEIGHT_TOLERANCE
      ? [{ kind: 'partOverWhole', field: part, certain: true, whole }]
      : [];
  });
  const dense = basis.unit === 'ml' ? 1.5 : WEIGHT_TOLERANCE;
  const heavy = weight === undefined ? [] : weightProblems(nutrients, weight, dense);
  const energy = energyProblems(nutrients, weight === undefined ? undefined : weight * dense);
  return [...heavy, ...parts, ...energy];
}
