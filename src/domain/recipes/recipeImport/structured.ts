import { fold } from '../../text/fold';
import { readMinutes } from './durations';
import {
  attributeOf,
  descendants,
  isElement,
  parseHtml,
  type HtmlElement,
} from '../../text/html/tree';
import { decodeEntities } from './entities';
import { readLenientJson } from './lenientJson';
import { recipesOfPage } from './pageData';
import { titleOfPage } from './pageTitle';
import { linesOf } from './pageText';
import { readIngredients } from './structuredIngredients';
import { readYield } from './servings';
import { readSteps } from './structuredSteps';
import { readRecipeText, type FoundRecipe } from './text';
import { isRecord, toList, MAX_DEEP, words, wordsWithin, type Json } from './values';

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

function servings(value: unknown): { value: number; unread?: string } | undefined {
  const keys = ['value', 'minValue', 'maxValue', 'name', 'text', '@value'];
  for (const one of toList(value)) {
    const phrase = wordsWithin(one, keys);
    const amount = readYield(fold(phrase.slice(0, 200)));
    if (amount)
      return {
        value: amount.value,
        ...(amount.isRange ? { unread: `khẩu phần “${phrase}”` } : {}),
      };
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

/** Those with ingredients come first: lists of other recipes name them only. */
function findRecipes(value: unknown): Json[] {
  let left = MAX_PARTS;
  const bare: Json[] = [];
  const whole: Json[] = [];
  const look = (within: unknown, depth: number): void => {
    if (depth > MAX_DEEP) return;
    for (const one of Array.isArray(within) ? within : [within]) {
      left -= 1;
      if (left < 0) return;
      if (Array.isArray(one)) look(one, depth + 1);
      if (!isRecord(one)) continue;
      const plain = plainKeys(one);
      if (isRecipe(plain)) (hasIngredients(plain) ? whole : bare).push(plain);
      const keys = [...LIKELY, ...Object.keys(one).filter((key) => !LIKELY.includes(key))];
      for (const key of keys) if (typeof one[key] === 'object') look(one[key], depth + 1);
    }
  };
  look(value, 0);
  return [...whole, ...bare];
}

const nameOf = (recipe: Json): string =>
  wordsWithin(recipe.name ?? recipe.headline, ['@value', 'name', 'text']).slice(0, 300);

function isRecipe(one: Json): boolean {
  const types = toList(one['@type'] ?? one.type).map((type) => words(type, 100).toLowerCase());
  const isNamed = types.some((type) => /(^|[/:])recipe$/.test(type));
  return isNamed || (one.recipeIngredient !== undefined && one.recipeIngredient !== null);
}

const UNREAD = {
  end: 'phần cuối của dữ liệu (bị cắt mất)',
  page: 'dữ liệu công thức của trang',
  other: 'công thức khác trên trang:',
};

const MAX_LINES = 500;

const namesOfOthers = (recipes: readonly Json[], title: string): ReadonlySet<string> =>
  new Set(
    recipes
      .filter((one) => hasIngredients(one) && nameOf(one) !== title)
      .map((one) => `${UNREAD.other} “${nameOf(one)}”`),
  );

export function readJsonLd(value: unknown): FoundRecipe | undefined {
  const [recipe, ...more] = findRecipes(value);
  if (!recipe) return undefined;
  const title = nameOf(recipe);
  const amount = servings(recipe.recipeYield ?? recipe.yield ?? recipe.servings);
  const times = {
    prep: readTime(recipe.prepTime),
    cook: readTime(recipe.cookTime),
    whole: readTime(recipe.totalTime),
  };
  const { minutes: prepTime } = times.prep;
  // Plug-ins write 0 where nothing was filled in.
  const whole = times.whole.minutes || undefined;
  const [description, category, cuisine] = [
    words(recipe.description),
    words(toList(recipe.recipeCategory)[0], 300),
    words(toList(recipe.recipeCuisine)[0], 300),
  ];
  const cooking = times.cook.minutes ?? (whole === undefined ? undefined : whole - (prepTime ?? 0));
  const unread = [
    ...[...Object.values(times), amount].flatMap((one) => one?.unread ?? []),
    ...namesOfOthers(more, title),
  ];
  return {
    title,
    ...(description ? { description } : {}),
    ...(amount === undefined ? {} : { servings: amount.value }),
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

const scriptText = ({ children }: HtmlElement) =>
  children.filter((one) => !isElement(one)).join('');

function dataScripts(root: HtmlElement): string[] {
  return descendants(root).flatMap((element) =>
    element.tag === 'script' && /ld\+json/i.test(attributeOf(element, 'type'))
      ? [scriptText(element)]
      : [],
  );
}

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

function readPageWords(root: HtmlElement, scripts: readonly string[]): FoundRecipe {
  const textRecipe = readRecipeText(linesOf(root), titleOfPage(root));
  const isLost = scripts.some((script) => /recipe_?ingredient/i.test(script));
  return isLost ? withUnread(textRecipe, UNREAD.page) : textRecipe;
}

/** What the data leaves out may stand in the words. */
function completed(data: FoundRecipe, text: FoundRecipe): FoundRecipe {
  const { servings, prepTime, cookTime } = text;
  return {
    ...(servings === undefined ? {} : { servings }),
    ...(prepTime === undefined ? {} : { prepTime }),
    ...(cookTime === undefined ? {} : { cookTime }),
    ...data,
    title: data.title || text.title,
    ingredients: data.ingredients.length > 0 ? data.ingredients : text.ingredients,
    steps: data.steps.length > 0 ? data.steps : text.steps,
  };
}

export function readRecipe(content: string): FoundRecipe {
  const text = content.replaceAll('\uFEFF', '').trim();
  const isData = /^[[{]/.test(text);
  const data = isData ? structuredRecipe([text]) : undefined;
  if (data) return data;
  if (!/<[a-z!/]/i.test(text) || !text.includes('>')) return readRecipeText(decodeEntities(text));
  const root = parseHtml(text, decodeEntities);
  const scripts = dataScripts(root);
  const scriptRecipe = structuredRecipe(scripts);
  const isWhole = scriptRecipe !== undefined && scriptRecipe.ingredients.length > 0;
  if (isWhole && scriptRecipe.steps.length > 0 && scriptRecipe.servings !== undefined)
    return scriptRecipe;
  const marked = isWhole ? undefined : readJsonLd(recipesOfPage(root));
  const textRecipe = readPageWords(root, scripts);
  const dataRecipe = marked ?? scriptRecipe;
  return dataRecipe ? completed(dataRecipe, textRecipe) : textRecipe;
}
