import type { Client } from '../../../domain/records/clients';
import type { Menu } from '../../../domain/records/menus';
import type { MenuListing } from '../../../domain/menus/menuListing';
import type { NutritionSummary } from '../../../domain/food/nutrients';
import { summaryTotal, type StoredNutrition } from '../../../domain/nutrition/summary';
import { fold, normalise } from '../../../domain/text/fold';
import { energyPercents } from '../../../domain/verdict/compare';
import { menusText } from '../../../i18n/menus';

export interface MenuFilter {
  query: string;
  kind: Menu['kind'] | 'all';
  status: Menu['status'] | 'all';
}

export const NO_MENU_FILTER: MenuFilter = { query: '', kind: 'all', status: 'all' };

export interface MenuRow {
  id: string;
  menu: MenuListing;
  clientName?: string;
}

export function menuRows(menus: readonly MenuListing[], clients: readonly Client[]): MenuRow[] {
  const names = new Map(clients.map((client) => [client.id, client.clientName]));
  return menus
    .map((menu) => {
      const clientName = menu.clientId ? names.get(menu.clientId) : undefined;
      const { id } = menu;
      return clientName === undefined ? { id, menu } : { id, menu, clientName };
    })
    .sort((a, b) =>
      a.menu.updatedAt === b.menu.updatedAt
        ? Number(a.menu.id > b.menu.id) || -1
        : Number(a.menu.updatedAt < b.menu.updatedAt) || -1,
    );
}

/** 2: matches with the accents as typed; 1: without them; 0: not at all. */
function computeRank({ menu, clientName }: MenuRow, query: string): 0 | 1 | 2 {
  const text = [menu.name, clientName ?? '', ...menu.tags.map((tag) => tag.label)].join('\n');
  const folded = fold(text);
  if (
    !fold(query)
      .split(' ')
      .every((word) => folded.includes(word))
  )
    return 0;
  const exact = normalise(text);
  return normalise(query)
    .split(' ')
    .every((word) => exact.includes(word))
    ? 2
    : 1;
}

export function filterMenus(rows: readonly MenuRow[], filter: MenuFilter): MenuRow[] {
  const filtered = rows.filter(
    ({ menu }) =>
      (filter.kind === 'all' || menu.kind === filter.kind) &&
      (filter.status === 'all' || menu.status === filter.status),
  );
  const query = filter.query.trim();
  if (query === '') return filtered;
  return filtered
    .map((row) => ({ row, rank: computeRank(row, query) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ row }) => row);
}

export function percentsText(menu: StoredNutrition): string {
  const total = (key: keyof NutritionSummary) => summaryTotal(menu, key);
  const [protein, carbs, fat] = [total('protein'), total('carbs'), total('fat')];
  if (!protein || !carbs || !fat) return '';
  const shares = energyPercents({ protein, carbs, fat });
  return shares ? menusText.list.percents(shares.protein, shares.fat, shares.carbs) : '';
}
