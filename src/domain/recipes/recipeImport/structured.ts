import { fold } from '../../text/fold';
import { readMinutes } from './durations';
import { decodeEntities } from './entities';
import { readLenientJson } from './lenientJson';
import { numberInWords } from '../../food/amounts/numberWords';
import { readIngredients } from './structuredIngredients';
import { readSteps } from './structuredSteps';
import { readRecipeText, type FoundRecipe } from './text';
import { isRecord, toList, MAX_DEEP, plainText, words, wordsWithin, type Json } from './values';

interface Time {
  minutes?: number;
  unread?: string;
}

function readTime(value: unknown): Time {
  const phrase = wordsWithin(value, ['value', 'maxValue', 'minValue', 'name', 'text', '@value']);
  if (phrase === '') return {};
  const minutes = readMinutes(phrase);
  return minutes === undefined ? { unread: phrase } : { minutes };
}

function numberWithin(folded: string): number | undefined {
  const words = folded.split(/\s+/);
  const numbers = words.map((_word, at) => numberInWords(`${words.slice(at).join(' ')} `)?.value);
  return numbers.find((value) => value !== undefined);
}

function servings(value: unknown): number | undefined {
  const keys = ['value', 'minValue', 'maxValue', 'name', 'text', '@value'];
  for (const one of toList(value)) {
    const phrase = wordsWithin(one, keys);
    const digits = /\d+(?:[.,]\d+)?/.exec(phrase)?.[0] ?? numberWithin(fold(phrase));
    const number = Number(String(digits ?? 0).replace(',', '.'));
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
  toList(recipeIngredient ?? ingredients).length > 0;

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
        const result = look(one, depth + 1);
        if (result) return result;
      }
      if (!isRecord(one)) continue;
      const plain = plainKeys(one);
      if (isRecipe(plain)) {
        if (hasIngredients(plain)) return plain;
        bare ??= plain;
      }
      const keys = [...LIKELY, ...Object.keys(one).filter((key) => !LIKELY.includes(key))];
      for (const key of keys) {
        const result = typeof one[key] === 'object' ? look(one[key], depth + 1) : undefined;
        if (result) return result;
      }
    }
    return undefined;
  };
  return look(value, 0) ?? bare;
}

function isRecipe(one: Json): boolean {
  const types = toList(one['@type'] ?? one.type).map((type) => words(type, 100).toLowerCase());
  const isNamed = types.some((type) => /(^|[/:])recipe$/.test(type));
  return isNamed || (one.recipeIngredient !== undefined && one.recipeIngredient !== null);
}

const MAX_LINES = 500;

export function readJsonLd(value: unknown): FoundRecipe | undefined {
  const recipe = findRecipe(value);
  if (!recipe) return undefined;
  const amount = servings(recipe.recipeYield ?? recipe.yield ?? recipe.servings);
  const times = {
    prep: readTime(recipe.prepTime),
    cook: readTime(recipe.cookTime),
    whole: readTime(recipe.totalTime),
  };
  const { minutes: prepTime } = times.prep;
  const { minutes: whole } = times.whole;
  const [description, category, cuisine] = [
    words(recipe.description),
    words(toList(recipe.recipeCategory)[0], 300),
    words(toList(recipe.recipeCuisine)[0], 300),
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
    ingredients: readIngredients(recipe.recipeIngredient ?? recipe.ingredients)
      .map((line) => line.slice(0, 500).trim())
      .filter(Boolean)
      .slice(0, MAX_LINES),
    steps: readSteps(recipe.recipeInstructions ?? recipe.instructions).slice(0, MAX_LINES),
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
  const recipes = texts.flatMap((text) => {
    const data = readLenientJson(text);
    const recipe = data && readJsonLd(data.value);
    if (!recipe) return [];
    return data.isCut ? withUnread(recipe, UNREAD.end) : recipe;
  });
  return recipes.find(({ ingredients }) => ingredients.length > 0) ?? recipes[0];
}

const withUnread = (recipe: FoundRecipe, phrase: string): FoundRecipe => ({
  ...recipe,
  unread: [...(recipe.unread ?? []), phrase],
});

function readPageWords(text: string, scripts: readonly string[]): FoundRecipe {
  const textRecipe = readRecipeText(plainText(text));
  const isLost = scripts.some((script) => /recipe_?ingredient/i.test(script));
  return isLost ? withUnread(textRecipe, UNREAD.page) : textRecipe;
}

export function readRecipe(content: string): FoundRecipe {
  const text = content.replaceAll('\uFEFF', '').trim();
  const isData = /^[[{]/.test(text);
  const data = isData ? structuredRecipe([text]) : undefined;
  if (data) return data;
  if (!/<[a-z!/][^>]*>/i.test(text)) return readRecipeText(decodeEntities(text));
  const scripts = dataScripts(text);
  const dataRecipe = structuredRecipe(scripts);
  if (dataRecipe && dataRecipe.ingredients.length > 0) return dataRecipe;
  const textRecipe = readPageWords(text, scripts);
  if (!dataRecipe || textRecipe.ingredients.length === 0) return dataRecipe ?? textRecipe;
  const steps = dataRecipe.steps.length > 0 ? dataRecipe.steps : textRecipe.steps;
  return { ...dataRecipe, ingredients: textRecipe.ingredients, steps };
}
