import { menus, type Menu } from '../records/menus';
import type { Recipe } from '../records/recipes';
import { MEAL_SLOTS, type Meals, type MenuItem } from '../food/storedLines';
import { newFigures, withNewFigures, type NewFigures } from '../nutrition/newFigures';
import { snapshotOfRecipe } from '../nutrition/recipes';

export interface HoldingMenu {
  menu: Menu;
  newer: NewFigures<MenuItem>[];
}

function findLines(meals: Meals, recipeId: string): MenuItem[] {
  return MEAL_SLOTS.flatMap((slot) =>
    meals[slot].items.filter(({ type, itemId }) => type === 'recipe' && itemId === recipeId),
  );
}

export function menusHolding(all: readonly Menu[], recipe: Recipe): HoldingMenu[] {
  const present = { snapshot: snapshotOfRecipe(recipe) };
  return all
    .flatMap((menu) => {
      const lines = findLines(menu.meals, recipe.id);
      return lines.length > 0 ? [{ menu, newer: newFigures(lines, () => present).newer }] : [];
    })
    .toSorted(
      (one, other) =>
        Number(other.newer.length > 0) - Number(one.newer.length > 0) ||
        other.menu.updatedAt.localeCompare(one.menu.updatedAt),
    );
}

export function withRecipeFigures(menu: Menu, recipe: Recipe): Menu {
  const [holding] = menusHolding([menu], recipe);
  const taken = holding?.newer ?? [];
  if (taken.length === 0) return menu;
  const meals = Object.fromEntries(
    MEAL_SLOTS.map((slot) => [
      slot,
      { ...menu.meals[slot], items: withNewFigures(menu.meals[slot].items, taken) },
    ]),
  );
  return menus.recompute({ ...menu, meals }) as unknown as Menu;
}

export function withFormerFigures(menu: Menu, before: Menu, recipeId: string): Menu {
  const former = new Map(findLines(before.meals, recipeId).map((line) => [line.lineId, line]));
  const meals = Object.fromEntries(
    MEAL_SLOTS.map((slot) => [
      slot,
      {
        ...menu.meals[slot],
        items: menu.meals[slot].items.map((line) => {
          const was = former.get(line.lineId);
          return was ? { ...line, snapshot: was.snapshot } : line;
        }),
      },
    ]),
  );
  return menus.recompute({ ...menu, meals }) as unknown as Menu;
}
