import type { Recipe } from '../content';
import type { Edible } from '../food';
import { snapshotOfRecipe } from '../nutrition/recipes';
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

/** What the search needs of a recipe; energy and protein are of one serving. */
export function indexItemOfRecipe(recipe: Recipe): IndexItem {
  const { calories, protein } = snapshotOfRecipe(recipe).nutrients;
  return {
    id: recipe.id,
    kind: 'recipe',
    name: recipe.title,
    aliases: [],
    category: recipe.category ?? '',
    ...(calories === undefined ? {} : { calories }),
    ...(protein === undefined ? {} : { protein }),
    own: true,
  };
}
