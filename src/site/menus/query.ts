import { ALLERGEN_GROUPS, type AllergenGroup } from '../../domain/allergens/found';
import { PUBLIC_PAGES } from '../../domain/publicPaths';
import { PUBLIC_MEALS, type PublicMeal } from '../../domain/publicSearch/meals';

export const SORTS = ['new', 'low', 'high'] as const;
export type Sort = (typeof SORTS)[number];

/** Search of a reader in the list of menus. Energy in kcal a day. */
export interface MenuQuery {
  words: string;
  tag?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  /** Least protein of the day, in g. */
  protein?: number | undefined;
  /** A meal that it must have. */
  meal?: PublicMeal | undefined;
  without: AllergenGroup[];
  sort: Sort;
  page: number;
}

const [MAX_WORDS, MAX_TAG, MAX_ENERGY, MAX_PROTEIN, MAX_PAGE] = [80, 60, 6_000, 500, 100];

/** Meals as addresses name them. */
export const MEAL_NAMES: Readonly<Record<PublicMeal, string>> = {
  breakfast: 'sang',
  lunch: 'trua',
  dinner: 'toi',
  snack: 'phu',
};

type Asked = Readonly<Record<string, unknown>>;

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value.slice(0, 20) : [value]).filter((one) => typeof one === 'string');
const textOf = (value: unknown, most: number): string =>
  (texts(value)[0] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, most);

function numberOf(value: unknown, most: number): number | undefined {
  const digits = textOf(value, 10).replaceAll('.', '');
  const number = /^\d{1,5}$/.test(digits) ? Number(digits) : 0;
  return number > 0 ? Math.min(number, most) : undefined;
}

/** Reads an address; what makes no sense is passed over, for people change addresses by hand. */
export function readMenuQuery(asked: Asked): MenuQuery {
  const one = numberOf(asked.tu, MAX_ENERGY);
  const other = numberOf(asked.den, MAX_ENERGY);
  const isTurned = one !== undefined && other !== undefined && one > other;
  const sort = SORTS.find((word) => word === textOf(asked.xep, 10)) ?? 'new';
  const without = texts(asked.khong);
  return {
    words: textOf(asked.q, MAX_WORDS),
    tag: textOf(asked.nhan, MAX_TAG) || undefined,
    from: isTurned ? other : one,
    to: isTurned ? one : other,
    protein: numberOf(asked.dam, MAX_PROTEIN),
    meal: PUBLIC_MEALS.find((meal) => MEAL_NAMES[meal] === textOf(asked.bua, 10)),
    without: ALLERGEN_GROUPS.filter((group) => without.includes(group)),
    sort,
    page: numberOf(asked.trang, MAX_PAGE) ?? 1,
  };
}

/** The address of a query: the same one always has the same. */
export function menuQueryPath(query: MenuQuery): string {
  const { words, tag, from, to, protein, meal, without, sort, page } = query;
  const pairs: [string, string][] = [
    ...(words === '' ? [] : [['q', words] as [string, string]]),
    ...(tag === undefined ? [] : [['nhan', tag] as [string, string]]),
    ...(from === undefined ? [] : [['tu', String(from)] as [string, string]]),
    ...(to === undefined ? [] : [['den', String(to)] as [string, string]]),
    ...(protein === undefined ? [] : [['dam', String(protein)] as [string, string]]),
    ...(meal === undefined ? [] : [['bua', MEAL_NAMES[meal]] as [string, string]]),
    ...without.map((group): [string, string] => ['khong', group]),
    ...(sort === 'new' ? [] : [['xep', sort] as [string, string]]),
    ...(page === 1 ? [] : [['trang', String(page)] as [string, string]]),
  ];
  const search = new URLSearchParams(pairs).toString();
  return search === '' ? PUBLIC_PAGES.menus : `${PUBLIC_PAGES.menus}?${search}`;
}
