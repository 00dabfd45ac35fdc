import type { ArticleCard, MenuCard, RecipeCard } from '../../domain/publicHouse/publicCards';
import { articlePath, dailyMenuPath, recipePath } from '../../domain/publicHouse/publicPaths';
import { dong } from '../../domain/money/words';
import { formatNumber } from '../../domain/nutrition/format';
import { summaryText, type StoredNutrition } from '../../domain/nutrition/summary';
import type { LineAllergen } from '../../domain/clinical/allergens/found';
import { dayText } from '../../domain/text/days';
import { cleanLine } from '../../domain/text/clean';
import { siteText } from '../../i18n/site';
import type { PlateSet } from '../plates/platesOf';

const { card: text } = siteText;

export interface AuthorView {
  name: string;
  initial: string;
  isVerified: boolean;
  href: string;
}

export interface CardView {
  href: string;
  title: string;
  energy: string;
  macros: string;
  tags: string[];
  allergen?: { text: string; level: LineAllergen['level'] } | undefined;
  author: AuthorView;
  /** `49.000 ₫` or `Miễn phí`. */
  price: string;
  isFree: boolean;
  facts: string;
  /** Indexes into the page's plates, the largest first. */
  plates: number[];
}

export interface ArticleView {
  href: string;
  title: string;
  summary: string;
  /** `24/11/2026`. */
  date: string;
  facts: string;
  author: AuthorView;
  tag?: string | undefined;
  plate: number;
}

interface Named {
  name: string;
  slug: string;
  isVerified: boolean;
}

const NAME_LENGTH = 120;
const MAX_TAGS = 2;

/** Vietnamese names end with the name by which somebody is called. */
export const getInitial = (name: string): string =>
  (cleanLine(name, NAME_LENGTH).split(' ').at(-1)?.at(0) ?? '').toLocaleUpperCase('vi');

export const authorView = ({ name, slug, isVerified }: Named): AuthorView => ({
  name: cleanLine(name, NAME_LENGTH),
  initial: getInitial(name),
  isVerified,
  href: `/expert/${slug}`,
});

/** `đạm 91 · bột đường 189 · béo ≥ 42 g`. */
const formatMacros = (stored: StoredNutrition): string =>
  text.macros(
    summaryText(stored, 'protein'),
    summaryText(stored, 'carbs'),
    summaryText(stored, 'fat'),
  );

function getAllergen({ allergens }: Pick<MenuCard, 'allergens'>): CardView['allergen'] {
  const all = Object.values(allergens).filter((one) => one !== undefined);
  const certain = all.filter(({ level }) => level === 'contains');
  const [first] = certain.length > 0 ? certain : all;
  if (!first) return undefined;
  const name = cleanLine(first.name, 40);
  const more = (certain.length > 0 ? certain : all).length - 1;
  const label = first.level === 'contains' ? text.contains(name) : text.may(name);
  return { level: first.level, text: more > 0 ? text.andMore(label, more) : label };
}

const titled = (title: string): string => cleanLine(title, 200) || siteText.menu.unnamed;

function common(card: MenuCard | RecipeCard, author: Named) {
  return {
    title: titled(card.title),
    energy: summaryText(card, 'calories'),
    macros: formatMacros(card),
    tags: card.tags.slice(0, MAX_TAGS).map((tag) => cleanLine(tag, 40)),
    allergen: getAllergen(card),
    author: authorView(author),
    price: card.price === undefined ? text.free : dong(card.price),
    isFree: card.price === undefined,
  };
}

export function menuCardView(card: MenuCard, author: Named, plates: PlateSet): CardView {
  return {
    ...common(card, author),
    href: dailyMenuPath(card.id),
    facts: '',
    plates: card.dishes.map(plates.findPlate),
  };
}

export function recipeCardView(card: RecipeCard, author: Named, plates: PlateSet): CardView {
  return {
    ...common(card, author),
    href: recipePath(card.id),
    facts: text.recipeFacts(card.minutes, formatNumber(card.servings, 1)),
    plates: [plates.findPlate(card.dish)],
  };
}

export function articleCardView(
  card: ArticleCard,
  { author, address }: { author: Named; address: string },
  plates: PlateSet,
): ArticleView {
  return {
    href: articlePath(address),
    title: titled(card.title),
    summary: cleanLine(card.summary, 300),
    date: dayText(card.createdAt),
    facts: text.reading(card.readingTime),
    author: authorView(author),
    tag: card.tags[0] === undefined ? undefined : cleanLine(card.tags[0], 40),
    plate: plates.findPlate(card.dish),
  };
}
