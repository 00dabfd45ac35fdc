import type { SoldItem } from '../../api/sales';
import { useData, useLive } from '../../data/react';
import type { LocalData } from '../../data/types';
import type { Recipe } from '../../domain/records/recipes';
import type { MenuListing } from '../../domain/menus/menuListing';
import { matchesWords } from './words';

export type Sale = NonNullable<Recipe['sale']>;

export interface Sellable {
  kind: 'recipes' | 'menus';
  id: string;
  title: string;
  isPublic: boolean;
  sale?: Sale | undefined;
}

export interface Item extends Sellable {
  sale: Sale;
  bought: number;
  /** VND */
  amount: number;
  share: number;
}

export type Filter = 'all' | 'active' | 'paused' | Sellable['kind'];

export function listSellables(
  recipes: readonly Pick<Recipe, 'id' | 'title' | 'isPublic' | 'status' | 'sale'>[],
  menus: readonly Pick<MenuListing, 'id' | 'name' | 'kind' | 'isPublic' | 'status' | 'sale'>[],
): Sellable[] {
  return [
    ...recipes.map(({ id, title, isPublic, status, sale }): Sellable => ({
      kind: 'recipes',
      id,
      title,
      isPublic: isPublic && status === 'published',
      sale,
    })),
    ...menus
      .filter(({ kind }) => kind === 'master')
      .map(({ id, name, isPublic, status, sale }): Sellable => ({
        kind: 'menus',
        id,
        title: name,
        isPublic: isPublic === true && status === 'published',
        sale,
      })),
  ];
}

const boughtAs = ({ kind, id }: Sellable, { recipeId, menuId }: SoldItem): boolean =>
  (kind === 'menus' ? menuId : recipeId) === id;

export function buildItems(sellables: readonly Sellable[], sold: readonly SoldItem[]): Item[] {
  const items = sellables.flatMap((one): Item[] => {
    const { sale } = one;
    if (!sale) return [];
    const own = sold.filter((of) => boughtAs(one, of) && of.share > 0);
    return [
      {
        ...one,
        sale,
        bought: own.length,
        amount: own.reduce((sum, { amount }) => sum + amount, 0),
        share: own.reduce((sum, { share }) => sum + share, 0),
      },
    ];
  });
  return items.toSorted((a, b) => b.share - a.share || a.title.localeCompare(b.title, 'vi'));
}

const isIn = ({ kind, sale: { isActive } }: Item, filter: Filter): boolean => {
  if (filter === 'all') return true;
  return filter === 'active' || filter === 'paused'
    ? isActive === (filter === 'active')
    : kind === filter;
};

export const shownItems = (items: readonly Item[], filter: Filter, search: string): Item[] =>
  items.filter((item) => isIn(item, filter) && matchesWords(item.title, search));

export function useSellables(): readonly Sellable[] | undefined {
  const data = useData();
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const menus = useLive(() => data.menuList, [data]);
  return recipes && menus && listSellables(recipes, menus);
}

/** Writes only these fields: what else was changed meanwhile stays. */
export async function storeSale(
  data: Pick<LocalData, 'recipes' | 'menus'>,
  { kind, id }: Pick<Sellable, 'kind' | 'id'>,
  change: Partial<Omit<Sale, 'currency'>>,
): Promise<void> {
  const buildSale = (current: Sale | undefined): Sale => ({
    price: 0,
    isActive: true,
    ...current,
    currency: 'VND',
    ...change,
  });
  if (kind === 'menus')
    await data.menus.update(id, (current) => ({ ...current, sale: buildSale(current.sale) }));
  else await data.recipes.update(id, (current) => ({ ...current, sale: buildSale(current.sale) }));
}
