import type { CatalogueEntry } from '../../../src/domain/food/catalogue';
import type { LibraryEntry } from '../../../src/domain/records/library';
import type { Dish } from '../../../src/domain/nutrition/recipes';
import { DISH_FILES, starterDishes } from './dishes';
import { MENU_FILES, starterMenus } from './menus';
import { METHOD_FILES } from './methods';
import { PRODUCT_FILE, starterProducts } from './products';
import { CATALOGUE_OWNER, RECIPE_FILES, starterRecipes, type RecipeTemplate } from './recipes';
import { FOOD_SOURCES, starterFoods, WRITTEN_AT } from './starter';
import { starterTags, TAG_FILE } from './tags';

const AUTHOR = 'Thực đơn mẫu Bữa Lành';

const dates = { createdAt: WRITTEN_AT, updatedAt: WRITTEN_AT };

export interface StarterSet {
  catalogue: CatalogueEntry[];
  library: LibraryEntry[];
}

export function starterSources(): unknown[] {
  return [FOOD_SOURCES, PRODUCT_FILE, RECIPE_FILES, DISH_FILES, METHOD_FILES, MENU_FILES, TAG_FILE];
}

function templateEntry({ recipe, mealTypes, aliases, note }: RecipeTemplate): LibraryEntry {
  return {
    ...dates,
    updatedAt: recipe.updatedAt,
    id: recipe.id,
    kind: 'template',
    name: recipe.title,
    nutritionSummary: recipe.nutritionSummary,
    body: { type: 'recipe', mealTypes, aliases, ...(note ? { note } : {}), recipe },
  };
}

/** Library entries have the ids of their recipe or menu, so that a line or a personal menu leads to its origin. */
export function starterSet(): StarterSet {
  const catalogue = [...starterFoods(), ...starterProducts()];
  const edibles = new Map(catalogue.map((entry) => [entry.id, entry]));
  const templates = starterRecipes(edibles);
  const dishes = starterDishes(edibles);
  const recipes = new Map<string, Dish>([
    ...templates.map(({ recipe }) => [recipe.id, recipe] as const),
    ...dishes.map(({ dish }) => [dish.id, dish] as const),
  ]);
  const masters = starterMenus({ edibles, recipes });
  const library: LibraryEntry[] = [
    ...starterTags().map((tag) => ({ ...dates, id: `tag-${tag.id}`, kind: 'tag' as const, tag })),
    ...templates.map(templateEntry),
    ...dishes.map(({ dish, body }) => ({
      ...dates,
      updatedAt: dish.updatedAt,
      id: dish.id,
      kind: 'template' as const,
      name: dish.title,
      nutritionSummary: dish.nutritionSummary,
      body,
    })),
    ...masters.map(({ menu }) => ({
      ...dates,
      id: menu.id,
      kind: 'master' as const,
      workspaceId: CATALOGUE_OWNER.workspaceId,
      expertName: AUTHOR,
      menu,
    })),
  ];
  return { catalogue, library };
}
