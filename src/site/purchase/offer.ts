import type { DailyMenuView } from '../dailyMenu/model';
import type { RecipeView } from '../recipe/model';

export interface OfferView {
  type: 'recipes' | 'menus';
  id: string;
  title: string;
  seller: string;
  facts: string;
  price: string;
  allergens: RecipeView['allergens'];
  counts: { lines: number; steps: number };
  groups: { heading: string; names: string[] }[];
  hidden: number;
}

const MAX_NAMES = 12;

/** @returns undefined for what is not for sale, or is bought */
export function offerOfRecipe(id: string, view: RecipeView): OfferView | undefined {
  const { price, title, author, facts, allergens, counts, ingredients } = view;
  if (price === undefined) return undefined;
  const names = ingredients.slice(0, MAX_NAMES).map(({ name }) => name);
  const hidden = counts.lines - names.length;
  const groups = [{ heading: '', names }];
  const seller = author.name;
  return { type: 'recipes', id, title, seller, facts, price, allergens, counts, groups, hidden };
}

/** @returns undefined for what is not for sale, or is bought */
export function offerOfMenu(id: string, view: DailyMenuView): OfferView | undefined {
  const { price, title, author, allergens, meals, nutrition } = view;
  if (price === undefined) return undefined;
  const groups: OfferView['groups'] = [];
  let left = MAX_NAMES;
  for (const { heading, lines } of meals) {
    const names = lines.slice(0, left).map(({ name }) => name);
    left -= names.length;
    if (names.length > 0) groups.push({ heading, names });
  }
  const all = meals.reduce((sum, { lines, hidden }) => sum + lines.length + hidden, 0);
  const counts = { lines: all, steps: 0 };
  const facts = `${nutrition.energy} kcal`;
  const hidden = all - (MAX_NAMES - left);
  const seller = author.name;
  return { type: 'menus', id, title, seller, facts, price, allergens, counts, groups, hidden };
}
