import type { CardData } from '../../../domain/articles/blocks';
import type { Menu } from '../../../domain/collections/menus';
import type { Recipe } from '../../../domain/collections/recipes';
import type { MenuListing } from '../../../domain/menuListing';
import { articlesText } from '../../../i18n/articles';
import { formatNumber } from '../../../ui/format';
import type { CardKind, CardView } from '../blockEditor/host';

const text = articlesText.card;

type Figures = NonNullable<CardData['figures']>;

const figuresText = ({ calories, protein, carbs, fat }: Figures): string =>
  text.figures(
    formatNumber(calories, 0),
    formatNumber(protein, 1),
    formatNumber(carbs, 1),
    formatNumber(fat, 1),
  );

/** What a card of a recipe or menu is made with. */
export function cardOf(
  document: Recipe | Pick<MenuListing, 'id' | 'name' | 'nutritionSummary'>,
): CardData {
  const { calories, protein, carbs, fat } = document.nutritionSummary;
  const title = 'title' in document ? document.title : document.name;
  return { refId: document.id, title, figures: { calories, protein, carbs, fat } };
}

function factsOf(kind: CardKind, document: Recipe | Menu): string {
  if (kind === 'dailyMenu' || !('servings' in document)) return '';
  const { prepTime, cookTime, servings } = document;
  return text.facts(prepTime + cookTime, formatNumber(servings, 1));
}

/** What a card shows now. @param document what it leads to, where that is there */
export function cardView(
  kind: CardKind,
  data: CardData,
  document: Recipe | Menu | undefined,
): CardView {
  const { title, figures } = document ? cardOf(document) : data;
  return {
    title,
    facts: document ? factsOf(kind, document) : '',
    figures: figures ? figuresText(figures) : '',
    cover: document?.coverImage,
    isGone: document === undefined,
  };
}
