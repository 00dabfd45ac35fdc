import type { Menu } from '../../domain/records/menus';
import type { MenuItem } from '../../domain/food/storedLines';
import { findAllergens } from '../../domain/clinical/allergens/found';
import { sortedItems } from '../../domain/food/lines';
import { formatNumber } from '../../domain/nutrition/format';
import { lineTotals, mealTotals } from '../../domain/nutrition/totals';
import type { Plate } from '../../domain/menus/plates/plate';
import { cleanLine } from '../../domain/text/clean';
import { figureText, formatMeasure } from '../../domain/printable/line';
import {
  dishOfLine,
  type ArticleCard,
  type MenuCard,
  type RecipeCard,
} from '../../domain/publicHouse/publicCards';
import { PUBLIC_PAGES, dailyMenuPath, expertPath } from '../../domain/publicHouse/publicPaths';
import { houseText } from '../../i18n/house';
import { siteText } from '../../i18n/site';
import {
  articleCardView,
  authorView,
  menuCardView,
  recipeCardView,
  type ArticleView,
  type AuthorView,
  type CardView,
} from '../cards/model';
import { createPlateSet, type PlateSet } from '../plates/platesOf';

const { home: text, expert: expertText } = houseText;

export interface Author {
  name: string;
  slug: string;
  isVerified: boolean;
}

export interface ListedExpert extends Author {
  profile?: { specialization: string; workplace?: string | undefined } | undefined;
  menus: number;
  recipes: number;
  articles: number;
}

export interface HomeSource {
  menus: readonly { card: MenuCard; author: Author }[];
  recipes: readonly { card: RecipeCard; author: Author }[];
  articles: readonly { card: ArticleCard; author: Author; address: string }[];
  experts: readonly ListedExpert[];
  example?: { id: string; menu: Pick<Menu, 'name' | 'meals'> } | undefined;
}

export interface LunchView {
  title: string;
  href: string;
  energy: string;
  macros: string;
  lines: {
    id: string;
    measure: string;
    name: string;
    energy: string;
    allergen?: string | undefined;
  }[];
  plates: number[];
  dishes: string;
}

export interface ExpertRowView {
  author: AuthorView;
  about: string;
}

export interface HomeView {
  menus: CardView[];
  recipes: CardView[];
  articles: ArticleView[];
  experts: ExpertRowView[];
  topics: { label: string; count: string; href: string }[];
  counts: { menus: string; recipes: string; articles: string; experts: string };
  lunch?: LunchView | undefined;
  plates: Plate[];
}

const [CARDS, ROWS, TOPICS] = [4, 4, 6];
const [LUNCH_LINES, LUNCH_PLATES] = [6, 5];

export function countTopics(menus: readonly { card: { tags: readonly string[] } }[], most: number) {
  const counts = new Map<string, number>();
  for (const { card } of menus)
    for (const tag of new Set(card.tags.map((label) => cleanLine(label, 60))))
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([label, count]) => ({
      label,
      count,
      href: `${PUBLIC_PAGES.menus}?${new URLSearchParams({ nhan: label }).toString()}`,
    }));
}

const measured = (item: MenuItem): string => formatMeasure(item).measure ?? '';

function lunchView(example: HomeSource['example'], plates: PlateSet): LunchView | undefined {
  if (!example) return undefined;
  const { meals, name } = example.menu;
  const items = sortedItems(meals.lunch).slice(0, LUNCH_LINES);
  if (items.length === 0) return undefined;
  const totals = mealTotals(meals.lunch);
  const laid = items
    .map((item) => ({ item, plateIndex: plates.findPlate(dishOfLine(item)) }))
    .filter(({ plateIndex }) => !plates.plates[plateIndex]?.isBare)
    .slice(0, LUNCH_PLATES);
  return {
    title: text.lunch(cleanLine(name, 120)),
    href: dailyMenuPath(example.id),
    energy: figureText('calories', totals.calories, false),
    macros: text.lunchMacros(
      figureText('protein', totals.protein, false),
      figureText('carbs', totals.carbs, false),
      figureText('fat', totals.fat, false),
    ),
    lines: items.map((item) => {
      const [allergen] = findAllergens(item);
      return {
        id: item.lineId,
        measure: measured(item),
        name: cleanLine(item.name, 80),
        energy: figureText('calories', lineTotals([item]).calories, false),
        allergen:
          allergen?.level === 'contains'
            ? siteText.card.contains(cleanLine(allergen.name, 40))
            : undefined,
      };
    }),
    plates: laid.map(({ plateIndex }) => plateIndex),
    dishes: laid.map(({ item }) => cleanLine(item.name, 80)).join(', '),
  };
}

export function expertRow(expert: ListedExpert): ExpertRowView {
  const { profile, menus, recipes, articles } = expert;
  const about = [
    cleanLine(profile?.specialization ?? '', 120),
    cleanLine(profile?.workplace ?? '', 120),
  ].filter(Boolean);
  return {
    author: { ...authorView(expert), href: expertPath(expert.slug) },
    about: [...about, expertText.counts(menus, recipes, articles)].join(' · '),
  };
}

/** The newest of different experts first, so that nobody fills the house alone. */
export function mixed<T extends { author: Author }>(all: readonly T[], most: number): T[] {
  const rounds = new Map<string, number>();
  const ranked = all.map((one, at) => {
    const round = rounds.get(one.author.slug) ?? 0;
    rounds.set(one.author.slug, round + 1);
    return { one, at, round: Math.floor(round / 2) };
  });
  return ranked
    .sort((a, b) => a.round - b.round || a.at - b.at)
    .slice(0, most)
    .map(({ one }) => one);
}

export function homeView(source: HomeSource): HomeView {
  const plates = createPlateSet();
  const { menus, recipes, articles, experts } = source;
  return {
    lunch: lunchView(source.example, plates),
    menus: mixed(menus, CARDS).map(({ card, author }) => menuCardView(card, author, plates)),
    recipes: mixed(recipes, CARDS).map(({ card, author }) => recipeCardView(card, author, plates)),
    articles: articles.slice(0, ROWS).map((one) => articleCardView(one.card, one, plates)),
    experts: experts.slice(0, ROWS).map(expertRow),
    topics: countTopics(menus, TOPICS).map((topic) => ({
      ...topic,
      count: formatNumber(topic.count),
    })),
    counts: {
      menus: formatNumber(menus.length),
      recipes: formatNumber(recipes.length),
      articles: formatNumber(articles.length),
      experts: formatNumber(experts.length),
    },
    plates: plates.plates,
  };
}
