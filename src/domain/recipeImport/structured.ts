import { cleanLetters } from '../cleanLetters';
import { fold, normalise } from '../search/fold';
import { readMinutes } from './durations';
import { decodeEntities } from './entities';
import { readLenientJson } from './lenientJson';
import { numberInWords } from './numberWords';
import type { FoundRecipe } from './text';
import { readRecipeText, splitIngredients } from './text';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** What ends a line of a page. */
const BREAKS = /<(br|\/p|\/li|\/h[1-6]|\/div|\/tr|\/section|\/ul|\/ol)\b[^>]*>/gi;

/** The words of a piece of HTML; what it does is gone with its tags. */
export function plainText(html: string): string {
  const lines = html
    .replaceAll(/<(script|style|noscript|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replaceAll(BREAKS, '\n')
    .replaceAll(/<[^>]*(>|$)/g, ' ');
  // Markup that was escaped is none to be shown either.
  const decoded = decodeEntities(lines)
    .replaceAll(BREAKS, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ');
  return cleanLetters(decoded)
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

const words = (value: unknown, most = 20_000): string =>
  typeof value === 'string' || typeof value === 'number'
    ? plainText(String(value)).slice(0, most)
    : '';

/** Words of a value that may be wrapped: `{value: 6, unitText: "phần"}`, `{name: "bún"}`, `["4", "4 phần"]`. */
function wordsWithin(value: unknown, keys: readonly string[], depth = 0): string {
  if (depth > MAX_DEEP) return '';
  for (const one of listOf(value)) {
    const said = isRecord(one)
      ? keys.map((key) => wordsWithin(one[key], keys, depth + 1)).find((text) => text !== '')
      : Array.isArray(one)
        ? wordsWithin(one, keys, depth + 1)
        : words(one, 500);
    if (said) return said;
  }
  return '';
}

const MAX_DEEP = 8;

interface Time {
  minutes?: number;
  /** What was said, where it is no time. */
  unread?: string;
}

function timeOf(value: unknown): Time {
  const said = wordsWithin(value, ['value', 'maxValue', 'minValue', 'name', 'text', '@value']);
  if (said === '') return {};
  const minutes = readMinutes(said);
  return minutes === undefined ? { unread: said } : { minutes };
}

/** Servings as a number, a text or a quantity. */
function servings(value: unknown): number | undefined {
  const keys = ['value', 'minValue', 'maxValue', 'name', 'text', '@value'];
  for (const one of listOf(value)) {
    const said = wordsWithin(one, keys);
    const found = /\d+(?:[.,]\d+)?/.exec(said)?.[0] ?? numberInWords(`${fold(said)} `)?.value;
    const number = Number(String(found ?? 0).replace(',', '.'));
    if (number > 0 && number <= 1000) return number;
  }
  return undefined;
}

/** Names of the parts of an ingredient, the whole text of it first. */
const WHOLE = ['originalText', 'display', 'displayText', 'text', 'raw', 'original'];
const AMOUNT = ['requiredQuantity', 'quantity', 'amount', 'value'];
const UNIT = ['unitText', 'unit', 'unitCode'];
const FOOD = ['food', 'ingredient', 'item', 'name', 'title'];
const INNER = ['itemListElement', 'ingredients', 'recipeIngredient', 'items'];

/** `{name: "bí đỏ", requiredQuantity: {value: 200, unitText: "g"}}` as a line of a recipe. */
function lineOfRecord(one: Json): string {
  const whole = wordsWithin(one, WHOLE);
  if (whole !== '') return whole;
  const quantity = AMOUNT.map((key) => one[key]).find(
    (value) => value !== undefined && value !== null,
  );
  const unitOf = (value: unknown) =>
    isRecord(value)
      ? UNIT.map((key) => wordsWithin(value[key], ['name', 'text'])).find(Boolean)
      : '';
  const parts = [
    wordsWithin(quantity, ['value', 'maxValue', 'amount', 'name', 'text']),
    unitOf(quantity) || unitOf(one),
    FOOD.map((key) => wordsWithin(one[key], FOOD)).find(Boolean),
    wordsWithin(one.note ?? one.notes ?? one.description, ['text']),
  ];
  const [amount, unit, food, note] = parts.map((part) => part ?? '');
  const said = [amount, unit, food].filter(Boolean).join(' ');
  // What cannot be read is shown as it stands.
  return [said || everyWord(one), note].filter(Boolean).join(', ');
}

/** All words that stand in a value. */
function everyWord(value: unknown, depth = 0): string {
  if (depth > MAX_DEEP) return '';
  if (Array.isArray(value))
    return value
      .map((one) => everyWord(one, depth + 1))
      .filter(Boolean)
      .join(' ');
  if (!isRecord(value)) return words(value, 500);
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('@') && key !== 'type');
  return entries
    .map(([, one]) => everyWord(one, depth + 1))
    .filter(Boolean)
    .join(' ');
}

/** Ingredients as texts, one text with line breaks, objects, or lists of lists. */
function ingredientsOf(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEEP) return [];
  return listOf(value).flatMap((one) => {
    if (Array.isArray(one)) return ingredientsOf(one, depth + 1);
    if (!isRecord(one)) return words(one).split('\n').flatMap(splitIngredients);
    const inner = INNER.map((key) => one[key]).find((part) => part !== undefined && part !== null);
    return inner === undefined ? [lineOfRecord(one)] : ingredientsOf(inner, depth + 1);
  });
}

const positionOf = (value: unknown): number =>
  isRecord(value) && Number.isFinite(Number(value.position ?? Number.NaN))
    ? Number(value.position)
    : Number.NaN;

/** In the order of their positions, where all of them say one. */
function inOrder(values: readonly unknown[]): readonly unknown[] {
  if (values.length < 2 || values.some((one) => Number.isNaN(positionOf(one)))) return values;
  return [...values].sort((one, other) => positionOf(one) - positionOf(other));
}

/** "1. Rửa bí. 2. Nấu canh.": numbered steps in one line, if their numbers follow each other. */
function numberedSteps(line: string): string[] {
  const starts = [
    ...line.matchAll(/(?:^|(?<=[.;!?)]\s*))\s*(?:bước\s*)?(\d{1,2})\s*[.):/-]\s+(?=\p{L})/giu),
  ];
  const follow = starts.every((start, place) => Number(start[1]) === place + 1);
  if (starts.length < 2 || !follow || starts[0]?.index !== 0) return [line];
  return starts.map(({ 0: start, index }, place) =>
    line.slice(index + start.length, starts[place + 1]?.index).trim(),
  );
}

