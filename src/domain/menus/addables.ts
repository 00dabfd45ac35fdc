import type { Recipe } from '../records/recipes';
import type { CatalogueEntry, Edible } from '../food/catalogue';
import type { OwnFood } from '../food/ownFoods';
import type { LibraryEntry } from '../records/library';
import type { NewLine } from '../food/lines';
import { newMenuItem } from '../food/items';
import { newRecipeItem, type Dish } from '../nutrition/recipes';
import { normalise } from '../text/fold';
import { toIndexItem, indexItemOfRecipe } from '../search/items';
import type { IndexItem } from '../search/foodIndex';
import { templateDishes } from './templateDishes';

export type Addable = { own: boolean } & (
  | { kind: 'edible'; edible: Edible }
  | { kind: 'recipe'; recipe: Dish }
);

const GONE: ReadonlySet<string> = new Set([
  'inactive',
  'archived',
  'rejected',
  'draft',
  'discontinued',
]);

function isOffered(edible: Edible, own: boolean): boolean {
  if (edible.deletedAt !== undefined) return false;
  // An own food is used at once, before anybody approves it (product decision 21).
  return own ? edible.status !== 'archived' : !GONE.has(edible.status);
}

/** Tags that name a meal; other tags of their group mean what stands on the table at noon and in the evening. */
const MEAL_TAGS: Readonly<Record<string, string>> = { 'bua-sang': 'breakfast', 'bua-phu': 'snack' };
const MAIN_MEALS = ['lunch', 'dinner'];
const read = new WeakMap<Recipe, Dish>();

const hasSteps = ({ instructions }: Partial<Pick<Recipe, 'instructions'>>): boolean =>
  instructions?.some(({ instruction }) => instruction.trim() !== '') ?? false;

function withMeals(recipe: Recipe): Dish {
  const known = read.get(recipe);
  if (known) return known;
  const tags = recipe.tags.filter(({ category }) => category === 'meal');
  const mealTypes = tags.flatMap(({ id }) => MEAL_TAGS[id] ?? MAIN_MEALS);
  const dish: Dish = {
    ...recipe,
    ...(mealTypes.length > 0 ? { mealTypes } : {}),
    tagNames: recipe.tags.map(({ label }) => label),
    minutes: recipe.prepTime + recipe.cookTime,
    hasMethod: hasSteps(recipe),
  };
  read.set(recipe, dish);
  return dish;
}

/** The same map as long as the catalogue is the same list, so that dishes are put together once. */
const maps = new WeakMap<readonly CatalogueEntry[], ReadonlyMap<string, CatalogueEntry>>();

function catalogueById(catalogue: readonly CatalogueEntry[]) {
  const known = maps.get(catalogue) ?? new Map(catalogue.map((entry) => [entry.id, entry]));
  maps.set(catalogue, known);
  return known;
}

/**
 * Everything that can be added, by id: catalogue, own foods, published recipes and those that come
 * with the product. A template that an own recipe has the name of gives way to it: two dishes of one
 * name, with other figures, would be told apart by nothing once they are lines.
 */
export function addables(
  catalogue: readonly CatalogueEntry[],
  foods: readonly OwnFood[],
  recipes: readonly Recipe[],
  library: readonly LibraryEntry[],
): Map<string, Addable> {
  const all = new Map<string, Addable>();
  for (const edible of catalogue)
    if (isOffered(edible, false)) all.set(edible.id, { kind: 'edible', edible, own: false });
  for (const edible of foods)
    if (isOffered(edible, true)) all.set(edible.id, { kind: 'edible', edible, own: true });
  const published = recipes.filter(({ status }) => status === 'published');
  const names = new Set(published.map(({ title }) => normalise(title)));
  for (const recipe of templateDishes(library, catalogueById(catalogue)))
    if (!names.has(normalise(recipe.title)))
      all.set(recipe.id, { kind: 'recipe', recipe, own: false });
  for (const recipe of published)
    all.set(recipe.id, { kind: 'recipe', recipe: withMeals(recipe), own: true });
  return all;
}

export function indexItem(addable: Addable): IndexItem {
  return addable.kind === 'recipe'
    ? indexItemOfRecipe(addable.recipe, addable.own)
    : toIndexItem(addable.edible, addable.own);
}

export function toNewLine(addable: Addable, lineId: string): NewLine {
  const { order: _order, ...line } =
    addable.kind === 'recipe'
      ? newRecipeItem({ recipe: addable.recipe, lineId, order: 0 })
      : newMenuItem({ edible: addable.edible, lineId, order: 0 });
  return line;
}
