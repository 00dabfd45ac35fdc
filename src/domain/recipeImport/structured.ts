import type { FoundRecipe } from './text';
import { readRecipeText } from './text';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
};

function decoded(text: string): string {
  return text.replaceAll(/&(#x?[\da-f]+|[a-z\d]+);/gi, (whole, name: string) => {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    if (name.startsWith('#')) return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : '';
    return ENTITIES[name.toLowerCase()] ?? whole;
  });
}

/** The words of a piece of HTML; what it does is gone with its tags. */
export function plainText(html: string): string {
  const lines = html
    .replaceAll(/<(script|style|noscript|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replaceAll(/<(br|\/p|\/li|\/h[1-6]|\/div|\/tr|\/section|\/ul|\/ol)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*(>|$)/g, ' ');
  return decoded(lines)
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

const words = (value: unknown, most = 20_000): string =>
  typeof value === 'string' || typeof value === 'number'
    ? plainText(String(value)).slice(0, most)
    : '';

/** `PT1H25M` in minutes; a number is minutes too. */
function minutes(value: unknown): number | undefined {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/i.exec(words(value, 40));
  if (!found) return undefined;
  const [, days = 0, hours = 0, rest = 0] = found;
  return Math.min(Number(days) * 1440 + Number(hours) * 60 + Number(rest), 10_000);
}

function servings(value: unknown): number | undefined {
  for (const one of listOf(value)) {
    const found = /\d+(?:[.,]\d+)?/.exec(words(one, 100));
    const number = found ? Number(found[0].replace(',', '.')) : 0;
    if (number > 0 && number <= 1000) return number;
  }
  return undefined;
}

/** Steps as texts, as steps with a text, or as sections of steps; nested so deep only. */
function steps(value: unknown, depth = 0): string[] {
  if (depth > 4) return [];
  return listOf(value).flatMap((one) => {
    if (isRecord(one)) {
      const inner = one.itemListElement ?? one.steps;
      if (inner !== undefined) return steps(inner, depth + 1);
      return [words(one.text ?? one.name)].filter(Boolean);
    }
    return words(one).split('\n').filter(Boolean);
  });
}

/** The first thing that says it is a recipe, in a graph or a list. */
function findRecipe(value: unknown, depth = 0): Json | undefined {
  if (depth > 6) return undefined;
  for (const one of listOf(value)) {
    if (!isRecord(one)) continue;
    const types = listOf(one['@type'] ?? one.type).map((type) => words(type, 100).toLowerCase());
    const named = types.some((type) => /(^|[/:])recipe$/.test(type));
    if (named || Array.isArray(one.recipeIngredient)) return one;
    const inner = findRecipe(one['@graph'] ?? one.mainEntity ?? one.recipe, depth + 1);
    if (inner) return inner;
  }
  return undefined;
}

const MAX_LINES = 500;

/** A recipe of `schema.org/Recipe`; undefined where there is none. */
export function readJsonLd(value: unknown): FoundRecipe | undefined {
  const recipe = findRecipe(value);
  if (!recipe) return undefined;
  const amount = servings(recipe.recipeYield ?? recipe.yield);
  const [prepTime, cookTime] = [minutes(recipe.prepTime), minutes(recipe.cookTime)];
  const whole = minutes(recipe.totalTime);
  const [description, category, cuisine] = [
    words(recipe.description),
    words(listOf(recipe.recipeCategory)[0], 300),
    words(listOf(recipe.recipeCuisine)[0], 300),
  ];
  const cooking = cookTime ?? (whole === undefined ? undefined : whole - (prepTime ?? 0));
  return {
    title: words(recipe.name, 300),
    ...(description ? { description } : {}),
    ...(amount === undefined ? {} : { servings: amount }),
    ...(prepTime === undefined ? {} : { prepTime }),
    ...(cooking === undefined || cooking < 0 ? {} : { cookTime: cooking }),
    ...(category ? { category } : {}),
    ...(cuisine ? { cuisine } : {}),
    ingredients: listOf(recipe.recipeIngredient ?? recipe.ingredients)
      .map((one) => words(one, 500))
      .filter(Boolean)
      .slice(0, MAX_LINES),
    steps: steps(recipe.recipeInstructions).slice(0, MAX_LINES),
    tips: [],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Somebody's page: what is no JSON holds no recipe.
    return undefined;
  }
}

const SCRIPTS = /<script\b[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script\s*>/gi;

/** A recipe out of whatever was pasted or opened: JSON-LD, a page that carries it, a page, or plain text. */
export function readRecipe(content: string): FoundRecipe {
  const text = content.trim();
  if (/^[[{]/.test(text)) {
    const found = readJsonLd(parsed(text));
    if (found) return found;
  }
  if (!/<[a-z!/][^>]*>/i.test(text)) return readRecipeText(text);
  for (const [, script] of text.matchAll(SCRIPTS)) {
    const found = readJsonLd(parsed(script ?? ''));
    if (found) return found;
  }
  return readRecipeText(plainText(text));
}
