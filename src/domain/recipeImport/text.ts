import { fold } from '../search/fold';
import { amountAt, readable } from './amounts';

/** A recipe as it was found, before its ingredients are matched. */
export interface FoundRecipe {
  title: string;
  description?: string;
  servings?: number;
  prepTime?: number;
  cookTime?: number;
  category?: string;
  cuisine?: string;
  ingredients: string[];
  steps: string[];
  tips: string[];
}

type Part = 'ingredients' | 'steps' | 'tips' | 'about';

const HEADINGS: readonly (readonly [part: Part, words: RegExp])[] = [
  [
    'ingredients',
    /^(cac |phan )?(nguyen lieu|thanh phan|chuan bi nguyen lieu|can co|do can mua)\b/,
  ],
  [
    'steps',
    /^(cach lam|cach nau|cac buoc|huong dan|thuc hien|che bien|cach che bien|cach thuc hien|so che)\b/,
  ],
  ['tips', /^(meo|luu y|ghi chu|bi quyet|chu y)\b/],
];
const SERVINGS =
  /(?:^|[\s(,.-])(?:cho|khau phan|phan an|danh cho)?\s*:?\s*(\d{1,3}(?:[.,]\d)?)(?:\s*-\s*\d{1,3})?\s*(?:nguoi|phan|suat|khau phan)(?:\s*an)?/;
const TIME = /(\d{1,4})\s*(phut|p|gio|h|tieng)(?:\s*(\d{1,2})\s*(?:phut|p)?)?(?![a-z])/;
const PREPARING = /(chuan bi|so che)/;
const COOKING = /(nau|thoi gian|ham|kho|nuong)/;
const STEP = /^(?:buoc|b)\s*\d{1,2}\s*[:.)-]?\s*|^\d{1,2}\s*[.):-]\s+/;
/** Words with which a sentence of a method begins or that it holds; an ingredient has none of them. */
const METHOD =
  /\b(uop|xao|chien|ran|luoc|hap|nuong|ninh|dun|cho vao|bac|tat bep|vot|khuay|dao deu|nem|trut|phi|san lai|bay ra|de lua|thang|trang qua|do nuoc|rua|lam nong|tron)\b/;

/** Longer lines are sentences, not ingredients. */
const MOST_OF_INGREDIENT = 90;

function minutesIn(text: string): number | undefined {
  const found = TIME.exec(text);
  if (!found) return undefined;
  const hours = /^(gio|h|tieng)$/.test(found[2] ?? '');
  return Number(found[1]) * (hours ? 60 : 1) + Number(hours ? (found[3] ?? 0) : 0);
}

function partOf(folded: string): Part | undefined {
  const plain = folded.replace(/^[^a-z0-9]+/, '');
  return HEADINGS.find(([, words]) => words.test(plain))?.[0];
}

/** Whether a line says an amount: with it begins or ends every ingredient. */
function looksLikeIngredient(line: string): boolean {
  const { folded } = readable(line.replace(/^\s*[-–—•*·+]\s*/, ''));
  if (folded.length > MOST_OF_INGREDIENT) return false;
  const first = amountAt(folded);
  if (first && first.length < folded.length && !METHOD.test(folded)) return true;
  const unit = /\d\s*(g|gr|gam|gram|kg|ml|lit|lang|qua|trai|cu|muong|thia|chen|bat|tep|nhanh)\b/;
  return (unit.test(folded) || /vua du|mot it/.test(folded)) && !METHOD.test(folded);
}

