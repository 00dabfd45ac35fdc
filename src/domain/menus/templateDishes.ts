import { z } from 'zod';
import { recipeSchema } from '../records/recipes';
import type { CatalogueEntry } from '../food/catalogue';
import type { LibraryEntry } from '../records/library';
import { itemSnapshotSchema, menuItemSchema } from '../food/storedLines';
import { dishBodySchema, dishLines, type DishBody } from './dishes';
import type { NutrientMap } from '../food/nutrients';
import type { Dish } from '../nutrition/recipes';

const NO_SUMMARY = { calories: 0, protein: 0, carbs: 0, fat: 0 };

const mapSchema = z.unknown().refine((map) => typeof map === 'object' && map !== null);

/** Parts' nutrients are not checked: checking every figure of hundreds of parts would take longer than a tap may. */
const partSchema = menuItemSchema.pick({ name: true, quantity: true, unitAmount: true }).extend({
  leftPercent: z.number().optional(),
  snapshot: itemSnapshotSchema
    .pick({ basis: true, allergens: true, atMost: true, saltUnknown: true, sourceVersion: true })
    .extend({ nutrients: mapSchema as z.ZodType<NutrientMap> })
    .strip(),
});

const bodySchema = z.object({
  type: z.literal('recipe'),
  aliases: z.array(z.string()).optional(),
  mealTypes: z.array(z.string()).optional(),
  note: z.string().max(300).optional(),
  recipe: recipeSchema
    .pick({ title: true, category: true, servings: true, nutritionSummary: true })
    .extend({
      cuisine: z.string().optional(),
      prepTime: z.number().optional(),
      cookTime: z.number().optional(),
      instructions: z.array(z.unknown()).optional(),
    })
    .extend({ status: z.literal('published'), ingredients: z.array(partSchema.strip()).min(1) })
    .strip(),
});

type Catalogue = ReadonlyMap<string, CatalogueEntry>;

/** An entry stays the same object as long as its version does. */
const read = new WeakMap<LibraryEntry, { catalogue: Catalogue; dish: Dish | undefined }>();

function composed(name: string, body: DishBody, catalogue: Catalogue) {
  const ingredients = dishLines(body.parts, catalogue);
  const { category, cuisine, aliases, mealTypes, note, method } = body;
  const fields = {
    category,
    cuisine,
    aliases,
    mealTypes,
    ...(note ? { note } : {}),
    ...(method ? { minutes: method.prep + method.cook, hasMethod: true } : {}),
  };
  return ingredients && { title: name, ...fields, servings: 1, ingredients };
}

function ownFigures(body: unknown) {
  const data = bodySchema.safeParse(body).data;
  if (!data) return undefined;
  const { aliases, mealTypes, note } = data;
  const { prepTime = 0, cookTime = 0, instructions = [], ...recipe } = data.recipe;
  const words = { ...(aliases ? { aliases } : {}), ...(mealTypes ? { mealTypes } : {}) };
  const hasMethod = instructions.length > 0;
  return {
    ...recipe,
    ...words,
    minutes: prepTime + cookTime,
    hasMethod,
    ...(note ? { note } : {}),
  };
}

function ofLibrary(entry: LibraryEntry, catalogue: Catalogue): Dish | undefined {
  if (entry.kind !== 'template') return undefined;
  const { id, updatedAt, name, body } = entry;
  const dish = dishBodySchema.safeParse(body).data;
  // A template that this version cannot read stays in the library.
  const recipe = dish ? composed(name, dish, catalogue) : ownFigures(body);
  const nutritionSummary = entry.nutritionSummary ?? NO_SUMMARY;
  return recipe && { nutritionSummary, ...recipe, id, updatedAt, extendedNutrition: {} };
}

export function templateDishes(library: readonly LibraryEntry[], catalogue: Catalogue): Dish[] {
  return library.flatMap((entry) => {
    const known = read.get(entry);
    if (known?.catalogue === catalogue) return known.dish ?? [];
    const dish = ofLibrary(entry, catalogue);
    read.set(entry, { catalogue, dish });
    return dish ?? [];
  });
}
