import { cleanLetters } from '../domain/text/cleanLetters';
import { fold, isSameText } from '../domain/text/fold';
import { wordPlace } from '../domain/search/wholeWords';
import { BETWEEN, splitTags } from '../domain/schema/tags';

function sameTag(a: string, b: string): boolean {
  return isSameText(a, b);
}

/** Letters that a stored tag may have. */
export const MAX_TAG = 120;

/** A tag as it is stored: composed, without outer and double spaces and invisible signs. */
export function cleanTag(text: string): string {
  return cleanLetters(text).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TAG);
}

/** More than one tag where it is longer than one may be, so that its end is not cut. */
function splitLong(word: string): string[] {
  if (word.length <= MAX_TAG) return [word];
  const space = word.lastIndexOf(' ', MAX_TAG);
  const end = space > 0 ? space : MAX_TAG;
  return [word.slice(0, end), ...splitLong(word.slice(end).trim())];
}

/** @returns the same array when the text is empty, already present (ignoring case), or no room is left */
export function addTag(tags: string[], text: string, max: number): string[] {
  const tag = cleanTag(text);
  if (tag === '' || tags.length >= max || tags.some((known) => sameTag(known, tag))) return tags;
  return [...tags, tag];
}

export function holdsSeparator(text: string): boolean {
  return BETWEEN.test(text);
}

export function addTags(
  tags: string[],
  words: readonly string[],
  max: number,
): { tags: string[]; rest: string[] } {
  let next = tags;
  const rest: string[] = [];
  for (const word of words) {
    if (next.length >= max && !next.some((known) => sameTag(known, word))) rest.push(word);
    else next = addTag(next, word, max);
  }
  return { tags: next, rest };
}

/**
 * The suggestion that says what was typed: the same word, or, typed without accents, the same
 * letters ("tom" is "Tôm", and "mơ" is not "Mỡ").
 */
export function suggestionFor(suggestions: readonly string[], text: string): string | undefined {
  const typed = cleanTag(text).toLowerCase();
  return (
    suggestions.find((word) => sameTag(word, typed)) ??
    suggestions.find((word) => fold(word) === typed)
  );
}

export function tagsWithin(text: string, suggestions: readonly string[]): string[] {
  const words = splitTags(text).flatMap(splitLong);
  const joined = suggestions.filter(holdsSeparator);
  if (joined.length === 0) return words;
  const result: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const ends = joined.map((one) => at + splitTags(one).length);
    const match = joined.find((one, index) =>
      suggestionFor([one], words.slice(at, ends[index]).join(', ')),
    );
    if (match) at += splitTags(match).length - 1;
    result.push(match ?? words[at] ?? '');
  }
  return result;
}

/** Whether a text with a comma may become a suggestion that has it too: "Thừa cân, bé". */
export function mayBecome(suggestions: readonly string[], text: string): boolean {
  const typed = fold(text).trim();
  return suggestions.some((one) => holdsSeparator(one) && fold(one).startsWith(typed));
}

export type TagAliases = Readonly<Record<string, readonly string[]>>;

const MAX_SUGGESTIONS = 10;

/** Matches beginnings of words, also of aliases; suggestions that start with the text come first. */
export function matchSuggestions(
  suggestions: readonly string[],
  tags: readonly string[],
  text: string,
  aliases: TagAliases = {},
): string[] {
  const free = suggestions.filter((word) => !tags.some((tag) => sameTag(tag, word)));
  const placeIn = (word: string): number | undefined => {
    const positions = [word, ...(aliases[word] ?? [])].flatMap(
      (name) => wordPlace(name, text) ?? [],
    );
    return positions.length === 0 ? undefined : Math.min(...positions);
  };
  const matches = free.filter((word) => placeIn(word) !== undefined);
  const starts = matches.filter((word) => placeIn(word) === 0);
  const rest = matches.filter((word) => !starts.includes(word));
  return [...starts, ...rest].slice(0, MAX_SUGGESTIONS);
}
