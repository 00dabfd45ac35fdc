import type { Edible } from '../food/catalogue';
import type { NutrientMap } from '../food/nutrients';
import { snapshotOfRecipe, type Dish } from '../nutrition/recipes';
import type { NutritionLine } from '../nutrition/totals';
import type { IndexItem } from './foodIndex';

const FILTERED = ['calories', 'protein', 'fat', 'carbs'] as const;

function pickFiltered(nutrients: NutrientMap): Partial<Record<(typeof FILTERED)[number], number>> {
  return Object.fromEntries(
    FILTERED.flatMap((key) => (nutrients[key] === undefined ? [] : [[key, nutrients[key]]])),
  );
}

export function toIndexItem(edible: Edible, own: boolean): IndexItem {
  return {
    id: edible.id,
    kind: edible.kind,
    name: edible.name,
    aliases: edible.nameEn ? [...edible.aliases, edible.nameEn] : edible.aliases,
    category: edible.category,
    ...pickFiltered(edible.nutrients),
    own,
  };
}

/** Only what results are filtered by: summing everything of all recipes would delay the dialog noticeably. */
function filtered(line: NutritionLine): NutritionLine {
  return {
    ...line,
    snapshot: { ...line.snapshot, nutrients: pickFiltered(line.snapshot.nutrients) },
  };
}

export function indexItemOfRecipe(recipe: Dish, own: boolean): IndexItem {
  const ingredients = recipe.ingredients.map(filtered);
  return {
    id: recipe.id,
    kind: 'recipe',
    name: recipe.title,
    aliases: recipe.aliases ?? [],
    category: recipe.category ?? '',
    ...pickFiltered(snapshotOfRecipe({ ...recipe, ingredients }).nutrients),
    ...(recipe.mealTypes ? { mealTypes: recipe.mealTypes } : {}),
    own,
  };
}
