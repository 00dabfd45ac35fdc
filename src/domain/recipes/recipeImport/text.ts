import { cleanLetters } from '../../text/cleanLetters';
import { fold } from '../../text/fold';
import { withoutFootnotes, withoutListMark, withoutListMarks } from '../../text/listMarks';
import { amountAt, readable } from '../../food/amounts/readAmount';
import { withoutSigns } from './ingredientLine';
import { numberInWords } from '../../food/amounts/numberWords';
import { readMinutes } from './durations';
import { isMethod } from './method';
import { splitIngredients } from './splitIngredients';
import { numberedSteps } from './structuredSteps';

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
  unread?: string[];
}

/** `other`: what stands around a recipe on its page. */
type Part = 'ingredients' | 'steps' | 'tips' | 'about' | 'other';

const HEADINGS: readonly (readonly [part: Part, words: RegExp])[] = [
  [
    'other',
    /^(?:(?:thanh phan|gia tri|thong tin|bang) dinh duong|(?:\d+ |cac )?binh luan|(?:\d+ )?comments?\b|de lai binh luan|co the ban|ban co the (?:thich|quan tam)|(?:cac )?(?:bai viet|mon|cong thuc|tin|noi dung) (?:lien quan|khac|moi|cung)|lien quan|cung chuyen muc|dung cu|nutrition|related|you may also|goi y cho ban|tu khoa|tags?\b|ve tac gia|theo doi)/,
  ],
  [
    'ingredients',
    /^(cac |phan )?(nguyen lieu|thanh phan|chuan bi nguyen lieu|nl(?=\s*:)|can co|can chuan bi|do can mua|vat lieu|ingredients)\b|^(?:chuan bi|gia vi)\s*:?$/,
  ],
  [
    'steps',
    /^(cl(?=\s*:)|cach lam|cach nau|cac buoc|huong dan|thuc hien|che bien|cach che bien|cach thuc hien|so che|directions|instructions|method|preparation|steps)\b/,
  ],
  ['tips', /^(meo|luu y|ghi chu|bi quyet|chu y|notes?|tips?)\b/],
];
const SERVINGS =
  /(?:^|[\s(,.-])(?:cho|khau phan|phan an|danh cho)?\s*:?\s*(\d{1,3}(?:[.,]\d)?)(\s*(?:-|–|~|den|toi|hoac)\s*\d{1,3})?\s*(?:nguoi|phan|suat|khau phan|servings?|people)(?:\s*an)?/;
const SERVINGS_BEHIND =
  /(?:^|\s)(?:so phan|so nguoi|khau phan|so suat|serves|servings|yields?)(?: an)?\s*:?\s*(\d{1,3})(?!\d)/;
/** "Nguyên liệu cho 2 bát". */
const SERVINGS_OF_PARTS =
  /^nguyen lieu\b[^\d]*\bcho\s+(\d{1,2})\s*(?:bat|to|dia|ly|coc|chen|cai|chiec|mieng|o|hop|nguoi|phan)(?![a-z])/;
const SERVINGS_IN_WORDS =
  /(?:^|\s)(?:cho|du cho|khau phan)\s*:?\s*((?:mot|hai|ba|bon|nam|sau|bay|tam|chin|muoi)(?: (?:mot|hai|ba|bon|lam|sau|bay|tam|chin))?) (?:nguoi|suat|phan)/;
const SERVINGS_ALONE = /^\d{1,2}(?:\s*-\s*\d{1,2})?\s*(?:nguoi|phan|suat|khau phan)(?:\s*an)?\.?$/;
/** "Phần caramen:" begins a part of the list. */
const SUBHEADING = /^(?:phan|cho|lam|de lam) [^\d]{2,40}:$/;
/** Phrases that close a post, and are no step. */
const CLOSING =
  /^(?:trang \d+(?:\s*\/\s*\d+)?$|(?:anh|hinh) ?\d*\s*[.:]|(?:xem them|doc them|nguon|tags?|dang ky kenh|theo doi)\s*:|cam on (?:cac ban|ban|ca nha|moi nguoi)|ban quyen|(?:dang ky|like|subscribe)(?: (?:kenh|va))|\d{1,2}:\d{2}(?::\d{2})?(?:\s|$)|(?:thich|tra loi|xem them|chia se|binh luan|luu|theo doi)(?:\s*[·|,:-]?\s*(?:thich|tra loi|xem them|chia se|binh luan|luu|facebook|zalo|twitter|pinterest|email|in))*$|.*(?:moi quyen duoc bao luu|all rights reserved)|chia se\s*:)|^chuc (?:ca nha|cac|ban|moi nguoi|me)[^.]*(?:ngon|thanh cong)/;
const TIME =
  /(?:\d{1,4}(?:[.,]\d{1,2})?|nua)\s*(?:phut|p|gio|h|tieng|minutes?|mins?|hours?|hrs?)(?:\s*(?:\d{1,2}\s*(?:phut|p)?|ruoi))?(?![a-z])/;
const PREPARING = /(chuan bi|so che|prep)/;
const COOKING = /(nau|cook|thoi gian|ham|kho|nuong)/;
const STEP = /^(?:buoc|b)\s*\d{1,2}\s*[:.)-]?\s*|^\d{1,2}\s*[.):/-]\s+/;
const LONG_LINE = 5;
/** Longer lines are sentences, not ingredients. */
const MAX_OF_INGREDIENT = 90;

