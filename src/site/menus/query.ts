import { ALLERGEN_GROUPS, type AllergenGroup } from '../../domain/clinical/allergens/found';
import { PUBLIC_PAGES } from '../../domain/publicHouse/publicPaths';
import { readCursor } from '../../domain/publicHouse/publicSearch/cursor';
import { PUBLIC_MEALS, type PublicMeal } from '../../domain/publicHouse/publicSearch/meals';

/** `fit`: titles that match the words as typed come first. */
export const SORTS = ['fit', 'new', 'low', 'high'] as const;
export type Sort = (typeof SORTS)[number];

export type ListKind = 'menus' | 'recipes';

/** Energy in kcal and protein in g, of a day or of one serving. */
export interface MenuQuery {
  kind: ListKind;
  words: string;
  tag?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  /** Least protein, in g. */
  protein?: number | undefined;
  meal?: PublicMeal | undefined;
  /** Minutes of a recipe, prepared and cooked. */
  minutes?: number | undefined;
  without: AllergenGroup[];
  sort?: Sort | undefined;
  after?: string | undefined;
  page?: number | undefined;
}

const [MAX_WORDS, MAX_TAG, MAX_ENERGY, MAX_PROTEIN, MAX_MINUTES, MAX_PAGE] = [
  80, 60, 6_000, 500, 600, 100,
];
/** Stands in public addresses. */
export const RECIPES = 'mon';

export const getSort = ({ sort, words }: Pick<MenuQuery, 'sort' | 'words'>): Sort =>
  sort ?? (words === '' ? 'new' : 'fit');

/** Stand in public addresses. */
export const MEAL_NAMES: Readonly<Record<PublicMeal, string>> = {
  breakfast: 'sang',
  lunch: 'trua',
  dinner: 'toi',
  snack: 'phu',
};

type QueryParams = Readonly<Record<string, unknown>>;

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value.slice(0, 20) : [value]).filter((one) => typeof one === 'string');
const parseText = (value: unknown, most: number): string =>
  (texts(value)[0] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, most);

function parseNumber(value: unknown, most: number): number | undefined {
  const digits = parseText(value, 10).replaceAll('.', '');
  const number = /^\d{1,5}$/.test(digits) ? Number(digits) : 0;
  return number > 0 ? Math.min(number, most) : undefined;
}

export function cursorIn(value: unknown): string | undefined {
  const cursor = parseText(value, 100);
  return readCursor(cursor) ? cursor : undefined;
}

/** Ignores what makes no sense, for people change addresses by hand. */
export function readMenuQuery(params: QueryParams): MenuQuery {
  const one = parseNumber(params.tu, MAX_ENERGY);
  const other = parseNumber(params.den, MAX_ENERGY);
  const isTurned = one !== undefined && other !== undefined && one > other;
  const kind = parseText(params.loai, 10) === RECIPES ? 'recipes' : 'menus';
  const without = texts(params.khong);
  return {
    kind,
    words: parseText(params.q, MAX_WORDS),
    tag: parseText(params.nhan, MAX_TAG) || undefined,
    from: isTurned ? other : one,
    to: isTurned ? one : other,
    protein: parseNumber(params.dam, MAX_PROTEIN),
    meal: PUBLIC_MEALS.find((meal) => MEAL_NAMES[meal] === parseText(params.bua, 10)),
    minutes: kind === 'recipes' ? parseNumber(params.phut, MAX_MINUTES) : undefined,
    without: ALLERGEN_GROUPS.filter((group) => without.includes(group)),
    sort: SORTS.find((word) => word === parseText(params.xep, 10)),
    after: cursorIn(params.sau),
    page: parseNumber(params.trang, MAX_PAGE),
  };
}

export const fromStart = (query: MenuQuery): MenuQuery => ({
  ...query,
  after: undefined,
  page: undefined,
});

/** Canonical: equal queries have the same address. */
export function menuQueryPath(query: MenuQuery): string {
  const { kind, words, tag, from, to, protein, meal, minutes, without, sort, after, page } = query;
  const isUsual = sort === undefined || sort === getSort({ words });
  const entries: readonly (readonly [string, string | number | undefined])[] = [
    ['loai', kind === 'recipes' ? RECIPES : undefined],
    ['q', words || undefined],
    ['nhan', tag],
    ['tu', from],
    ['den', to],
    ['dam', protein],
    ['bua', meal && MEAL_NAMES[meal]],
    ['phut', minutes],
    ...without.map((group) => ['khong', group] as const),
    ['xep', isUsual ? undefined : sort],
    ['sau', after],
    ['trang', after === undefined && page !== 1 ? page : undefined],
  ];
  const pairs = entries.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(pairs).toString();
  return search === '' ? PUBLIC_PAGES.menus : `${PUBLIC_PAGES.menus}?${search}`;
}
