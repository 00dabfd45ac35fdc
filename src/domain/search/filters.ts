import { categoryFilter } from './categories';

export type IndexKind = 'food' | 'product' | 'recipe';

/** Facts of a food, product or recipe that the search knows. */
export interface IndexItem {
  id: string;
  kind: IndexKind;
  name: string;
  aliases: readonly string[];
  category: string;
  /** kcal and g of the basis (100 g, 100 ml, one serving); absent means unknown. */
  calories?: number;
  protein?: number;
  fat?: number;
  carbs?: number;
  /** When a dish is usually eaten; absent where nobody said. */
  mealTypes?: readonly string[];
  /** Written by this workspace rather than taken from the catalogue. */
  own: boolean;
}

export interface SearchOptions {
  /** Default 20. */
  limit?: number;
  kinds?: readonly IndexKind[];
  /** Names of categories, or words of them such as "Hạt/Đậu". */
  categories?: readonly string[];
  /** Bounds, both inclusive; what does not report the value is left out where one is set. */
  minCalories?: number;
  maxCalories?: number;
  minProtein?: number;
  maxProtein?: number;
  minFat?: number;
  maxFat?: number;
  minCarbs?: number;
  maxCarbs?: number;
  /** Dishes that are eaten at this meal; foods and products suit each. */
  mealType?: string;
  /** Only these. */
  ids?: readonly string[];
  /** Whether an empty query lists everything instead of nothing: what is used most first, then what is own, then by name. */
  browse?: boolean;
}

function withinBounds(
  value: number | undefined,
  least: number | undefined,
  most: number | undefined,
): boolean {
  if (least === undefined && most === undefined) return true;
  return value !== undefined && value >= (least ?? 0) && value <= (most ?? Infinity);
}

/** Whether energy and macro-nutrients lie where they are looked for. */
function boundsFilter(options: SearchOptions): (item: IndexItem) => boolean {
  const { minCalories, maxCalories, minProtein, maxProtein } = options;
  const { minFat, maxFat, minCarbs, maxCarbs } = options;
  return (item) =>
    withinBounds(item.calories, minCalories, maxCalories) &&
    withinBounds(item.protein, minProtein, maxProtein) &&
    withinBounds(item.fat, minFat, maxFat) &&
    withinBounds(item.carbs, minCarbs, maxCarbs);
}

function suits({ kind, mealTypes }: IndexItem, mealType: string | undefined): boolean {
  return mealType === undefined || kind !== 'recipe' || (mealTypes?.includes(mealType) ?? true);
}

/**
 * Which items are asked for.
 * @param known folded categories of all items
 */
export function filterOf(
  options: SearchOptions,
  known: ReadonlySet<string>,
): (item: IndexItem) => boolean {
  const { kinds, categories, mealType } = options;
  const inCategory = categories?.length ? categoryFilter(categories, known) : () => true;
  const within = boundsFilter(options);
  const ids = options.ids && new Set(options.ids);
  return (item) =>
    (!kinds || kinds.includes(item.kind)) &&
    (!ids || ids.has(item.id)) &&
    within(item) &&
    suits(item, mealType) &&
    inCategory(item.category);
}
