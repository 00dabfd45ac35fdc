import type { Addable } from '../../../domain/menus/addables';
import type { LocalData } from '../../../data/types';
import { recipes, type Recipe } from '../../../domain/records/recipes';
import { PRACTICE_ID, type Practice } from '../../../domain/records/practices';
import type { RecipeIngredient } from '../../../domain/food/storedLines';
import { emptyRecipe, MAX_INGREDIENTS } from '../../../domain/recipes/recipeEditing';
import {
  readIngredientLine,
  type IngredientLine,
} from '../../../domain/recipes/recipeImport/ingredientLine';
import {
  isTooMuchToCook,
  lineWithAmount,
  matchFood,
  type Certainty,
  type FindFoods,
  type FoodMatch,
  type ReadAmount,
} from '../../../domain/recipes/recipeImport/match';
import type { FoundRecipe } from '../../../domain/recipes/recipeImport/text';
import { fold } from '../../../domain/text/fold';
import { recipesText } from '../../../i18n/recipes';
import { newId } from '../../../platform/ids';

export type Foods = ReadonlyMap<string, Addable>;

export interface MatchedLine extends FoodMatch {
  key: string;
  line: IngredientLine;
}

export interface Decision {
  itemId?: string;
  leftOut?: boolean;
  remember: boolean;
}
export type Decisions = Readonly<Record<string, Decision>>;

const MAX_LINES = 200;

export async function matchLines(
  parsedRecipe: FoundRecipe,
  find: FindFoods,
  remembered: ReadonlyMap<string, string>,
): Promise<MatchedLine[]> {
  const lines = parsedRecipe.ingredients.slice(0, MAX_LINES).flatMap((text, index) => {
    const line = readIngredientLine(text);
    return line ? [{ key: `${index}:${text}`, line }] : [];
  });
  const matches: MatchedLine[] = [];
  for (const one of lines)
    matches.push({ ...one, ...(await matchFood(one.line.name, find, remembered)) });
  return matches;
}

export interface ImportRow extends MatchedLine {
  /** Absent where no food is known. */
  read: ReadAmount | undefined;
  isTooMuch: boolean;
  leftOut: boolean;
  decision: Decision | undefined;
}

function findEdible(foods: Foods, id: string | undefined) {
  const known = id === undefined ? undefined : foods.get(id);
  return known?.kind === 'edible' ? known.edible : undefined;
}

/**
 * Nothing doubtful is "sure": an amount that is guessed, missing or more than anybody cooks with, or a food that only may
 * be meant.
 */
function getCertainty(
  read: ReadAmount | undefined,
  decided: Certainty,
  isTooMuch: boolean,
): Certainty {
  if (!read) return 'unknown';
  const isDoubtful = read.guessed || read.line.quantity === 0 || isTooMuch;
  return isDoubtful && decided === 'sure' ? 'check' : decided;
}

export function buildRows(
  lines: readonly MatchedLine[],
  decisions: Decisions,
  foods: Foods,
  servings?: number,
): ImportRow[] {
  return lines.map((one) => {
    const decision = decisions[one.key];
    // A food that is only near is offered, not taken; likewise anything of a line that was not understood.
    const isOpen = one.certainty === 'unknown' || one.line.unread === true;
    const chosen = decision?.itemId ?? (isOpen ? undefined : one.ids[0]);
    const edible = findEdible(foods, chosen);
    const read = edible && lineWithAmount(edible, one.line, one.key);
    const decided = decision?.itemId === undefined ? one.certainty : 'sure';
    const isTooMuch = read !== undefined && isTooMuchToCook(read.line, servings);
    const certainty = getCertainty(read, decided, isTooMuch);
    return { ...one, read, isTooMuch, certainty, decision, leftOut: decision?.leftOut === true };
  });
}

export function listTakenRows(rows: readonly ImportRow[]): ImportRow[] {
  return rows.filter(({ read, leftOut }) => read && !leftOut).slice(0, MAX_INGREDIENTS);
}

export function listOpenRows(rows: readonly ImportRow[]): ImportRow[] {
  return rows.filter(({ read, leftOut }) => !read && !leftOut);
}

export function buildRecipe(
  data: Pick<LocalData, 'newBase'>,
  parsedRecipe: FoundRecipe,
  rows: readonly ImportRow[],
): Recipe {
  const ingredients = listTakenRows(rows).flatMap(({ read }, index): RecipeIngredient[] =>
    read ? [{ ...read.line, lineId: newId(), order: index + 1 } as RecipeIngredient] : [],
  );
  const open = listOpenRows(rows).map(({ line }) => `- ${line.text}`);
  const unmatched =
    open.length > 0 ? `${recipesText.importing.unmatched}:\n${open.join('\n')}` : '';
  const unread = parsedRecipe.unread
    ? `${recipesText.importing.unread}: ${parsedRecipe.unread.join(', ')}`
    : '';
  const tips = [...new Set(parsedRecipe.tips.map((tip) => tip.slice(0, 300)))].slice(0, 40);
  const { category, cuisine } = parsedRecipe;
  const recipe: Recipe = {
    ...emptyRecipe(data.newBase()),
    title: parsedRecipe.title.slice(0, 300),
    description: [parsedRecipe.description, unmatched, unread]
      .filter(Boolean)
      .join('\n\n')
      .slice(0, 20_000),
    servings: parsedRecipe.servings ?? 4,
    prepTime: parsedRecipe.prepTime ?? 0,
    cookTime: parsedRecipe.cookTime ?? 0,
    ingredients,
    instructions: parsedRecipe.steps.slice(0, 200).map((step, index) => ({
      lineId: newId(),
      order: index + 1,
      instruction: step.slice(0, 20_000),
      imageUrls: [],
    })),
    ...(tips.length > 0 ? { tips } : {}),
    ...(category ? { category } : {}),
    ...(cuisine ? { cuisine } : {}),
  };
  return recipes.recompute(recipe) as unknown as Recipe;
}

const MAX_WORDS = 500;

export function getRememberedWords(
  practice: Practice | null | undefined,
): ReadonlyMap<string, string> {
  return new Map((practice?.foodWords ?? []).map(({ word, itemId }) => [word, itemId]));
}

export async function remember(data: LocalData, rows: readonly ImportRow[]): Promise<void> {
  const chosen = rows.flatMap(({ line, decision }) => {
    const word = fold(line.name).trim().slice(0, 120);
    return decision?.itemId && decision.remember && word !== ''
      ? [{ word, itemId: decision.itemId }]
      : [];
  });
  if (chosen.length === 0) return;
  const added = (before: Practice['foodWords'] = []) => {
    const words = new Set(chosen.map(({ word }) => word));
    const newest = new Map(chosen.map((one) => [one.word, one]));
    return [...before.filter(({ word }) => !words.has(word)), ...newest.values()].slice(-MAX_WORDS);
  };
  if (!(await data.practices.get(PRACTICE_ID)))
    await data.practices.insert({ ...data.newBase(), id: PRACTICE_ID, foodWords: added() });
  else
    await data.practices.update(PRACTICE_ID, (current) => ({
      ...current,
      foodWords: added(current.foodWords),
    }));
}
