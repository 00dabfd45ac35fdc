import { z } from 'zod';
import light from '../../../couchdb/starter/recipes-light.json';
import mains from '../../../couchdb/starter/recipes-mains.json';
import noodles from '../../../couchdb/starter/recipes-noodles-rice.json';
import soups from '../../../couchdb/starter/recipes-soups-vegetables.json';
import type { Recipe } from '../../../src/domain/records/recipes';
import type { RecipeIngredient } from '../../../src/domain/food/storedLines';
import { CATALOGUE_WORKSPACE, type CatalogueEntry } from '../../../src/domain/food/catalogue';
import { newMenuItem } from '../../../src/domain/food/items';
import { recipeDerived } from '../../../src/domain/nutrition/recipes';
import { starterTag } from './tags';
import { WRITTEN_AT, writtenAt } from './starter';

const mealTypeSchema = z.enum(['breakfast', 'lunch', 'dinner', 'snack']);

/** Format of `couchdb/starter/recipes-*.json`: grams of the edible part, minutes. */
const starterRecipeSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  aliases: z.array(z.string()).optional(),
  description: z.string(),
  category: z.string(),
  cuisine: z.string(),
  prepTime: z.number(),
  cookTime: z.number(),
  servings: z.number().int(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  mealTypes: z.array(mealTypeSchema).min(1),
  tags: z.array(z.string()),
  ingredients: z.array(
    z.strictObject({
      food: z.string(),
      name: z.string(),
      grams: z.number(),
      /** Percent cooked with and not eaten, as bones of a stock. */
      left: z.number().min(0).max(100).optional(),
    }),
  ),
  note: z.string().optional(),
  revised: z.iso.date().optional(),
  steps: z.array(z.string()),
  tips: z.array(z.string()),
});
type StarterRecipe = z.infer<typeof starterRecipeSchema>;

export const RECIPE_FILES = [mains, soups, noodles, light];

/** No practice and no expert has this id. */
export const CATALOGUE_OWNER = {
  workspaceId: CATALOGUE_WORKSPACE,
  expertId: CATALOGUE_WORKSPACE,
} as const;

export type Edibles = ReadonlyMap<string, CatalogueEntry>;

export function findPart(edibles: Edibles, id: string, name: string): CatalogueEntry {
  const edible = edibles.get(id);
  if (edible?.name !== name) throw new RangeError(`${id} is not "${name}" in the starter set.`);
  return edible;
}

function toIngredient(
  edibles: Edibles,
  recipe: StarterRecipe,
  index: number,
  { food, name, grams, left }: StarterRecipe['ingredients'][number],
): RecipeIngredient {
  const lineId = `${recipe.key}-${index + 1}`;
  const edible = findPart(edibles, food, name);
  const line = newMenuItem({ edible, lineId, order: index + 1, quantity: grams, unit: 'g' });
  return { ...line, type: edible.kind, ...(left === undefined ? {} : { leftPercent: left }) };
}

function toRecipe(edibles: Edibles, plan: StarterRecipe): Recipe {
  const {
    key,
    ingredients,
    steps,
    mealTypes: _mealTypes,
    aliases: _aliases,
    note: _note,
    revised,
    tags,
    ...fields
  } = plan;
  const lines = ingredients.map((line, index) => toIngredient(edibles, plan, index, line));
  return {
    ...CATALOGUE_OWNER,
    ...fields,
    id: `recipe-${key}`,
    isPublic: true,
    status: 'published',
    tags: tags.map(starterTag),
    ingredients: lines,
    instructions: steps.map((instruction, index) => ({
      lineId: `${key}-step-${index + 1}`,
      order: index + 1,
      instruction,
      imageUrls: [],
    })),
    ...recipeDerived(lines, plan.servings),
    createdAt: WRITTEN_AT,
    updatedAt: writtenAt(revised),
  };
}

export interface RecipeTemplate {
  recipe: Recipe;
  mealTypes: StarterRecipe['mealTypes'];
  aliases: readonly string[];
  note?: string | undefined;
}

export function starterRecipes(edibles: Edibles): RecipeTemplate[] {
  return RECIPE_FILES.flat().map((entry) => {
    const plan = starterRecipeSchema.parse(entry);
    const { mealTypes, aliases = [], note } = plan;
    return { recipe: toRecipe(edibles, plan), mealTypes, aliases, ...(note ? { note } : {}) };
  });
}
