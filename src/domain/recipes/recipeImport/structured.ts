import { fold } from '../../text/fold';
import { readMinutes } from './durations';
import { decodeEntities } from './entities';
import { readLenientJson } from './lenientJson';
import { numberInWords } from './numberWords';
import { ingredientsOf } from './structuredIngredients';
import { stepsOf } from './structuredSteps';
import { readRecipeText, type FoundRecipe } from './text';
import { isRecord, listOf, MAX_DEEP, plainText, words, wordsWithin, type Json } from './values';

interface Time {
  minutes?: number;
  unread?: string;
}

function timeOf(value: unknown): Time {
  const said = wordsWithin(value, ['value', 'maxValue', 'minValue', 'name', 'text', '@value']);
  if (said === '') return {};
  const minutes = readMinutes(said);
  return minutes === undefined ? { unread: said } : { minutes };
}

function numberWithin(folded: string): number | undefined {
  const words = folded.split(/\s+/);
  const found = words.map((_word, at) => numberInWords(`${words.slice(at).join(' ')} `)?.value);
  return found.find((value) => value !== undefined);
}

function servings(value: unknown): number | undefined {
  const keys = ['value', 'minValue', 'maxValue', 'name', 'text', '@value'];
  for (const one of listOf(value)) {
    const said = wordsWithin(one, keys);
    const found = /\d+(?:[.,]\d+)?/.exec(said)?.[0] ?? numberWithin(fold(said));
    const number = Number(String(found ?? 0).replace(',', '.'));
    if (number > 0 && number <= 1000) return number;
  }
  return undefined;
}

const LIKELY = ['@graph', 'mainEntity', 'recipe', 'itemListElement', 'item', 'mainEntityOfPage'];
const MAX_PARTS = 5000;

/** `schema:name`, `http://schema.org/name`: names of properties without where they come from. */
const plainKeys = (one: Json): Json =>
  Object.fromEntries(
    Object.entries(one).map(([key, value]) => [
      key.startsWith('@') ? key : key.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, ''),
      value,
    ]),
  );

const hasIngredients = ({ recipeIngredient, ingredients }: Json): boolean =>
  listOf(recipeIngredient ?? ingredients).length > 0;

/** One with ingredients is preferred: lists of other recipes name them only. */
function findRecipe(value: unknown): Json | undefined {
  let left = MAX_PARTS;
  let bare: Json | undefined;
  const look = (within: unknown, depth: number): Json | undefined => {
    if (depth > MAX_DEEP) return undefined;
    for (const one of Array.isArray(within) ? within : [within]) {
      left -= 1;
      if (left < 0) return undefined;
      if (Array.isArray(one)) {
        const found = look(one, depth + 1);
        if (found) return found;
      }
      if (!isRecord(one)) continue;
      const plain = plainKeys(one);
      if (isRecipe(plain)) {
        if (hasIngredients(plain)) return plain;
        bare ??= plain;
      }
      const keys = [...LIKELY, ...Object.keys(one).filter((key) => !LIKELY.includes(key))];
      for (const key of keys) {
        const found = typeof one[key] === 'object' ? look(one[key], depth + 1) : undefined;
        if (found) return found;
      }
    }
    return undefined;
  };
  return look(value, 0) ?? bare;
}

function isRecipe(one: Json): boolean {
  const types = listOf(one['@type'] ?? one.type).map((type) => words(type, 100).toLowerCase());
  const isNamed = types.some((type) => /(^|[/:])recipe$/.test(type));
  return isNamed || (one.recipeIngredient !== undefined && one.recipeIngredient !== null);
}

const MAX_LINES = 500;

export function readJsonLd(value: unknown): FoundRecipe | undefined {
  const recipe = findRecipe(value);
  if (!recipe) return undefined;
  const amount = servings(recipe.recipeYield ?? recipe.yield ?? recipe.servings);
  const times = {
    prep: timeOf(recipe.prepTime),
    cook: timeOf(recipe.cookTime),
    whole: timeOf(recipe.totalTime),
  };
  const { minutes: prepTime } = times.prep;
  const { minutes: whole } = times.whole;
  const [description, category, cuisine] = [
    words(recipe.description),
    words(listOf(recipe.recipeCategory)[0], 300),
    words(listOf(recipe.recipeCuisine)[0], 300),
  ];
  const cooking = times.cook.minutes ?? (whole === undefined ? undefined : whole - (prepTime ?? 0));
  const unread = Object.values(times).flatMap((time) => time.unread ?? []);
  return {
    title: wordsWithin(recipe.name ?? recipe.headline, ['@value', 'name', 'text']).slice(0, 300),
    ...(description ? { description } : {}),
    ...(amount === undefined ? {} : { servings: amount }),
    ...(prepTime === undefined ? {} : { prepTime }),
    ...(cooking === undefined || cooking < 0 ? {} : { cookTime: cooking }),
    ...(category ? { category } : {}),
    ...(cuisine ? { cuisine } : {}),
    ingredients: ingredientsOf(recipe.recipeIngredient ?? recipe.ingredients)
      .map((line) => line.slice(0, 500).trim())
      .filter(Boolean)
      .slice(0, MAX_LINES),
    steps: stepsOf(recipe.recipeInstructions ?? recipe.instructions).slice(0, MAX_LINES),
    tips: [],
    ...(unread.length > 0 ? { unread } : {}),
  };
}

function dataScripts(page: string): string[] {
  const scripts = page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi);
  return [...scripts].flatMap(([, attributes = '', script = '']) =>
    /ld\+json/i.test(decodeEntities(attributes)) ? [script] : [],
  );
}

const UNREAD = {
  end: 'phần cuối của dữ liệu (bị cắt mất)',
  page: 'dữ liệu công thức của trang',
};

function structuredRecipe(texts: readonly string[]): FoundRecipe | undefined {
  const found = texts.flatMap((text) => {
    const data = readLenientJson(text);
    const recipe = data && readJsonLd(data.value);
    if (!recipe) return [];
    return data.isCut ? withUnread(recipe, UNREAD.end) : recipe;
  });
  return found.find(({ ingredients }) => ingredients.length > 0) ?? found[0];
}

const withUnread = (recipe: FoundRecipe, said: string): FoundRecipe => ({
  ...recipe,
  unread: [...(recipe.unread ?? []), said],
});

function readPageWords(text: string, scripts: readonly string[]): FoundRecipe {
  const told = readRecipeText(plainText(text));
  const isLost = scripts.some((script) => /recipe_?ingredient/i.test(script));
  return isLost ? withUnread(told, UNREAD.page) : told;
}

export function readRecipe(content: string): FoundRecipe {
  const text = content.replaceAll('\uFEFF', '').trim();
  const isData = /^[[{]/.test(text);
  const data = isData ? structuredRecipe([text]) : undefined;
  if (data) return data;
  if (!/<[a-z!/][^>]*>/i.test(text)) return readRecipeText(decodeEntities(text));
  const scripts = dataScripts(text);
  const found = structuredRecipe(scripts);
  if (found && found.ingredients.length > 0) return found;
  const told = readPageWords(text, scripts);
  if (!found || told.ingredients.length === 0) return found ?? told;
  const steps = found.steps.length > 0 ? found.steps : told.steps;
  return { ...found, ingredients: told.ingredients, steps };
}