const bare = (line: string) => line.replace(/^\s*[-–—•*·▪●+#>]+\s*/, '').trim();

/** "500g ba chỉ, 6 trứng vịt, 3-4 tép tỏi băm": several ingredients in one line; a decimal comma is none. */
export function splitIngredients(written: string): string[] {
  const line = bare(written);
  const { folded } = readable(line);
  const parts = line.split(/\s*[;•]\s*|,\s+(?![^(]*\))/).filter((part) => part.trim() !== '');
  if (parts.length < 2) return [line];
  const amounts = parts.filter((part) => /\d|nửa|vừa đủ|một ít|ít /i.test(part)).length;
  if (amounts >= 2) return parts;
  // "Muối, tiêu, đường: vừa đủ" and "gia vị: muối, tiêu".
  const taste = /\s*[:(-]?\s*(vua du|mot it|moi thu mot it|tuy khau vi|tuy thich)\)?$/.exec(folded);
  if (taste && !/\d/.test(folded)) {
    const bare = line.slice(0, taste.index).split(/,\s*/);
    return bare.filter((part) => part.trim() !== '').map((part) => `${part} vừa đủ`);
  }
  const list = /^gia vi[^:]*:/.exec(folded);
  return list && !/\d/.test(folded)
    ? line
        .slice(list[0].length)
        .split(/,\s*/)
        .map((part) => `${part.trim()} vừa đủ`)
    : [line];
}

interface Reading extends FoundRecipe {
  part: Part;
}

/** What the lines above the ingredients say of the dish as a whole. @returns whether that was all they say */
function readFacts(recipe: Reading, line: string): boolean {
  const folded = fold(line);
  const servings = SERVINGS.exec(folded);
  if (servings) recipe.servings ??= Number((servings[1] ?? '').replace(',', '.'));
  const minutes = minutesIn(folded);
  if (minutes !== undefined && PREPARING.test(folded)) recipe.prepTime ??= minutes;
  else if (minutes !== undefined && COOKING.test(folded)) recipe.cookTime ??= minutes;
  else return servings !== null && folded.length < 40 && !/^\d+\s*(g|kg|ml)/.test(folded);
  return folded.length < 60;
}

function readHeading(recipe: Reading, line: string): boolean {
  const folded = fold(bare(line));
  const part = folded.length <= 120 ? partOf(folded) : undefined;
  if (!part) return false;
  const colon = line.indexOf(':');
  // "Sơ chế thịt: ..." is a step; a heading is short or followed by a colon.
  if (part === 'steps' && colon < 0 && folded.length > 30) return false;
  if (colon < 0 && folded.length > 40) return false;
  recipe.part = part;
  readFacts(recipe, colon < 0 ? line : line.slice(0, colon));
  const behind = colon < 0 ? '' : line.slice(colon + 1).trim();
  if (behind !== '') readBody(recipe, behind);
  return true;
}

/** "Thịt kho (5 người ăn)": what stands in brackets is read, and no part of the name. */
function readTitle(recipe: Reading, line: string): void {
  readFacts(recipe, line);
  const short = line.replace(/\s*[([][^)\]]*(người|phần|suất|phút)[^)\]]*[)\]]/iu, '');
  recipe.title = bare(short).replace(/[:.]$/, '').slice(0, 300);
}

function readBody(recipe: Reading, line: string): void {
  if (recipe.part === 'ingredients') {
    const parts = splitIngredients(line);
    if (parts.length > 1 || looksLikeIngredient(line) || !METHOD.test(fold(line)))
      recipe.ingredients.push(...parts.map(bare).filter(Boolean));
    else {
      recipe.part = 'steps';
      readBody(recipe, line);
    }
  } else if (recipe.part === 'tips') recipe.tips.push(bare(line));
  else if (recipe.part === 'steps') {
    const step = bare(line);
    const cut = STEP.exec(fold(step))?.[0].length ?? 0;
    recipe.steps.push(step.slice(cut).trim() || step);
  }
}

/** Ingredients in a row, and what follows behind a full stop, as messages have it. */
function sentences(line: string): string[] {
  const { folded } = readable(line);
  const amounts = folded.match(/(?:^|,\s*|\.\s+)(?:\d|nua)/g)?.length ?? 0;
  if (amounts < 3) return [line];
  return line.split(/(?<=[^\d\s.])\.\s+(?=\p{Lu})/u);
}

/**
 * Reads a recipe out of a plain text: a title, ingredients, steps, with or without headings.
 * @param text as it was pasted; at most a few hundred lines are read
 */
export function readRecipeText(text: string): FoundRecipe {
  const recipe: Reading = { title: '', ingredients: [], steps: [], tips: [], part: 'about' };
  const lines = text.normalize('NFC').split(/\r?\n/).slice(0, 1000).flatMap(sentences);
  for (const line of lines.map((one) => one.trim()).filter(Boolean)) {
    if (readHeading(recipe, line)) continue;
    if (recipe.part !== 'about') {
      readBody(recipe, line);
      continue;
    }
    const several = splitIngredients(line).filter(looksLikeIngredient).length > 1;
    if (looksLikeIngredient(line) || several) {
      // Without headings ingredients come one after the other, and then how it is made.
      recipe.ingredients.push(...splitIngredients(line).map(bare));
    } else if (recipe.title === '') readTitle(recipe, line);
    else if (recipe.ingredients.length > 0) {
      if (METHOD.test(fold(line)) || STEP.test(fold(line))) recipe.part = 'steps';
      readBody(recipe, line);
      if (recipe.part === 'about') recipe.ingredients.push(bare(line));
    } else if (!readFacts(recipe, line))
      recipe.description = [recipe.description, line].filter(Boolean).join('\n');
  }
  const { part: _part, ...found } = recipe;
  return found;
}
