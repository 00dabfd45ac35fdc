import type { Menu } from '../../records/menus';
import { MEAL_SLOTS } from '../../food/storedLines';
import { sortedItems } from '../../food/lines';
import { menuTotals, type NutrientTotal } from '../../nutrition/totals';
import { cleanLine } from '../../text/clean';
import type { CardFigure, CardLine, MenuCard } from './card';

const MAX_TAGS = 12;
/** Characters. Lines are never cut to fit: what is left out could hold an allergen. */
const MAX_SIZE = 24_000;

const toFigure = (total: NutrientTotal | undefined): CardFigure | undefined =>
  total && { value: Math.round(total.known), isPartial: total.share < 1 };

function listLines({ meals }: Pick<Menu, 'meals'>): CardLine[] {
  return MEAL_SLOTS.flatMap((slot) =>
    sortedItems(meals[slot]).map(({ name, type, snapshot }) => ({
      name: cleanLine(name, 120),
      slot,
      type,
      unit: cleanLine(snapshot.basis.unit, 20),
      ...(snapshot.parts?.length
        ? { parts: snapshot.parts.map((part) => cleanLine(part, 80)) }
        : {}),
      ...(snapshot.allergens?.length
        ? { allergens: snapshot.allergens.map((one) => cleanLine(one, 60)) }
        : {}),
    })),
  );
}

type Shown = Pick<Menu, 'id' | 'name' | 'tags' | 'goal' | 'meals' | 'sale'>;

/** @returns undefined for one that is too large to be sent to every visitor */
export function cardOfMenu(menu: Shown, author: string): MenuCard | undefined {
  const lines = listLines(menu);
  const totals = menuTotals(menu.meals);
  const figures = Object.entries({
    calories: toFigure(totals.calories),
    protein: toFigure(totals.protein),
    carbs: toFigure(totals.carbs),
    fat: toFigure(totals.fat),
  }).filter(([, figure]) => figure !== undefined);
  const card = {
    id: menu.id,
    name: cleanLine(menu.name, 120),
    tags: menu.tags.slice(0, MAX_TAGS).map(({ label }) => cleanLine(label, 60)),
    ...(menu.goal ? { goal: menu.goal } : {}),
    author: cleanLine(author, 120),
    ...(menu.sale?.isActive && menu.sale.price > 0 ? { price: menu.sale.price } : {}),
    ...Object.fromEntries(figures),
    lines,
  };
  return JSON.stringify(card).length > MAX_SIZE ? undefined : card;
}