const MARKDOWN = /^(#{1,6})\s+(?=\S)/;

function minutesIn(text: string): number | undefined {
  const match = TIME.exec(text);
  return match ? readMinutes(match[0]) : undefined;
}

function findPart(folded: string): Part | undefined {
  const plain = folded.replace(/^[^a-z0-9]+/, '');
  return HEADINGS.find(([, words]) => words.test(plain))?.[0];
}

const DONE_WITH = /\b(phut|lua (?:nho|lon|vua|to)|vao (?:noi|chao|to|bat|chen|may)|cho vao)\b/;

function looksLikeIngredient(line: string): boolean {
  const { folded } = readable(withoutFootnotes(withoutListMark(line)));
  if (folded.length > MAX_OF_INGREDIENT || DONE_WITH.test(folded)) return false;
  const first = amountAt(folded);
  const isMeasured = first?.amount.unit !== undefined;
  if (first && first.length < folded.length && (isMeasured || !isMethod(line))) return true;
  const unit = /\d\s*(g|gr|gam|gram|kg|ml|lit|lang|qua|trai|cu|muong|thia|chen|bat|tep|nhanh)\b/;
  return (unit.test(folded) || /vua du|mot it/.test(folded)) && !isMethod(line);
}

const bare = withoutListMark;

interface Reading extends FoundRecipe {
  part: Part;
}

/** @returns whether the line says nothing else */
function readFacts(recipe: Reading, line: string): boolean {
  const folded = fold(line);
  const servings =
    SERVINGS.exec(folded) ??
    SERVINGS_BEHIND.exec(folded) ??
    SERVINGS_OF_PARTS.exec(fold(bare(line)));
  if (servings?.[2])
    recipe.unread = [...(recipe.unread ?? []), `khẩu phần “${bare(line).slice(0, 60)}”`];
  if (servings) recipe.servings ??= Number((servings[1] ?? '').replace(',', '.'));
  const words = servings ? null : SERVINGS_IN_WORDS.exec(folded);
  const inWords = words && numberInWords(`${words[1] ?? ''} `)?.value;
  if (inWords) recipe.servings ??= inWords;
  const minutes = minutesIn(folded);
  if (minutes !== undefined && PREPARING.test(folded)) recipe.prepTime ??= minutes;
  else if (minutes !== undefined && COOKING.test(folded)) recipe.cookTime ??= minutes;
  else return servings !== null && folded.length < 40 && !/^\d+\s*(g|kg|ml)/.test(folded);
  return folded.length < 60;
}

function readHeading(recipe: Reading, line: string): boolean {
  const folded = fold(bare(line));
  const isShort = folded.length <= 120 || /^(nl|nguyen lieu)\s*:/.test(folded);
  const part = isShort ? findPart(folded) : undefined;
  if (!part) return false;
  const colon = line.indexOf(':');
  // "Sơ chế thịt: ..." is a step; a heading is short or followed by a colon.
  const isBare = colon < 0 && !MARKDOWN.test(line);
  if (part === 'steps' && isBare && folded.length > 30) return false;
  if (isBare && folded.length > 40) return false;
  if (part === 'ingredients' && recipe.steps.length > 0)
    recipe.unread = [...(recipe.unread ?? []), `phần nguyên liệu thứ hai: “${bare(line)}”`];
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
    if (parts.length > 1 || looksLikeIngredient(line) || !isMethod(line))
      recipe.ingredients.push(...parts.map(bare).filter(Boolean));
    else {
      recipe.part = 'steps';
      readBody(recipe, line);
    }
  } else if (recipe.part === 'tips') recipe.tips.push(bare(line));
  else if (recipe.part === 'steps') {
    for (const one of numberedSteps(line)) addStep(recipe, one);
  }
}

