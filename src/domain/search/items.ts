import type { Edible } from '../collections/catalogue';
import type { Dish } from '../nutrition/recipes';
import { snapshotOfRecipe } from '../nutrition/recipes';
import type { NutritionLine } from '../nutrition/totals';
import type { IndexItem } from './foodIndex';

/** What the search needs of a food or product. `own`: it belongs to the workspace. */
export function indexItemOf(edible: Edible, own: boolean): IndexItem {
  const { calories, protein } = edible.nutrients;
  return {
    id: edible.id,
    kind: edible.kind,
    name: edible.name,
    aliases: edible.nameEn ? [...edible.aliases, edible.nameEn] : edible.aliases,
    category: edible.category,
    ...(calories === undefined ? {} : { calories }),
    ...(protein === undefined ? {} : { protein }),
    own,
  };
}

/** A part with what results are filtered by: all sums of all recipes would be felt as a dialog opens. */
function filtered(line: NutritionLine): NutritionLine {
  const { calories, protein } = line.snapshot.nutrients;
  const nutrients = {
    ...(calories === undefined ? {} : { calories }),
    ...(protein === undefined ? {} : { protein }),
  };
  return { ...line, snapshot: { ...line.snapshot, nutrients } };
}

/** What the search needs of a recipe, own or a template; energy and protein are of one serving. */
export function indexItemOfRecipe(recipe: Dish, own: boolean): IndexItem {
  const ingredients = recipe.ingredients.map(filtered);
  const { calories, protein } = snapshotOfRecipe({ ...recipe, ingredients }).nutrients;
  return {
    id: recipe.id,
    kind: 'recipe',
    name: recipe.title,
    aliases: [],
    category: recipe.category ?? '',
    ...(calories === undefined ? {} : { calories }),
    ...(protein === undefined ? {} : { protein }),
    own,
  };
}
