import { fold } from '../../text/fold';
import { withoutListMark } from '../../text/listMarks';
import { amountAt, readable } from '../../food/amounts/readAmount';
import { readMinutes } from './durations';
import { groupsOf } from './groups';
import { findPart, getLevel, isComponent, nextParts, type Part } from './headings';
import { facts, readLines, sentences } from './linesApart';
import { looksLikeIngredient } from './looksLikeIngredient';
import { isMethod } from './method';
import { titleApart } from './oneParagraph';
import { CERTAINTY, isServings, readServings } from './servings';
import { splitIngredients } from './splitIngredients';
import { numberedSteps } from './structuredSteps';
import { isAround } from './surroundings';
import { findTitle, isInstitution, namedTitle } from './titles';

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

/** Phrases that close a post, and are no step. */
const CLOSING =
  /^(?:trang \d+(?:\s*\/\s*\d+)?$|(?:anh|hinh) ?\d*\s*[.:]|(?:xem them|doc them|nguon|tags?|dang ky kenh|theo doi)\s*:|cam on (?:cac ban|ban|ca nha|moi nguoi)|ban quyen|(?:dang ky|like|subscribe)(?: (?:kenh|va))|\d{1,2}:\d{2}(?::\d{2})?(?:\s|$)|(?:thich|tra loi|xem them|chia se|binh luan|luu|theo doi)(?:\s*[·|,:-]?\s*(?:thich|tra loi|xem them|chia se|binh luan|luu|facebook|zalo|twitter|pinterest|email|in))*$|.*(?:moi quyen duoc bao luu|all rights reserved)|chia se\s*:)|^chuc (?:ca nha|cac|ban|moi nguoi|me)[^.]*(?:ngon|thanh cong)/;
const TIME =
  /(?:\d{1,4}(?:[.,]\d{1,2})?|nua)\s*(?:phut|ph|p|gio|h|tieng|minutes?|mins?|hours?|hrs?)(?:\s*(?:\d{1,2}\s*(?:phut|ph|p)?|ruoi))?(?![a-z])/;
const TIME_ALONE = new RegExp(`^(?:khoang |tong(?: cong)? )?(?:${TIME.source})\\.?$`);
const PREPARING = /(chuan bi|so che|prep)/;
const COOKING = /(nau|cook|thoi gian|time|ham|kho|nuong|che bien|thuc hien)/;
const STEP = /^(?:buoc|b)\s*\d{1,2}\s*[:.)-]?\s*|^\d{1,2}\s*[.):/-]\s+/;
/** Headings of steps that hold no verb of cooking. */
const STEP_HEADING =
  /^(?:buoc|cong doan|giai doan|so che|hoan (?:thanh|thien)|trinh bay|thuong thuc|bay tri)(?![a-z])/;
/** "Nguyên liệu món đậu hũ sốt nấm". */
const OF_DISH =
  /^(?:các )?nguyên liệu (?:để )?(?:cho món|làm|nấu|chế biến|món)\s+(\p{L}.{2,60})$/iu;
const LONG_LINE = 5;
const UNREAD = {
  servings: (line: string) => `khẩu phần “${line.slice(0, 60)}”`,
  ingredients: (line: string) => `phần nguyên liệu thứ hai: “${line}”`,
  other: (line: string) => `công thức khác trên trang: “${line}”`,
  part: (line: string) => `phần “${line}”`,
};