function addStep(recipe: Reading, line: string): void {
  const step = bare(line);
  if (/^\d{1,2}[.)]?$/.test(step) || CLOSING.test(fold(step))) return;
  const cut = STEP.exec(fold(step))?.[0].length ?? 0;
  const stepText = step.slice(cut).trim() || step;
  if (stepText !== '') recipe.steps.push(stepText);
}

/** "Canh chua tôm: 300g tôm sú, 2 quả cà chua. …": a dish and what goes in, in one paragraph. */
const IN_ONE_PARAGRAPH =
  /^([^\d:,;.!?]{3,80}?(?:\([^)]*\))?[^\d:,;.!?]{0,20}?)\s*(?::\s*(?=\S)|(?:[-–—]|[.,]|\s(?:gồm có|gồm|có|cần|với)(?=\s))\s*(?=[.\d½¼¾⅓⅔⅛]|nửa\s|một\s))/iu;

function titleApart(line: string): string[] {
  const match = IN_ONE_PARAGRAPH.exec(line);
  const title = match?.[1]?.trim() ?? '';
  if (!match || title.split(/\s+/).length > 10 || findPart(fold(title)) !== undefined)
    return [line];
  const rest = line.slice(match[0].length);
  const several =
    splitIngredients(sentences(rest, 0)[0] ?? '').filter(looksLikeIngredient).length > 0;
  return several && !isMethod(title) ? [title, 'Nguyên liệu:', ...sentences(rest, 0)] : [line];
}

function sentences(line: string, least = 3): string[] {
  const { folded } = readable(line);
  const amounts = folded.match(/(?:^|,\s*|\.\s+)(?:\d|nua)/g)?.length ?? 0;
  if (amounts < least) return [line];
  return line.split(/(?<=[^\d\s.])\.\s+(?=\p{Lu})/u);
}

