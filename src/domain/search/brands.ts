/** Ends an alias that is a word of a label: it finds the kind, the figures are not the label's (product decision 33). */
const MARK = ' (theo nhãn)';

/** A brand word as an alias. */
export function brandAlias(word: string): string {
  return word + MARK;
}

/** The word alone, as people type it. */
export function withoutMark(alias: string): string {
  return alias.endsWith(MARK) ? alias.slice(0, -MARK.length) : alias;
}
