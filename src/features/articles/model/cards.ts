import type { CardData } from '../../../domain/records/articleBlocks/blocks';
import type { Menu } from '../../../domain/records/menus';
import type { Recipe } from '../../../domain/records/recipes';
import type { MenuListing } from '../../../domain/menus/menuListing';
import { SUMMARY_KEYS, summaryText, wholeFigure } from '../../../domain/nutrition/summary';
import { articlesText } from '../../../i18n/articles';
import { formatNumber } from '../../../ui/format';
import type { CardKind, CardView } from '../blockEditor/host';

const text = articlesText.card;

type Figures = NonNullable<CardData['figures']>;
export type CardDocument =
  | Recipe
  | Pick<MenuListing, 'id' | 'name' | 'nutritionSummary' | 'extendedNutrition'>;

const figuresText = (figure: (key: keyof Figures) => string): string =>
  text.figures(figure('calories'), figure('protein'), figure('carbs'), figure('fat'));

const ofDocument = (document: CardDocument): string =>
  figuresText((key) => summaryText(document, key, key === 'calories' ? 0 : 1));

const ofCard = (figures: Figures): string =>
  figuresText((key) => formatNumber(figures[key], key === 'calories' ? 0 : 1));

/** Figures only where all four are known: a card has no word for an unknown one. */
export function buildCard(document: CardDocument): CardData {
  const title = 'title' in document ? document.title : document.name;
  const known = SUMMARY_KEYS.map((key) => wholeFigure(document, key));
  const [calories, protein, carbs, fat] = known;
  if (calories === undefined || protein === undefined || carbs === undefined || fat === undefined)
    return { refId: document.id, title };
  return { refId: document.id, title, figures: { calories, protein, carbs, fat } };
}

function formatFacts(kind: CardKind, document: Recipe | Menu | MenuListing): string {
  if (kind === 'dailyMenu' || !('servings' in document)) return '';
  const { prepTime, cookTime, servings } = document;
  return text.facts(prepTime + cookTime, formatNumber(servings, 1));
}

export function cardView(
  kind: CardKind,
  data: CardData,
  document: Recipe | Menu | MenuListing | undefined,
): CardView {
  if (!document) {
    const { title, figures } = data;
    return { title, facts: '', figures: figures ? ofCard(figures) : '', isGone: true };
  }
  return {
    title: buildCard(document).title,
    facts: formatFacts(kind, document),
    figures: ofDocument(document),
    cover: document.coverImage,
    isGone: false,
  };
}
