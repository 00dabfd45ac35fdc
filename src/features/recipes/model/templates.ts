import { z } from 'zod';
import type { LibraryEntry } from '../../../domain/records/library';
import { recipeSchema, type Recipe } from '../../../domain/records/recipes';
import { recipeForm } from './recipeForm';
import type { RecipeValue } from './recipeValue';

export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealType = (typeof MEAL_TYPES)[number];

export interface RecipeTemplate {
  id: string;
  mealTypes: readonly string[];
  recipe: Recipe;
}

/** Fields that a newer version adds are ignored. */
const bodySchema = z.object({
  type: z.literal('recipe'),
  mealTypes: z.array(z.string()),
  recipe: recipeSchema.strip(),
});

const read = new WeakMap<LibraryEntry, RecipeTemplate | undefined>();

function toTemplate(entry: LibraryEntry): RecipeTemplate | undefined {
  if (entry.kind !== 'template') return undefined;
  if (!read.has(entry)) {
    const body = bodySchema.safeParse(entry.body).data;
    read.set(entry, body && { id: entry.id, mealTypes: body.mealTypes, recipe: body.recipe });
  }
  return read.get(entry);
}

const collator = new Intl.Collator('vi');

export function listTemplates(library: readonly LibraryEntry[]): RecipeTemplate[] {
  return library
    .flatMap((entry) => toTemplate(entry) ?? [])
    .sort((one, other) => collator.compare(one.recipe.title, other.recipe.title));
}

/** Visibility and price stay as they were. */
export function valueFromTemplate(
  value: RecipeValue,
  template: Recipe,
  newId: () => string,
): RecipeValue {
  const { price, onSale } = value.fields;
  const { cookingLoss: _before, ...kept } = value;
  return {
    ...kept,
    ...(template.cookingLoss ? { cookingLoss: template.cookingLoss } : {}),
    fields: { ...recipeForm.fromDocument(template), price, onSale },
    tags: template.tags,
    tips: (template.tips ?? []).join('\n'),
    ingredients: template.ingredients.map((line) => ({ ...line, lineId: newId() })),
    instructions: template.instructions.map((step) => ({ ...step, lineId: newId() })),
  };
}
