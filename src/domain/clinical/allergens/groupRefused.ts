import { fold, hasAccents, normalise } from '../../text/fold';
import { FOOD_GROUPS, type FoodGroup } from './foodGroups';
import { splitException } from './exceptions';
import { REFUSALS, SHORT_NAMES } from './refusals';

/** Words before and behind the name of a food that say nothing of it: "tất cả các loại cá", "đồ ngọt các loại". */
const LEAD = new Set(
  (
    'không ko hổng hong chẳng ăn uống dùng thích ưa khoái hảo mê chịu ghét sợ kiêng tránh cữ kỵ kị ngán né được ' +
    'các loại món đồ thức thực phẩm tất cả mọi bất kỳ cứ những nhiều có hết khong an uong dung thich ghet kieng tranh duoc ' +
    'cac loai mon nhieu'
  ).split(' '),
);
const TAIL = new Set(
  'các loại nào gì hết cả luôn lắm được cac loai nao gi het luon lam duoc'.split(' '),
);

/** The name of a food without such words. */
function bareName(word: string): string {
  const words = word.split(' ');
  let [from, to] = [0, words.length];
  while (from < to - 1 && LEAD.has(words[from] ?? '')) from += 1;
  while (to > from + 1 && TAIL.has(words[to - 1] ?? '')) to -= 1;
  return words.slice(from, to).join(' ');
}

const GROUPS: readonly FoodGroup[] = [...FOOD_GROUPS, ...REFUSALS];

/** Each dish is asked for the same few words. */
const MAX_WORDS = 500;
const groupsByFood = new Map<string, FoodGroup | undefined>();

/**
 * The foods that a typed refusal means: fish by "tất cả các loại cá", pork by "thit heo"; undefined where no list knows the
 * word. For allergies `refusalNamed` stands beside the allergens' own lists.
 */
export function groupRefused(typed: string): FoodGroup | undefined {
  if (groupsByFood.size >= MAX_WORDS) groupsByFood.clear();
  if (!groupsByFood.has(typed)) groupsByFood.set(typed, readRest(typed) ?? readGroup(typed));
  return groupsByFood.get(typed);
}

/** "Hải sản trừ mực", "thịt trừ thịt gà": the group without the foods that are eaten; undefined where it holds none of them. */
function readRest(typed: string): FoodGroup | undefined {
  const split = splitException(typed);
  const base = split && readGroup(split.base);
  if (!base) return undefined;
  const out = split.except.map((food) => [food, ...(readGroup(food)?.has ?? [])]);
  const all = [...new Set(out.flat())];
  const isLeft = (word: string) => !all.some((one) => ` ${word} `.includes(` ${one} `));
  const isOf = (words: readonly string[]) => words.some((word) => base.has.includes(word));
  if (!out.every(isOf)) return undefined;
  return {
    ...base,
    has: base.has.filter(isLeft),
    may: base.may.filter(isLeft),
    not: [...base.not, ...all],
  };
}

function readGroup(typed: string): FoodGroup | undefined {
  const whole = normalise(typed).replace(/[.!?]+$/, '');
  for (const word of [whole, bareName(whole)]) {
    const name = SHORT_NAMES.get(word) ?? word;
    const exact = GROUPS.find(({ names }) => names.includes(name));
    if (exact) return exact;
    // With other accents it is another word; how "thủy" carries its tone is a way of spelling.
    const isSame = hasAccents(name)
      ? (known: string) => known.replace('thủy', 'thuỷ') === name
      : (known: string) => fold(known) === name;
    const alike = GROUPS.find(({ names }) => names.some(isSame));
    if (alike) return alike;
  }
  return undefined;
}