function cleaned(line: string): string {
  const plain = withoutSigns(line)
    .replaceAll(/\*\*|__/g, '')
    .trim();
  if (/^(#[\p{L}\p{N}_]+\s*)+$/u.test(plain)) return '';
  return plain.replace(/^([*_])(\S.*?)\1(:?)$/, '$2$3').trim();
}

const facts = (line: string): string[] =>
  /\d\s*(phút|giờ|người|phần|suất|mins?|minutes?|hours?|servings?)/i.test(line)
    ? line.split(/\s*\|\s*|\s+[·•]\s+/)
    : [line];

/** "Cả nhà mình 4 người ăn vừa đủ": how many eat, and no ingredient. */
const EATERS = /\d\s*(?:nguoi|suat|khau phan)(?: an)?(?![a-z])/;

function readUnnamed(recipe: Reading, line: string, isApart: boolean): void {
  const several = splitIngredients(line).filter(looksLikeIngredient).length > 1;
  if (EATERS.test(fold(line)) && amountAt(readable(bare(line)).folded)?.amount.unit === undefined) {
    if (recipe.title === '') readTitle(recipe, line);
    else readFacts(recipe, line);
  } else if (looksLikeIngredient(line) || several)
    recipe.ingredients.push(...splitIngredients(line).map(bare).filter(Boolean));
  else if (recipe.title === '') readTitle(recipe, line);
  else if (recipe.ingredients.length > 0) {
    const isLong = line.split(/\s+/).length >= LONG_LINE;
    if (isMethod(line) || STEP.test(fold(line)) || (isApart && isLong)) recipe.part = 'steps';
    readBody(recipe, line);
    if (recipe.part === 'about' && bare(line) !== '') recipe.ingredients.push(bare(line));
  } else if (!readFacts(recipe, line))
    recipe.description = [recipe.description, line].filter(Boolean).join('\n');
}

/** The highest heading, or the first one that begins no part. */
function findTitle(lines: readonly string[]): number {
  const highest = lines.findIndex((line) => /^#\s+\S/.test(line));
  const first = lines.findIndex((line) => MARKDOWN.test(line));
  const at = highest >= 0 ? highest : first;
  return at >= 0 && findPart(fold(bare(lines[at] ?? ''))) === undefined ? at : -1;
}

/** @returns whether nothing else is to be read of it: a part of the recipe, or a group within its list */
function readMarkedHeading(recipe: Reading, line: string): boolean {
  if (!MARKDOWN.test(line)) return false;
  if (readHeading(recipe, line)) return true;
  return recipe.part === 'ingredients' && !looksLikeIngredient(line);
}

const MAX_LINE = 1500;

/** No line of a recipe is longer; what is read by patterns must not take long. */
function inPieces(line: string): string[] {
  if (line.length <= MAX_LINE) return [line];
  const pieces: string[] = [];
  for (let from = 0; from < line.length;) {
    const space = line.lastIndexOf(' ', from + MAX_LINE);
    const to =
      line.length - from <= MAX_LINE ? line.length : space > from ? space : from + MAX_LINE;
    pieces.push(line.slice(from, to));
    from = to;
  }
  return pieces.slice(0, 1000);
}

function linesApart(text: string, recipe: Reading, pageTitle: string): string[] {
  const lines = withoutListMarks(
    cleanLetters(text)
      .split(/\r\n?|[\n\u2028\u2029]/)
      .slice(0, 1000)
      .flatMap(inPieces)
      .map(withoutSigns),
  ).map(cleaned);
  const titleAt = findTitle(lines);
  if (titleAt >= 0) readTitle(recipe, bare(lines[titleAt] ?? ''));
  else if (pageTitle !== '') readTitle(recipe, pageTitle);
  const first = lines.findIndex((line) => line !== '');
  return lines.flatMap((line, at) => {
    if (at === titleAt || (titleAt < 0 && pageTitle !== '' && bare(line) === pageTitle)) return [];
    return at === first && recipe.title === '' ? titleApart(line) : [line];
  });
}

/** @param pageTitle what the page calls itself, for one without a heading */
export function readRecipeText(text: string, pageTitle = ''): FoundRecipe {
  const recipe: Reading = { title: '', ingredients: [], steps: [], tips: [], part: 'about' };
  let isApart = false;
  for (const line of linesApart(text, recipe, pageTitle).flatMap(facts).flatMap(sentences)) {
    const read = line.trim();
    const folded = fold(bare(read));
    if (CLOSING.test(folded)) continue;
    if (recipe.part !== 'steps' && SERVINGS_ALONE.test(folded)) readFacts(recipe, read);
    else if (recipe.part !== 'tips' && SUBHEADING.test(folded)) isApart = false;
    else if (read !== '' && !readMarkedHeading(recipe, read) && !readHeading(recipe, read)) {
      if (recipe.part === 'about') readUnnamed(recipe, read, isApart);
      else readBody(recipe, read);
    }
    isApart = read === '';
  }
  const { part: _part, ...result } = recipe;
  return result;
}
