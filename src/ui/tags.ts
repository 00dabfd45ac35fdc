/** Accent- and case-blind form of a word, `đ` as `d`, so that suggestions are found without accents. */
export function foldWord(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase()
    .trim();
}

function sameTag(a: string, b: string): boolean {
  return a.normalize('NFC').toLowerCase().trim() === b.normalize('NFC').toLowerCase().trim();
}

/**
 * The tags with one more, cleaned of outer and double spaces. The same array comes back when the text
 * is empty, there already (whatever its case), or no room is left.
 */
export function addTag(tags: string[], text: string, max: number): string[] {
  const tag = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  if (tag === '' || tags.length >= max || tags.some((known) => sameTag(known, tag))) return tags;
  return [...tags, tag];
}

/** Suggestions that hold the typed text and are not chosen yet; those that start with it come first. */
export function matchSuggestions(
  suggestions: readonly string[],
  tags: readonly string[],
  text: string,
  most = 8,
): string[] {
  const typed = foldWord(text);
  const free = suggestions.filter((word) => !tags.some((tag) => sameTag(tag, word)));
  const found = free.filter((word) => foldWord(word).includes(typed));
  const starts = found.filter((word) => foldWord(word).startsWith(typed));
  return [...starts, ...found.filter((word) => !starts.includes(word))].slice(0, most);
}
