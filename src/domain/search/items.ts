import type { Edible } from '../food/catalogue';
import type { NutrientMap } from '../food/nutrients';
import { snapshotOfRecipe, type Dish } from '../nutrition/recipes';
import type { NutritionLine } from '../nutrition/totals';
import type { IndexItem } from './foodIndex';

/** Nutrients that results are filtered by. */
const FILTERED = ['calories', 'protein', 'fat', 'carbs'] as const;

/** Those of the figures that are known. */
function filteredOf(nutrients: NutrientMap): Partial<Record<(typeof FILTERED)[number], number>> {
  return Object.fromEntries(
    FILTERED.flatMap((key) => (nutrients[key] === undefined ? [] : [[key, nutrients[key]]])),
  );
}

/** Makes the index item of a food or product. `own`: it belongs to the workspace. */
export function indexItemOf(edible: Edible, own: boolean): IndexItem {
  return {
    id: edible.id,
    kind: edible.kind,
    name: edible.name,
    aliases: edible.nameEn ? [...edible.aliases, edible.nameEn] : edible.aliases,
    category: edible.category,
    ...filteredOf(edible.nutrients),
    own,
  };
}

/** A part with what results are filtered by: all sums of all recipes would be felt as a dialog opens. */
function filtered(line: NutritionLine): NutritionLine {
  return {
    ...line,
    snapshot: { ...line.snapshot, nutrients: filteredOf(line.snapshot.nutrients) },
  };
}

/** Makes the index item of a recipe, own or a template; the figures are of one serving. */
export function indexItemOfRecipe(recipe: Dish, own: boolean): IndexItem {
  const ingredients = recipe.ingredients.map(filtered);
  return {
    id: recipe.id,
    kind: 'recipe',
    name: recipe.title,
    aliases: recipe.aliases ?? [],
    category: recipe.category ?? '',
    ...filteredOf(snapshotOfRecipe({ ...recipe, ingredients }).nutrients),
    ...(recipe.mealTypes ? { mealTypes: recipe.mealTypes } : {}),
    own,
  };
}
