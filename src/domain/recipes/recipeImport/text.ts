import { cleanLetters } from '../../text/cleanLetters';
import { fold, hasAccents, normalise } from '../../text/fold';
import { withoutFootnotes, withoutListMark, withoutListMarks } from '../../text/listMarks';
import { amountAt, readable } from '../../food/amounts/readAmount';
import { isRemark, withoutSigns } from './ingredientLine';
import { readMinutes } from './durations';
import { isMethod } from './method';

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

type Part = 'ingredients' | 'steps' | 'tips' | 'about';

const HEADINGS: readonly (readonly [part: Part, words: RegExp])[] = [
  [
    'ingredients',
    /^(cac |phan )?(nguyen lieu|thanh phan|chuan bi nguyen lieu|nl(?=\s*:)|can co|can chuan bi|do can mua|vat lieu)\b|^chuan bi\s*:?$/,
  ],
  [
    'steps',
    /^(cl(?=\s*:)|cach lam|cach nau|cac buoc|huong dan|thuc hien|che bien|cach che bien|cach thuc hien|so che)\b/,
  ],
  ['tips', /^(meo|luu y|ghi chu|bi quyet|chu y)\b/],
];
const SERVINGS =
  /(?:^|[\s(,.-])(?:cho|khau phan|phan an|danh cho)?\s*:?\s*(\d{1,3}(?:[.,]\d)?)(?:\s*-\s*\d{1,3})?\s*(?:nguoi|phan|suat|khau phan)(?:\s*an)?/;
const SERVINGS_BEHIND =
  /(?:^|\s)(?:so phan|so nguoi|khau phan|so suat)(?: an)?\s*:\s*(\d{1,3})(?!\d)/;
const SERVINGS_ALONE = /^\d{1,2}(?:\s*-\s*\d{1,2})?\s*(?:nguoi|phan|suat|khau phan)(?:\s*an)?\.?$/;
/** "Phần caramen:" begins a part of the list. */
const SUBHEADING = /^(?:phan|cho|lam|de lam) [^\d]{2,40}:$/;
/** Phrases that close a post, and are no step. */
const CLOSING = /^chuc (?:ca nha|cac|ban|moi nguoi|me)[^.]*(?:ngon|thanh cong)/;
const TIME =
  /(?:\d{1,4}(?:[.,]\d{1,2})?|nua)\s*(?:phut|p|gio|h|tieng)(?:\s*(?:\d{1,2}\s*(?:phut|p)?|ruoi))?(?![a-z])/;
const PREPARING = /(chuan bi|so che)/;
const COOKING = /(nau|thoi gian|ham|kho|nuong)/;
const STEP = /^(?:buoc|b)\s*\d{1,2}\s*[:.)-]?\s*|^\d{1,2}\s*[.):/-]\s+/;
const LONG_LINE = 5;
/** Longer lines are sentences, not ingredients. */
const MAX_OF_INGREDIENT = 90;

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

const MAX_OF_LISTED = 4;

const LABEL =
  /^(?:gia vị|nước chấm|nước sốt|nước dùng|sốt|xốt|ăn kèm|đồ ăn kèm|rau ăn kèm|trang trí|topping|nhân|vỏ bánh|phần [^:\d]{2,20})[^:\d,]{0,20}:\s*/iu;

