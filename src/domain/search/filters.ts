import { categoryFilter } from './categories';

export type IndexKind = 'food' | 'product' | 'recipe';

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
  mealTypes?: readonly string[];
  own: boolean;
}

export interface SearchOptions {
  limit?: number;
  kinds?: readonly IndexKind[];
  categories?: readonly string[];
  /** Inclusive; what does not report the value is left out. */
  minCalories?: number;
  maxCalories?: number;
  minProtein?: number;
  maxProtein?: number;
  minFat?: number;
  maxFat?: number;
  minCarbs?: number;
  maxCarbs?: number;
  mealType?: string;
  ids?: readonly string[];
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

export function buildFilter(
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
