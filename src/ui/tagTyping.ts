import { BETWEEN } from '../domain/schema/tags';
import {
  addTag,
  addTags,
  cleanTag,
  holdsSeparator,
  mayBecome,
  suggestionFor,
  tagsWithin,
} from './tags';

/** Contents of a tag field: the parent's tags, and the text that is still being typed. */
export interface TagTyping {
  /** All tags, the one that is being typed as the last of them, so that no draft and no save misses it. */
  tags: string[];
  text: string;
  /** The last of `tags`, when it is the text in the box and not a finished tag. */
  pending: string | undefined;
}

/** The finished tags. A parent that meanwhile changed the list has finished them all. */
export function finished({ tags, pending }: Omit<TagTyping, 'text'>): string[] {
  return pending !== undefined && tags.at(-1) === pending ? tags.slice(0, -1) : tags;
}

function open(done: string[], text: string, max: number): TagTyping {
  const word = cleanTag(text).replace(/,$/u, '');
  const tags = addTag(done, word, max);
  const pending = tags === done ? undefined : word;
  return { tags, text, pending };
}

/** Takes a suggestion as the one tag that it is, also where a comma stands in it. */
export function taken(done: string[], suggestion: string, max: number): TagTyping {
  const tags = addTag(done, suggestion, max);
  const isFull = tags === done && done.length >= max;
  return { tags, text: isFull ? suggestion : '', pending: undefined };
}

/**
 * Finishes every tag of a text; what finds no room stays in the box.
 * @param spelled suggestions that replace what says the same; those with a comma in them stay one tag in any case
 */
export function finish(
  done: string[],
  text: string,
  max: number,
  suggestions: readonly string[] = [],
  spelled = suggestions,
): TagTyping {
  const words = tagsWithin(text, suggestions).map((word) => suggestionFor(spelled, word) ?? word);
  const { tags, rest } = addTags(done, words, max);
  return { tags, text: rest.join(', '), pending: undefined };
}

/** After a keystroke: a comma, a semicolon or a line break finishes what stands before it. */
export function typed(
  done: string[],
  text: string,
  max: number,
  suggestions: readonly string[] = [],
): TagTyping {
  // Behind "0," a digit may still come, of a dose.
  if (!holdsSeparator(text.replace(/(?<=\d),$/u, '')) || mayBecome(suggestions, text))
    return open(done, text, max);
  const words = text.split(BETWEEN);
  const last = (words.pop() ?? '').trimStart();
  const before = finish(done, words.join(','), max, suggestions);
  if (before.text !== '')
    return { ...before, text: [before.text, last].filter(Boolean).join(', ') };
  return open(before.tags, last, max);
}