/** "100 g mỗi loại: đậu xanh, đậu đỏ", "mỗi thứ 1 củ: hành, tỏi". */
const EACH_AHEAD =
  /^\s*(?=.*\d)([^,:(]*\d[^,:(]*?)?\s*mỗi (?:loại|thứ|món)\s*([^,:(]*\d[^,:(]*?)?\s*[:(]\s*([^()\d]+,[^()\d]+?)\)?$/iu;

/** "Hành tím, tỏi: mỗi thứ 1 muỗng canh". */
function splitEach(line: string, folded: string): string[] | undefined {
  const ahead = EACH_AHEAD.exec(line);
  if (ahead) {
    const [, before = '', behind = '', list = ''] = ahead;
    const foods = list.split(/,\s*|\s+và\s+/).filter((name) => name.trim() !== '');
    return foods.map((name) => `${before || behind} ${name.trim()}`);
  }
  const each = /\s*[:(-]?\s*moi (?:thu|loai|mon)\s+(?=\d|nua\s)/.exec(folded);
  if (!each || each.index === 0) return undefined;
  const amount = line.slice(each.index + each[0].length).replace(/\)$/, '');
  const names = line
    .slice(0, each.index)
    .replace(LABEL, '')
    .split(/,\s*|\s+và\s+/);
  return names.filter((name) => name.trim() !== '').map((name) => `${name.trim()} ${amount}`);
}

/** "Hành ngò", "ít tỏi ớt": two foods that people say in one breath. */
const IN_ONE_BREATH = /^(?:(?:1 |mot )?(?:it|chut) )?(?=(hanh|toi|ot) (ngo|mui|toi|ot)\.?$)/;

function inOneBreath(line: string, folded: string): string[] | undefined {
  const match = IN_ONE_BREATH.exec(folded);
  if (!match || match[1] === match[2]) return undefined;
  return line
    .slice(match[0].length)
    .split(' ')
    .map((food) => `${food} vừa đủ`);
}

const isBare = (text: string) => !hasAccents(normalise(text));

/** "Xà lách, dưa leo, giá": foods beside each other; "tỏi, băm nhỏ" is one. */
function isListOfFoods(line: string, parts: readonly string[]): boolean {
  if (/[\d():]/.test(line)) return false;
  return parts.every(
    (part) =>
      part.trim().split(/\s+/).length <= MAX_OF_LISTED &&
      !isRemark(part.replace(A_LITTLE, ''), isBare(line)) &&
      !isMethod(part),
  );
}

const A_LITTLE = /^\s*(?:một\s+)?(?:ít|chút)\s+/iu;

/** The parts of a line: "4 trứng gà + 2 lòng đỏ" and "100g tôm và 50g mực" are two; "2 muỗng canh + 1 muỗng cà phê đường" is one amount. */
function apart(line: string): string[] {
  const parts = line.split(/\s*[;•|]\s*|(?<!(?<!\d)\d),\s+(?![^(]*\))/).flatMap((part) => {
    const [first = '', ...more] = part.split(/\s+(?:[+&]|và)\s+(?=\d)/);
    const isWhole = /[a-z]{2}/.test(behindAmount(first));
    return isWhole && !more.some(isOfSame) ? [first, ...more] : [part];
  });
  return parts.reduce<string[]>((all, part) => {
    const before = all.at(-1);
    return before !== undefined && isOfSame(part)
      ? [...all.slice(0, -1), `${before}, ${part}`]
      : [...all, part];
  }, []);
}

function behindAmount(text: string): string {
  const { folded } = readable(text);
  return folded.slice(amountAt(folded)?.length ?? 0);
}

/** "50 g để áo", "mỗi con 300 g", "185 g": an amount of the food before, and no food of its own. */
function isOfSame(part: string): boolean {
  const { written, folded } = readable(part);
  const length = amountAt(folded)?.length ?? 0;
  if (/^(?:mỗi|loại)\s/i.test(written)) return /\d/.test(written);
  const behind = written.slice(length).trim();
  return (
    length > 0 &&
    (!/\p{L}{2}/u.test(behind) || /^(?:để|cho|dùng|rắc|trang trí|lăn|phết)(?!\p{L})/iu.test(behind))
  );
}

/** "Hành lá, tỏi băm 1 củ": the amount belongs to the last food, and the ones before are foods of their own. */
function namesFoodBefore(parts: readonly string[]): boolean {
  const at = parts.findIndex(hasAmount);
  const behind = parts[at] ?? '';
  const { folded } = readable(behind);
  const amount = amountAt(folded);
  const isAmountAlone = amount !== undefined && !/[a-z]/.test(folded.slice(amount.length));
  const others = parts.filter((_part, index) => index !== at);
  const bareLine = isBare(parts.join(' '));
  return (
    at > 0 &&
    !isAmountAlone &&
    !isRemark(behind, bareLine) &&
    others.every(
      (part) => part.trim().split(/\s+/).length <= MAX_OF_LISTED && !isRemark(part, bareLine),
    )
  );
}

const hasAmount = (part: string) =>
  /[\d\u00BC-\u00BE\u2150-\u215E]|nửa|vừa đủ|một ít|ít /i.test(part);

/** "500g ba chỉ, 6 trứng vịt, 3-4 tép tỏi băm": several ingredients in one line; a decimal comma is none. */
export function splitIngredients(written: string): string[] {
  // "Gia vị: 1 thìa nước mắm": the amount is what counts.
  const line = withoutFootnotes(bare(written)).replace(/^gia vị\s*:\s*(?=[\d½¼¾]|nửa )/iu, '');
  const { folded } = readable(line);
  const parts = apart(line).filter((part) => part.trim() !== '');
  const each = splitEach(line, folded);
  if (each) return each;
  const two = inOneBreath(line, folded);
  if (two) return two;
  if (parts.length < 2) return [line];
  const amounts = parts.filter(hasAmount).length;
  if (amounts >= 2) return parts;
  // "Muối, tiêu, đường: vừa đủ" and "gia vị: muối, tiêu".
  const taste = /\s*[:(-]?\s*(vua du|mot it|moi thu mot it|tuy khau vi|tuy thich)\)?$/.exec(folded);
  if (taste && !/\d/.test(folded)) {
    const bare = line.slice(0, taste.index).split(/,\s*/);
    return bare.filter((part) => part.trim() !== '').map((part) => `${part} vừa đủ`);
  }
  if (amounts === 1 && namesFoodBefore(parts)) return parts;
  const list = LABEL.exec(line);
  const named = line.slice(list?.[0].length ?? 0);
  return list && !/\d/.test(folded) && named.trim() !== ''
    ? named.split(/,\s*/).map((part) => `${part.trim()} vừa đủ`)
    : isListOfFoods(line, parts)
      ? parts
      : [line];
}

interface Reading extends FoundRecipe {
  part: Part;
}

/** @returns whether the line says nothing else */
function readFacts(recipe: Reading, line: string): boolean {
  const folded = fold(line);
  const servings = SERVINGS.exec(folded) ?? SERVINGS_BEHIND.exec(folded);
  if (servings) recipe.servings ??= Number((servings[1] ?? '').replace(',', '.'));
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
    if (parts.length > 1 || looksLikeIngredient(line) || !isMethod(line))
      recipe.ingredients.push(...parts.map(bare).filter(Boolean));
    else {
      recipe.part = 'steps';
      readBody(recipe, line);
    }
  } else if (recipe.part === 'tips') recipe.tips.push(bare(line));
  else if (recipe.part === 'steps') {
    const step = bare(line);
    if (/^\d{1,2}[.)]?$/.test(step) || CLOSING.test(fold(step))) return;
    const cut = STEP.exec(fold(step))?.[0].length ?? 0;
    const stepText = step.slice(cut).trim() || step;
    if (stepText !== '') recipe.steps.push(stepText);
  }
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
  /\d\s*(phút|giờ|người|phần)/i.test(line) ? line.split(/\s*\|\s*/) : [line];

function readUnnamed(recipe: Reading, line: string, isApart: boolean): void {
  const several = splitIngredients(line).filter(looksLikeIngredient).length > 1;
  if (looksLikeIngredient(line) || several)
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

export function readRecipeText(text: string): FoundRecipe {
  const recipe: Reading = { title: '', ingredients: [], steps: [], tips: [], part: 'about' };
  const lines = withoutListMarks(
    cleanLetters(text)
      .split(/\r\n?|[\n\u2028\u2029]/)
      .slice(0, 1000)
      .map(withoutSigns),
  );
  let isApart = false;
  const cleanedLines = lines.map(cleaned);
  const first = cleanedLines.findIndex((line) => line !== '');
  const apart = cleanedLines.flatMap((line, lineIndex) =>
    lineIndex === first ? titleApart(line) : [line],
  );
  for (const line of apart.flatMap(facts).flatMap(sentences)) {
    const read = line.trim();
    const folded = fold(bare(read));
    if (recipe.part !== 'steps' && SERVINGS_ALONE.test(folded)) readFacts(recipe, read);
    else if (recipe.part !== 'tips' && SUBHEADING.test(folded)) isApart = false;
    else if (read !== '' && !readHeading(recipe, read)) {
      if (recipe.part === 'about') readUnnamed(recipe, read, isApart);
      else readBody(recipe, read);
    }
    isApart = read === '';
  }
  const { part: _part, ...result } = recipe;
  return result;
}
