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

export interface TagTyping {
  /** Includes the tag still being typed as the last one, so that no draft or save misses it. */
  tags: string[];
  text: string;
  /** The last of `tags`, when it is the text in the box and not a finished tag. */
  pending: string | undefined;
}

export function finished({ tags, pending }: Omit<TagTyping, 'text'>): string[] {
  return pending !== undefined && tags.at(-1) === pending ? tags.slice(0, -1) : tags;
}

function open(done: string[], text: string, max: number): TagTyping {
  const word = cleanTag(text).replace(/,$/u, '');
  const tags = addTag(done, word, max);
  const pending = tags === done ? undefined : word;
  return { tags, text, pending };
}

export function taken(done: string[], suggestion: string, max: number): TagTyping {
  const tags = addTag(done, suggestion, max);
  const isFull = tags === done && done.length >= max;
  return { tags, text: isFull ? suggestion : '', pending: undefined };
}

/**
 * Words without room stay in the box.
 * @param spelled suggestions whose spelling replaces the typed one; those with a comma stay one tag
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
  // After "0," another digit of a dose may follow.
  if (!holdsSeparator(text.replace(/(?<=\d),$/u, '')) || mayBecome(suggestions, text))
    return open(done, text, max);
  const words = text.split(BETWEEN);
  const last = (words.pop() ?? '').trimStart();
  const before = finish(done, words.join(','), max, suggestions);
  if (before.text !== '')
    return { ...before, text: [before.text, last].filter(Boolean).join(', ') };
  return open(before.tags, last, max);
}

/** Words in the box that found no room among the tags. */
export function tagsBeyond(
  { tags, text, pending }: TagTyping,
  suggestions: readonly string[],
): string[] {
  if (pending !== undefined) return [];
  return addTags(tags, tagsWithin(text, suggestions), Infinity).tags.slice(tags.length);
}

export function withoutEnd(tags: string[], end: readonly string[]): string[] {
  const start = tags.length - end.length;
  const isThere = end.length > 0 && end.every((tag, at) => tag === tags[start + at]);
  return isThere ? tags.slice(0, start) : tags;
}