const stepLines = (value: unknown): string[] =>
  words(value).split('\n').flatMap(numberedSteps).filter(Boolean);

/** What a step says itself: its name stays where its text says something else. */
function ownStep(one: Json): string[] {
  const [name, text] = [
    words(one.name ?? one.headline, 300),
    stepLines(one.text ?? one.description),
  ];
  if (text.length === 0) return name === '' ? [] : [name];
  const [first = '', ...others] = text;
  const isTold = name === '' || normalise(first).startsWith(normalise(name).replace(/[.…]+$/, ''));
  return [isTold ? first : `${name}: ${first}`, ...others];
}

/** Steps as texts, as steps with a text, as items of a list, or as sections of steps; none is lost but what lies too deep. */
function steps(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEEP) return [];
  return inOrder(listOf(value)).flatMap((one) => {
    if (Array.isArray(one)) return steps(one, depth + 1);
    if (!isRecord(one)) return stepLines(one);
    const inner = [
      'item',
      'itemListElement',
      'steps',
      'recipeInstructions',
      'instructions',
    ].flatMap((key) => steps(one[key], depth + 1));
    const own = ownStep(one);
    if (inner.length === 0) return own;
    const isSection = own.length === 1 && words(one.text ?? one.description) === '';
    return isSection ? [`${(own[0] ?? '').replace(/:$/, '')}:`, ...inner] : [...own, ...inner];
  });
}

/** Where a page usually keeps its recipe; the rest is looked through behind them. */
const LIKELY = ['@graph', 'mainEntity', 'recipe', 'itemListElement', 'item', 'mainEntityOfPage'];
/** As many parts of a page as are looked at. */
const MAX_PARTS = 5000;

/** The first thing that says it is a recipe, wherever it stands. */
function findRecipe(value: unknown): Json | undefined {
  let left = MAX_PARTS;
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
      if (isRecipe(one)) return one;
      const keys = [...LIKELY, ...Object.keys(one).filter((key) => !LIKELY.includes(key))];
      for (const key of keys) {
        const found = typeof one[key] === 'object' ? look(one[key], depth + 1) : undefined;
        if (found) return found;
      }
    }
    return undefined;
  };
  return look(value, 0);
}

function isRecipe(one: Json): boolean {
  const types = listOf(one['@type'] ?? one.type).map((type) => words(type, 100).toLowerCase());
  const isNamed = types.some((type) => /(^|[/:])recipe$/.test(type));
  return isNamed || (one.recipeIngredient !== undefined && one.recipeIngredient !== null);
}

const MAX_LINES = 500;

/** A recipe of `schema.org/Recipe`; undefined where there is none. */
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
    title: words(recipe.name ?? recipe.headline, 300),
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
    steps: steps(recipe.recipeInstructions ?? recipe.instructions).slice(0, MAX_LINES),
    tips: [],
    ...(unread.length > 0 ? { unread } : {}),
  };
}

/** The texts of scripts that say they are JSON-LD, however their type is written. */
function dataScripts(page: string): string[] {
  const scripts = page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi);
  return [...scripts].flatMap(([, attributes = '', script = '']) =>
    /ld\+json/i.test(decodeEntities(attributes)) ? [script] : [],
  );
}

/** A recipe out of whatever was pasted or opened: JSON-LD, a page that carries it, a page, or plain text. */
export function readRecipe(content: string): FoundRecipe {
  const text = content.replaceAll('\uFEFF', '').trim();
  if (/^[[{]/.test(text)) {
    const found = readJsonLd(readLenientJson(text));
    if (found) return found;
  }
  if (!/<[a-z!/][^>]*>/i.test(text)) return readRecipeText(decodeEntities(text));
  for (const script of dataScripts(text)) {
    const found = readJsonLd(readLenientJson(script));
    if (found) return found;
  }
  return readRecipeText(plainText(text));
}
