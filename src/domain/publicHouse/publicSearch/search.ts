import type { AllergenGroup } from '../../clinical/allergens/found';
import { summaryTotal } from '../../nutrition/summary';
import type { MenuCard, RecipeCard } from '../publicCards';
import type { PublicMeal } from './meals';
import { fold } from '../../text/fold';
import { saysAll, typedWords, wordsOfCard, wordsOfName } from './words';

/** kcal, and g of protein, of a day or of one serving of a recipe; time in minutes. */
export interface PublicSearch {
  words: string;
  tag?: string | undefined;
  meal?: PublicMeal | undefined;
  from?: number | undefined;
  to?: number | undefined;
  protein?: number | undefined;
  minutes?: number | undefined;
  without: readonly AllergenGroup[];
}

const MEAL_WORDS: Readonly<Record<PublicMeal, readonly string[]>> = {
  breakfast: ['sang'],
  lunch: ['trua'],
  dinner: ['toi', 'chieu'],
  snack: ['phu', 'xe', 'an vat'],
};

export interface PreparedSearch extends Omit<PublicSearch, 'words'> {
  words: readonly string[];
}

export const prepareSearch = (search: PublicSearch): PreparedSearch => ({
  ...search,
  words: typedWords(search.words),
  tag: search.tag === undefined ? undefined : fold(search.tag),
});

/** A lower bound would let in what nobody knows. */
function getFigure(card: MenuCard | RecipeCard, key: 'calories' | 'protein'): number | undefined {
  const total = summaryTotal(card, key);
  return total && total.share >= 1 ? total.known : undefined;
}

function isWithin(
  card: MenuCard | RecipeCard,
  { from, to }: Pick<PublicSearch, 'from' | 'to'>,
): boolean {
  if (from === undefined && to === undefined) return true;
  const energy = getFigure(card, 'calories');
  return (
    energy !== undefined && energy >= (from ?? 0) && energy <= (to ?? Number.POSITIVE_INFINITY)
  );
}

export const isTagged = (labels: readonly string[], tag: string | undefined): boolean =>
  tag === undefined || labels.includes(tag);

const isForMeal = (labels: readonly string[], meal: PublicMeal | undefined): boolean =>
  meal === undefined ||
  labels.some((label) => {
    const words = ` ${label} `;
    return words.includes(' bua ') && MEAL_WORDS[meal].some((word) => words.includes(` ${word} `));
  });

export const isFreeFrom = (
  card: Pick<MenuCard | RecipeCard, 'allergens' | 'isUnclear'>,
  without: readonly AllergenGroup[],
): boolean =>
  without.length === 0 ||
  (!card.isUnclear && without.every((group) => card.allergens[group] === undefined));

export function recipeFits(card: RecipeCard, search: PreparedSearch, author = ''): boolean {
  const { tag, meal, protein, minutes, without, words } = search;
  const { searchText, labels } = wordsOfCard(card);
  const hasProtein =
    protein === undefined || (getFigure(card, 'protein') ?? Number.NEGATIVE_INFINITY) >= protein;
  return (
    isTagged(labels, tag) &&
    isForMeal(labels, meal) &&
    isWithin(card, search) &&
    hasProtein &&
    (minutes === undefined || (card.minutes > 0 && card.minutes <= minutes)) &&
    isFreeFrom(card, without) &&
    saysAll([searchText, wordsOfName(author)], words)
  );
}
