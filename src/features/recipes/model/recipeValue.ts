import { z } from 'zod';
import { createPartReader, readDraftList, readDraftTags } from '../../../domain/menus/draftLists';
import { lossShape, readDraftIngredients } from '../../../domain/menus/draftMeals';
import { sameValue } from '../../../domain/records/equality';
import { recipes, recipeSchema, type Recipe } from '../../../domain/records/recipes';
import { mergeDocuments, type MergeConflict } from '../../../domain/protocol/merge';
import { readTolerantly } from '../../../domain/schema/tolerance';
import { cleanLetters } from '../../../domain/text/cleanLetters';
import { isRecord } from '../../../ui/draftShape';
import { recipeForm, type RecipeFields } from './recipeForm';

export type Step = Recipe['instructions'][number];

export interface RecipeValue extends Pick<
  Recipe,
  'isPublic' | 'tags' | 'ingredients' | 'coverImage' | 'cookingLoss'
> {
  fields: RecipeFields;
  /** One on each line. */
  tips: string;
  instructions: Step[];
}

export function toRecipeValue(recipe: Recipe): RecipeValue {
  return {
    fields: recipeForm.fromDocument(recipe),
    isPublic: recipe.isPublic,
    ...(recipe.coverImage ? { coverImage: recipe.coverImage } : {}),
    ...(recipe.cookingLoss ? { cookingLoss: recipe.cookingLoss } : {}),
    tags: recipe.tags,
    tips: (recipe.tips ?? []).join('\n'),
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
  };
}

const cleanStep = (step: Step): Step => ({ ...step, instruction: cleanLetters(step.instruction) });

const [TIP_LENGTH, MAX_TIPS] = [300, 40];

function parseTips(text: string): string[] {
  const tips = cleanLetters(text)
    .split('\n')
    .map((tip) => tip.trim().slice(0, TIP_LENGTH));
  return [...new Set(tips.filter(Boolean))].slice(0, MAX_TIPS);
}

const FORM_KEYS = [
  'category',
  'cuisine',
  'difficulty',
  'finishedWeight',
  'cookingLoss',
  'sale',
  'tips',
  'coverImage',
] as const;

/**
 * Its figures stay those of what was opened: the screen computes its own, and a save computes all.
 * @param before what was opened
 */
export function applyForm(value: RecipeValue, before: Recipe): Recipe {
  const rest: Record<string, unknown> = { ...before };
  for (const key of FORM_KEYS) delete rest[key];
  const tips = parseTips(value.tips);
  return {
    ...rest,
    ...recipeForm.toFields(value.fields, before),
    isPublic: value.isPublic,
    ...(value.coverImage ? { coverImage: value.coverImage } : {}),
    ...(value.cookingLoss ? { cookingLoss: value.cookingLoss } : {}),
    tags: value.tags,
    ingredients: value.ingredients,
    instructions: value.instructions.map(cleanStep),
    ...(tips.length > 0 ? { tips } : {}),
  } as unknown as Recipe;
}

export function toRecipe(value: RecipeValue, before: Recipe): Recipe {
  return recipes.recompute({ ...applyForm(value, before) }) as unknown as Recipe;
}

export function differs(value: RecipeValue, recipe: Recipe): boolean {
  return !sameValue(value, toRecipeValue(recipe));
}

/** Where both changed one value, what is on the screen stays and the other is handed back. */
export function rebase(
  base: Recipe,
  value: RecipeValue,
  newest: Recipe,
): { document: Recipe; conflicts: MergeConflict[] } {
  const { merged, conflicts } = mergeDocuments('recipes', {
    base,
    mine: newest,
    theirs: toRecipe(value, base),
  });
  const { _deleted, ...recipe } = merged as Recipe & { _deleted?: boolean };
  return { document: recipes.recompute(recipe) as unknown as Recipe, conflicts };
}

/** A typed value that is no number yet stays as it is typed. */
export function onTop(value: RecipeValue, merged: Recipe): RecipeValue {
  const next = toRecipeValue(merged);
  const wrong = Object.keys(recipeForm.errors(value.fields)) as (keyof RecipeFields)[];
  const typed = Object.fromEntries(wrong.map((name) => [name, value.fields[name]]));
  return { ...next, fields: { ...next.fields, ...typed } };
}

const readStep = createPartReader<Step>(
  z.looseObject({
    lineId: z.string().min(1),
    order: z.number(),
    instruction: z.string(),
    imageUrls: z.array(z.string()),
  }),
);
const readLoss = createPartReader<NonNullable<RecipeValue['cookingLoss']>>(lossShape);

/**
 * Reads what fits, field by field and line by line; the rest is as in `base`.
 * @returns `null` where nothing fits
 */
export function readValue(stored: unknown, base: Recipe): RecipeValue | null {
  if (!isRecord(stored)) return null;
  const before = toRecipeValue(base);
  const typed = isRecord(stored.fields) ? stored.fields : {};
  const fields = Object.fromEntries(
    Object.entries(before.fields).map(([name, value]) => [
      name,
      typeof typed[name] === typeof value ? typed[name] : value,
    ]),
  ) as unknown as RecipeFields;
  const { coverImage: cover, cookingLoss: loss } = stored;
  // Absent means that a person took it away; a value that does not fit means that nobody did.
  const coverImage = cover === undefined || typeof cover === 'string' ? cover : before.coverImage;
  const cookingLoss = loss === undefined ? undefined : (readLoss(loss) ?? before.cookingLoss);
  return {
    fields,
    isPublic: typeof stored.isPublic === 'boolean' ? stored.isPublic : before.isPublic,
    ...(coverImage ? { coverImage } : {}),
    ...(cookingLoss ? { cookingLoss } : {}),
    tags: readDraftTags(stored.tags, before.tags),
    tips: typeof stored.tips === 'string' ? stored.tips : before.tips,
    ingredients: readDraftIngredients(stored.ingredients, before.ingredients),
    instructions: readDraftList(stored.instructions, 'lineId', before.instructions, readStep),
  };
}

export function readRecipe(stored: unknown): Recipe | null {
  const read = readTolerantly(recipeSchema, stored);
  return read.ok ? read.value : null;
}
