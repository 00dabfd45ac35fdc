import type { CookingLoss, MenuItem } from '../food/storedLines';
import type { NutrientKey, NutrientMap } from '../food/nutrients';
import { isSaltyName } from '../food/saltyKind';

export type NutritionLine = Pick<MenuItem, 'quantity' | 'unitAmount' | 'snapshot'> & {
  name?: string;
  /** Of an ingredient: what is cooked with and not eaten, percent. */
  leftPercent?: number | undefined;
  cookingLoss?: CookingLoss | undefined;
};

/** An unknown that cannot change a total by more than this share does not make it incomplete (product decision 4). */
const NEGLIGIBLE = 0.02;

/** Nutrients whose known share counts by energy; everything else counts by edible weight. */
const BY_ENERGY: ReadonlySet<NutrientKey> = new Set(['calories', 'protein', 'fat', 'carbs']);

export interface CountedLine {
  line: NutritionLine;
  factor: number;
  nutrients: NutrientMap;
  /** g of the edible part; of a recipe or unit whose weight nobody knows 100 g for each basis. */
  weight: number;
  /** kcal; of what reports none, what its macro-nutrients give, else one for each gram. */
  energy: number;
}

const UNKNOWN_WEIGHT = 100;

function computeWeight({ snapshot }: NutritionLine, factor: number): number {
  const { basis, weight } = snapshot;
  if (weight !== undefined) return weight * factor;
  return basis.unit === 'g' || basis.unit === 'ml'
    ? basis.amount * factor
    : UNKNOWN_WEIGHT * factor;
}

function computeEnergy({ calories, protein, fat, carbs }: NutrientMap, weight: number): number {
  if (calories !== undefined) return calories;
  if (protein === undefined && fat === undefined && carbs === undefined) return weight;
  return 4 * (protein ?? 0) + 9 * (fat ?? 0) + 4 * (carbs ?? 0);
}

export function counted(line: NutritionLine, factor: number, nutrients: NutrientMap): CountedLine {
  const weight = computeWeight(line, factor);
  return { line, factor, nutrients, weight, energy: computeEnergy(nutrients, weight) };
}

interface Gap {
  weight: number;
  most: number;
  name: string | undefined;
}

/** Adds from small to large, so that the order of the lines cannot change the last digit. */
export function sumValues(values: number[]): number {
  return values.sort((a, b) => a - b).reduce((sum, value) => sum + value, 0);
}

/** Small gaps are left out as long as all of them together stay below the limit. */
function openGaps(gaps: Gap[], known: number): Gap[] {
  let most = 0;
  return gaps
    .sort((a, b) => a.most - b.most || a.weight - b.weight)
    .filter((gap) => {
      most += gap.most;
      return !(most <= known * NEGLIGIBLE);
    });
}

/** A line that reports something never counts as nothing, and an incomplete one never as complete. */
const [LEAST_SHARE, MAX_SHARE] = [0.001, 0.999];

export interface Completeness {
  share: number;
  missing?: string[];
}

function listNames(gaps: readonly Gap[]): Pick<Completeness, 'missing'> {
  const sorted = [...gaps].sort((a, b) => b.weight - a.weight);
  const names = [...new Set(sorted.flatMap(({ name }) => name ?? []))];
  return names.length > 0 ? { missing: names } : {};
}

export function computeCompleteness(
  key: NutrientKey,
  lines: readonly CountedLine[],
  known: number,
): Completeness {
  const measure = BY_ENERGY.has(key) ? 'energy' : 'weight';
  let all = lines.map((line) => line[measure]);
  // A day of water and tea has no energy to count by.
  const nothing = all.every((one) => one === 0);
  if (nothing) all = all.map(() => 1);
  const gaps: Gap[] = [];
  lines.forEach(({ line, factor, nutrients }, index) => {
    const part = nutrients[key] === undefined ? 0 : (line.snapshot.coverage?.[key] ?? 1);
    if (part >= 1) return;
    const weight = (all[index] ?? 0) * (1 - Math.max(part, 0));
    const most = line.snapshot.atMost?.[key];
    const bound = most === undefined ? Number.POSITIVE_INFINITY : most * factor;
    gaps.push({ weight, most: bound, name: line.name });
  });
  const open = openGaps(gaps, known);
  if (open.length === 0) return { share: 1 };
  const share = 1 - sumValues(open.map(({ weight }) => weight)) / sumValues(all);
  // Absurd amounts overflow to Infinity, and Infinity ÷ Infinity is no share.
  const defined = Number.isNaN(share) ? LEAST_SHARE : share;
  return { share: Math.min(Math.max(defined, LEAST_SHARE), MAX_SHARE), ...listNames(open) };
}

export function saltUncounted(lines: readonly CountedLine[]): string[] {
  const names = lines.flatMap(({ line }) => {
    const { snapshot, name } = line;
    if (snapshot.saltUnknown) return snapshot.saltUnknown;
    const unknown = snapshot.nutrients.sodium === undefined;
    return unknown && name !== undefined && isSaltyName(name) ? [name] : [];
  });
  return [...new Set(names)].sort();
}