/** "45'" is written for minutes as well. */
const timeText = (folded: string) => folded.replaceAll(/(\d)\s*['’′](?!\d)/g, '$1p');

/** "Chế biến: 15 phút" is no heading. */
const isTimeLine = (folded: string): boolean =>
  /^[a-z ]{2,25}:/.test(folded) &&
  TIME_ALONE.test(timeText(folded.slice(folded.indexOf(':') + 1).trim()));

function minutesIn(folded: string): number | undefined {
  const match = TIME.exec(timeText(folded));
  return match ? readMinutes(match[0]) : undefined;
}

const bare = withoutListMark;

interface Reading extends FoundRecipe {
  part: Part;
  /** How sure the servings are. */
  certainty: number;
  /** Of the heading with which the steps began. */
  stepsLevel: number;
}

function note(recipe: Reading, phrase: string): void {
  if (!recipe.unread?.includes(phrase)) recipe.unread = [...(recipe.unread ?? []), phrase];
}

/** The plainest place counts; another one that says otherwise is named. */
function takeServings(recipe: Reading, line: string, isHeading = false): boolean {
  const plain = bare(line);
  const servings = readServings(fold(plain.replace(/^#+\s+/, '')), isHeading);
  if (!servings) return false;
  const { value, certainty, isRange } = servings;
  const isOther = recipe.servings !== undefined && recipe.servings !== value;
  if (isRange || (isOther && Math.min(certainty, recipe.certainty) >= CERTAINTY.line))
    note(recipe, UNREAD.servings(plain));
  if (certainty > recipe.certainty) {
    recipe.servings = value;
    recipe.certainty = certainty;
  }
  return true;
}

/** @returns whether the line says nothing else */
function readFacts(recipe: Reading, line: string): boolean {
  const folded = fold(line);
  const isFor = takeServings(recipe, line);
  const minutes = minutesIn(folded);
  if (minutes !== undefined && PREPARING.test(folded)) recipe.prepTime ??= minutes;
  else if (
    minutes !== undefined &&
    (COOKING.test(folded) || TIME_ALONE.test(timeText(fold(bare(line)))))
  )
    recipe.cookTime ??= minutes;
  else return isFor && folded.length < 40 && !/^\d+\s*(g|kg|ml)/.test(folded);
  return folded.length < 60;
}

function readHeading(recipe: Reading, line: string): boolean {
  const folded = fold(bare(line));
  const isShort = folded.length <= 120 || /^(nl|nguyen lieu)\s*:/.test(folded);
  const part = isShort ? findPart(folded) : undefined;
  if (!part) return false;
  const [colon, level] = [line.indexOf(':'), getLevel(line)];
  // "Sơ chế thịt: ..." is a step; a heading is short or followed by a colon.
  const isBare = colon < 0 && level === 0;
  if (part === 'steps' && isBare && folded.length > 30) return false;
  if (isBare && folded.length > 40) return false;
  if (part === 'ingredients' && recipe.steps.length > 0)
    note(recipe, UNREAD.ingredients(bare(line)));
  if (part === 'steps') recipe.stepsLevel = level;
  recipe.part = part;
  const head = colon < 0 ? line : line.slice(0, colon);
  if (part === 'ingredients') {
    takeServings(recipe, head, true);
    const dish = OF_DISH.exec(bare(head))?.[1];
    if (recipe.title === '' && dish !== undefined) readTitle(recipe, dish);
  } else readFacts(recipe, head);
  const behind = colon < 0 ? '' : line.slice(colon + 1).trim();
  if (behind !== '') readBody(recipe, behind);
  return true;
}

const SERVINGS_WITHIN = /\s*[([][^)\]]*(người|phần|suất|phút)[^)\]]*[)\]]/iu;
const SERVINGS_BEHIND =
  /\s+[-–|,]\s+(?:khẩu phần|(?:(?:cho|phần ăn)\s*:?\s*)?\d{1,2}\s*(?:người|suất))[^-–|]*$/iu;

/** "Thịt kho (5 người ăn)": what stands in brackets is read, and no part of the name. */
function readTitle(recipe: Reading, line: string): void {
  readFacts(recipe, line);
  const short = line.replace(SERVINGS_BEHIND, '').replace(SERVINGS_WITHIN, '');
  recipe.title = bare(short).replace(/[:.]$/, '').slice(0, 300);
}

/** "50 g bột năng (cho 4 người ăn)". */
const FOR_EATERS = /\s*\((?:dành |đủ )?(?:cho )?\d{1,2}\s*(?:người|suất)[^()]*\)/iu;

function readBody(recipe: Reading, written: string): void {
  const line = recipe.part === 'ingredients' ? written.replace(FOR_EATERS, '') : written;
  if (recipe.part === 'ingredients') {
    if (line !== written) takeServings(recipe, FOR_EATERS.exec(written)?.[0] ?? '');
    const parts = splitIngredients(line);
    const isStep = /^bước\s*\d/iu.test(line) || isMethod(line);
    if (parts.length > 1 || looksLikeIngredient(line) || !isStep)
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
  if (/^(?:(?:bước|b)\s*)?\d{1,2}[.:)]?$/iu.test(step) || CLOSING.test(fold(step))) return;
  const cut = STEP.exec(fold(step))?.[0].length ?? 0;
  const stepText = step.slice(cut).trim() || step;
  if (stepText !== '') recipe.steps.push(stepText);
}

/** "Cả nhà mình 4 người ăn vừa đủ": how many eat, and no ingredient. */
const EATERS = /\d\s*(?:nguoi|suat|khau phan)(?: an)?(?![a-z])/;

function readUnnamed(recipe: Reading, line: string, isApart: boolean): void {
  const several = splitIngredients(line).filter(looksLikeIngredient).length > 1;
  if (EATERS.test(fold(line)) && amountAt(readable(bare(line)).folded)?.amount.unit === undefined) {
    if (recipe.title === '') readTitle(recipe, line);
    else readFacts(recipe, line);
  } else if (TIME_ALONE.test(timeText(fold(bare(line))))) readFacts(recipe, line);
  else if (looksLikeIngredient(line) || several)
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

/** A heading behind steps that begins no known part: a part of the dish, a step, or what else a page holds. */
function leaveSteps(recipe: Reading, line: string, ahead: Part | undefined): boolean {
  const [plain, folded] = [bare(line.replace(/^#+\s+/, '')), fold(bare(line))];
  if (ahead === 'ingredients') {
    recipe.part = 'about';
    return true;
  }
  const isStep = isMethod(plain) || STEP.test(folded) || STEP_HEADING.test(folded);
  if (!plain.endsWith('?') && (isStep || getLevel(line) > recipe.stepsLevel)) return false;
  recipe.part = 'other';
  note(recipe, UNREAD.part(plain));
  return true;
}

/** @returns whether nothing else is to be read of it: a part of the recipe, or a group within its list */
function readMarkedHeading(recipe: Reading, line: string, ahead: Part | undefined): boolean {
  if (getLevel(line) === 0) return false;
  if (readHeading(recipe, line)) return true;
  if (recipe.part === 'steps') return leaveSteps(recipe, line, ahead);
  const isLine = looksLikeIngredient(line) || isMethod(bare(line));
  if (recipe.part === 'about') return recipe.title !== '' && !isLine && !EATERS.test(fold(line));
  return recipe.part === 'ingredients' && !looksLikeIngredient(line);
}

/** The first line below the title that belongs to another recipe, as on pages that go on by themselves. */
function findNextRecipe(lines: readonly string[], titleAt: number): number {
  const level = getLevel(lines[titleAt] ?? '');
  const begun = lines.findIndex((line) => findPart(fold(bare(line))) === 'ingredients');
  if (level === 0 || begun < 0) return -1;
  const ahead = nextParts(lines);
  return lines.findIndex((line, at) => {
    const own = getLevel(line);
    const folded = fold(bare(line));
    return (
      at > Math.max(begun, titleAt) &&
      own > 0 &&
      own <= level &&
      findPart(folded) === undefined &&
      !isComponent(folded) &&
      ahead[at] === 'ingredients'
    );
  });
}

function linesOfRecipe(text: string, recipe: Reading, pageTitle: string): string[] {
  const all = readLines(text);
  const titleAt = findTitle(all, pageTitle);
  const end = findNextRecipe(all, titleAt);
  if (end >= 0) note(recipe, UNREAD.other(bare(all[end] ?? '')));
  const lines = end >= 0 ? all.slice(0, end) : all;
  if (titleAt >= 0) readTitle(recipe, namedTitle(bare(lines[titleAt] ?? '')));
  else if (pageTitle !== '') readTitle(recipe, pageTitle);
  const first = lines.findIndex((line) => line !== '');
  return lines.flatMap((line, at) => {
    if (at === titleAt || (titleAt < 0 && pageTitle !== '' && bare(line) === pageTitle)) return [];
    if (recipe.title !== '' && at < 6 && isInstitution(line)) return [];
    return at === first && recipe.title === '' ? titleApart(line) : [line];
  });
}

const isListed = ({ part, title, ingredients }: Reading): boolean =>
  part === 'ingredients' || (part === 'about' && (title !== '' || ingredients.length > 0));

/** @param pageTitle what the page calls itself, for one without a heading */
export function readRecipeText(text: string, pageTitle = ''): FoundRecipe {
  const recipe: Reading = {
    title: '',
    ingredients: [],
    steps: [],
    tips: [],
    part: 'about',
    certainty: 0,
    stepsLevel: 0,
  };
  let isApart = false;
  const lines = linesOfRecipe(text, recipe, pageTitle)
    .flatMap(facts)
    .flatMap((line) => sentences(line));
  const ahead = nextParts(lines);
  const groups = groupsOf(lines).map(
    (isGroup, at) => isGroup && !findPart(fold(bare(lines[at] ?? ''))),
  );
  for (const [at, line] of lines.entries()) {
    // "### 1 Sơ chế".
    const read = line.trim().replace(/^(#{2,6}\s+)\d{1,2}\s+(?=\p{Lu})/u, '$1');
    const folded = fold(bare(read));
    if (CLOSING.test(folded) || isAround(bare(read))) continue;
    const isFact = isServings(folded) || isTimeLine(folded);
    if (recipe.part !== 'steps' && isFact) readFacts(recipe, read);
    else if (isListed(recipe) && groups[at]) isApart = false;
    else if (
      read !== '' &&
      !readMarkedHeading(recipe, read, ahead[at]) &&
      !readHeading(recipe, read)
    ) {
      if (recipe.part === 'about') readUnnamed(recipe, read, isApart);
      else readBody(recipe, read);
    }
    isApart = read === '';
  }
  const { part: _part, certainty: _certainty, stepsLevel: _level, ...result } = recipe;
  return result;
}
