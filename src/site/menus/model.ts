import { ALLERGEN_GROUPS, type AllergenGroup } from '../../domain/clinical/allergens/found';
import { formatNumber } from '../../domain/nutrition/format';
import type { Plate } from '../../domain/menus/plates/plate';
import type { MenuCard, RecipeCard } from '../../domain/publicHouse/publicCards';
import { slicePage } from '../../domain/publicHouse/publicSearch/cursor';
import { wordsOfCard } from '../../domain/publicHouse/publicSearch/words';
import { fold, normalise } from '../../domain/text/fold';
import { houseText } from '../../i18n/house';
import { menuCardView, recipeCardView, type CardView } from '../cards/model';
import { countTopics, type Author } from '../home/model';
import { createPlateSet, type PlateSet } from '../plates/platesOf';
import { givenConditions, type Condition } from './conditions';
import { getEnergy, matching, safe, type Listed } from './found';
import { fromStart, menuQueryPath, SORTS, getSort, type MenuQuery, type Sort } from './query';

const { menus: text } = houseText;
const groupLabels: Partial<Record<AllergenGroup, string>> = text.groups;

export interface ListedMenu {
  card: MenuCard;
  author: Author;
}
export interface ListedRecipe {
  card: RecipeCard;
  author: Author;
}

export interface MenusSource {
  menus: readonly ListedMenu[];
  recipes: readonly ListedRecipe[];
}

export interface MenusView {
  query: MenuQuery;
  words: (typeof text.kinds)[keyof typeof text.kinds];
  kinds: { label: string; count: string; href: string; isChosen: boolean }[];
  cards: CardView[];
  count: string;
  hidden: string;
  withHidden: string;
  tags: { label: string; count: string; isChosen: boolean }[];
  groups: { group: AllergenGroup; label: string; isChosen: boolean }[];
  sorts: { value: Sort; label: string; isChosen: boolean }[];
  chips: { label: string; href: string }[];
  looser: { label: string; href: string }[];
  page: number;
  pages: number;
  previous?: string | undefined;
  next?: string | undefined;
  plates: Plate[];
}

const [CARDS, TAGS] = [12, 16];

function byFigure(items: Listed[], getFigure: (one: Listed) => number): Listed[] {
  return items
    .map((one) => ({ one, figure: getFigure(one) }))
    .sort((a, b) => a.figure - b.figure)
    .map(({ one }) => one);
}

function byFit(items: Listed[], words: string): Listed[] {
  const [asTyped, asFolded] = [normalise(words), fold(words)];
  return byFigure(items, ({ card }) => {
    const [typed, folded] = wordsOfCard(card).title;
    return typed.includes(asTyped) ? 0 : folded.includes(asFolded) ? 1 : 2;
  });
}

function sorted(items: Listed[], sort: Sort, words: string): Listed[] {
  if (sort === 'fit') return words === '' ? items : byFit(items, words);
  if (sort === 'new') return items;
  const [sign, unknown] = sort === 'low' ? [1, 1e9] : [-1, 0];
  return byFigure(items, ({ card }) => sign * (getEnergy(card) ?? unknown));
}

const findLooser = (all: readonly Listed[], query: MenuQuery, conditions: readonly Condition[]) =>
  conditions.flatMap(({ looser, without }) => {
    const wider = without(fromStart(query));
    const count = safe(matching(all, wider), wider).items.length;
    if (count === 0) return [];
    return [
      {
        label: text.loosened(looser, text.counted[query.kind](formatNumber(count))),
        href: menuQueryPath(wider),
      },
    ];
  });

const cardView = ({ card, author }: Listed, plates: PlateSet): CardView =>
  card.kind === 'menus' ? menuCardView(card, author, plates) : recipeCardView(card, author, plates);

const tagsKnown = new WeakMap<object, ReturnType<typeof countTopics>>();

function listTags(all: readonly Listed[], { tag }: MenuQuery): MenusView['tags'] {
  const known = tagsKnown.get(all) ?? countTopics(all, TAGS);
  tagsKnown.set(all, known);
  return known.map(({ label, count }) => ({
    label,
    count: formatNumber(count),
    isChosen: tag !== undefined && fold(label) === fold(tag),
  }));
}

const buildChoices = (source: MenusSource, query: MenuQuery) => ({
  words: text.kinds[query.kind],
  kinds: (['menus', 'recipes'] as const).map((kind) => ({
    label: text.kinds[kind].heading,
    count: formatNumber(source[kind].length),
    href: menuQueryPath({
      ...fromStart(query),
      kind,
      tag: undefined,
      from: undefined,
      to: undefined,
      protein: undefined,
      minutes: undefined,
    }),
    isChosen: kind === query.kind,
  })),
  tags: listTags(source[query.kind], query),
  groups: ALLERGEN_GROUPS.map((group) => ({
    group,
    label: groupLabels[group] ?? group,
    isChosen: query.without.includes(group),
  })),
  sorts: SORTS.filter((value) => value !== 'fit' || query.words !== '').map((value) => ({
    value,
    label: text.sorts[value],
    isChosen: value === getSort(query),
  })),
});

export function menusView(source: MenusSource, query: MenuQuery): MenusView {
  const plates = createPlateSet();
  const all: readonly Listed[] = source[query.kind];
  const { items, allergens, unclear } = safe(matching(all, query), query);
  const listed = slicePage(sorted(items, getSort(query), query.words), query, CARDS);
  const hidden = text.hidden(allergens, unclear, text.counted[query.kind]);
  const conditions = givenConditions(query);
  const start = fromStart(query);
  const at = (after: string | undefined): string | undefined =>
    after === undefined ? undefined : menuQueryPath({ ...start, after: after || undefined });
  return {
    query,
    ...buildChoices(source, query),
    cards: listed.items.map((one) => cardView(one, plates)),
    count: text.counted[query.kind](formatNumber(items.length)),
    hidden: hidden === '' ? '' : text.hiddenNotice(hidden),
    withHidden: menuQueryPath({ ...start, without: [] }),
    chips: conditions.flatMap(({ chips }) =>
      chips.map(({ label, without }) => ({ label, href: menuQueryPath(without(start)) })),
    ),
    looser: items.length === 0 ? findLooser(all, query, conditions) : [],
    page: listed.page,
    pages: listed.pages,
    previous: at(listed.previous),
    next: at(listed.next),
    plates: plates.plates,
  };
}
