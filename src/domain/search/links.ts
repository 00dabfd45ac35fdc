import { wordMatcher } from './wordMatcher';

const isLink = wordMatcher('nấu với và cùng');
const isFried = wordMatcher('chiên rán');
const isCrisp = wordMatcher('giòn');
/** "Thịt" alone means pork, so that "thịt heo kho tàu" is thịt kho tàu. */
const isPork = wordMatcher('heo lợn');
const isMeat = wordMatcher('thịt');
/** Said before what has a name of its own: "thịt vịt kho gừng" is vịt kho gừng. */
const isLead = wordMatcher('thịt rau');

const SHORTEST_DISH = 3;

function isSpare(words: readonly string[], at: number): boolean {
  if (isCrisp(words[at])) return at > 1 && isFried(words[at - 1]);
  if (isPork(words[at])) return at === 1 && isMeat(words[0]) && words.length > SHORTEST_DISH;
  // In "lẩu nấu …" or "bò nấu …" it still says what the dish is.
  return at > 1 && at + 1 < words.length && isLink(words[at]);
}

/**
 * The name of a dish without words that make it no other dish, the longest first: "canh bí đao nấu sườn" is canh bí đao
 * sườn, "chả giò chiên giòn" chả giò chiên; "mì xào giòn" stays, its noodles are fried. Empty if there are none.
 */
export function withoutLinks(words: readonly string[]): (readonly string[])[] {
  const bare = words.filter((_, at) => !isSpare(words, at));
  const rest = isLead(bare[0]) && bare.length > SHORTEST_DISH ? bare.slice(1) : bare;
  return [bare, rest].filter((one, at, all) => one.length < (all[at - 1] ?? words).length);
}
