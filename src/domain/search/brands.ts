/**
 * Ends an alias that is a word of a label: it finds the kind of food, whose figures are not the label's (product decision
 * 33).
 */
const MARK = ' (theo nhãn)';

export function brandAlias(word: string): string {
  return word + MARK;
}

export function withoutMark(alias: string): string {
  return alias.endsWith(MARK) ? alias.slice(0, -MARK.length) : alias;
}
