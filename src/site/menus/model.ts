import { ALLERGEN_GROUPS, type AllergenGroup } from '../../domain/allergens/found';
import { formatNumber } from '../../domain/nutrition/format';
import { summaryTotal } from '../../domain/nutrition/summary';
import type { Plate } from '../../domain/plates/plate';
import type { MenuCard } from '../../domain/publicCards';
import type { PublicMeal } from '../../domain/publicSearch/meals';
import { saysAll } from '../../domain/publicSearch/search';
import { fold } from '../../domain/search/fold';
import { houseText } from '../../i18n/house';
import { menuCardView, type CardView } from '../cards/model';
import { createFolded } from '../cards/folded';
import { topicsOf, type Author } from '../home/model';
import { createPlateSet } from '../plates/platesOf';
import { menuQueryPath, SORTS, type MenuQuery, type Sort } from './query';

const { menus: text } = houseText;
const groupLabels: Partial<Record<AllergenGroup, string>> = text.groups;

export interface ListedMenu {
  card: MenuCard;
  author: Author;
}

export interface MenusView {
  query: MenuQuery;
  cards: CardView[];
  count: string;
  /** How many were left out because of allergens, or because nobody knows; empty where none was. */
  hidden: string;
  tags: { label: string; count: string; isChosen: boolean }[];
  groups: { group: AllergenGroup; label: string; isChosen: boolean }[];
  sorts: { value: Sort; label: string; isChosen: boolean }[];
  /** Conditions that could be given up, where nothing was found. */
  looser: { label: string; href: string }[];
  page: number;
  pages: number;
  previous?: string | undefined;
  next?: string | undefined;
  plates: Plate[];
}

/** Cards of a page, and tags that are offered. */
const [CARDS, TAGS] = [12, 12];

const energyOf = (card: MenuCard): number | undefined => summaryTotal(card, 'calories')?.known;

const wordsOf = createFolded(({ title, lead, tags, dishes, names = [] }: MenuCard) => [
  title,
  lead,
  ...tags,
  ...dishes.map(({ name }) => name),
  ...names,
]);

function isWithin(card: MenuCard, { from, to }: MenuQuery): boolean {
  if (from === undefined && to === undefined) return true;
  const energy = energyOf(card);
  return (
    energy !== undefined && energy >= (from ?? 0) && energy <= (to ?? Number.POSITIVE_INFINITY)
  );
}

const isTagged = (card: MenuCard, tag: string | undefined): boolean =>
  tag === undefined || card.tags.some((label) => label === tag || fold(label) === fold(tag));

/** A figure of which a part is unknown is enough where its known part is. */
const hasProtein = (card: MenuCard, least: number | undefined): boolean =>
  least === undefined || (summaryTotal(card, 'protein')?.known ?? 0) >= least;

const hasMeal = ({ meals = [] }: MenuCard, meal: PublicMeal | undefined): boolean =>
  meal === undefined || meals.includes(meal);

/** Menus by everything but allergens. */
function matching(menus: readonly ListedMenu[], query: MenuQuery): ListedMenu[] {
  const { words, tag, meal, protein } = query;
  return menus.filter(({ card, author }) => {
    if (!isTagged(card, tag) || !isWithin(card, query)) return false;
    if (!hasProtein(card, protein) || !hasMeal(card, meal)) return false;
    return words === '' || saysAll(wordsOf(card, author), words);
  });
}

const holds = (card: MenuCard, groups: readonly AllergenGroup[]): boolean =>
  groups.some((group) => card.allergens[group] !== undefined);

/**
 * Removes menus with the given allergens; a menu of unknown parts is free of nothing (product
 * decision 55).
 */
function safe(found: readonly ListedMenu[], { without }: MenuQuery) {
  if (without.length === 0) return { shown: [...found], allergens: 0, unclear: 0 };
  const free = found.filter(({ card }) => !holds(card, without));
  const shown = free.filter(({ card }) => !card.isUnclear);
  return {
    shown,
    allergens: found.length - free.length,
    unclear: free.length - shown.length,
  };
}

function sorted(menus: ListedMenu[], sort: Sort): ListedMenu[] {
  if (sort === 'new') return menus;
  const [sign, unknown] = sort === 'low' ? [1, 1e9] : [-1, 0];
  const value = ({ card }: ListedMenu): number => energyOf(card) ?? unknown;
  return menus.toSorted((a, b) => sign * (value(a) - value(b)));
}

/** Conditions of which giving up one alone finds something. */
function looserOf(menus: readonly ListedMenu[], query: MenuQuery): MenusView['looser'] {
  const first = { ...query, page: 1 };
  const given: [boolean, string, MenuQuery][] = [
    [query.words !== '', text.withoutQuery, { ...first, words: '' }],
    [query.tag !== undefined, text.withoutTag, { ...first, tag: undefined }],
    [
      query.from !== undefined || query.to !== undefined,
      text.withoutEnergy,
      { ...first, from: undefined, to: undefined },
    ],
    [query.protein !== undefined, text.withoutProtein, { ...first, protein: undefined }],
    [query.meal !== undefined, text.withoutMeal, { ...first, meal: undefined }],
    [query.without.length > 0, text.withoutAllergens, { ...first, without: [] }],
  ];
  return given.flatMap(([isAsked, label, looser]) => {
    const count = isAsked ? safe(matching(menus, looser), looser).shown.length : 0;
    const href = menuQueryPath(looser);
    return count > 0 ? [{ label: text.loosened(label, formatNumber(count)), href }] : [];
  });
}

/** The list of menus as a reader asked for it. */
export function menusView(menus: readonly ListedMenu[], query: MenuQuery): MenusView {
  const plates = createPlateSet();
  const { shown, allergens, unclear } = safe(matching(menus, query), query);
  const all = sorted(shown, query.sort);
  const pages = Math.max(Math.ceil(all.length / CARDS), 1);
  const page = Math.min(query.page, pages);
  const cards = all
    .slice((page - 1) * CARDS, page * CARDS)
    .map(({ card, author }) => menuCardView(card, author, plates));
  const hidden = text.hidden(allergens, unclear);
  const at = (number: number): string => menuQueryPath({ ...query, page: number });
  return {
    query,
    cards,
    count: text.count(formatNumber(all.length)),
    hidden: hidden === '' ? '' : text.hiddenOf(hidden),
    tags: topicsOf(menus, TAGS).map(({ label, count }) => ({
      label,
      count: formatNumber(count),
      isChosen: query.tag !== undefined && fold(label) === fold(query.tag),
    })),
    groups: ALLERGEN_GROUPS.map((group) => ({
      group,
      label: groupLabels[group] ?? group,
      isChosen: query.without.includes(group),
    })),
    sorts: SORTS.map((value) => ({
      value,
      label: text.sorts[value],
      isChosen: value === query.sort,
    })),
    looser: all.length === 0 ? looserOf(menus, query) : [],
    page,
    pages,
    previous: page > 1 ? at(page - 1) : undefined,
    next: page < pages ? at(page + 1) : undefined,
    plates: plates.plates,
  };
}
