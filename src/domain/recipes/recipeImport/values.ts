import { cleanLetters } from '../../text/cleanLetters';
import { decodeEntities } from './entities';

export type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Tags that end a line of a page. */
const BREAKS = /<(br|\/p|\/li|\/h[1-6]|\/div|\/tr|\/section|\/ul|\/ol)\b[^>]*>/gi;

/** Elements that say they are an ingredient or a step (microdata): each is a line, whatever its tag. */
const MARKED =
  /(?=<[a-z][a-z0-9]*\b[^>]*\bitemprop=["']?(?:recipeIngredient|ingredients|recipeInstructions)\b)/gi;

/** The words of a piece of HTML; what it does is gone with its tags. */
export function plainText(html: string): string {
  const lines = html
    .replaceAll(/<(script|style|noscript|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replaceAll(BREAKS, '\n')
    .replaceAll(MARKED, '\n')
    .replaceAll(/<[^>]*(>|$)/g, ' ');
  // Markup that was escaped is none to be shown either.
  const decoded = decodeEntities(lines)
    .replaceAll(BREAKS, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ');
  return cleanLetters(decoded)
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** The words of a text or a number. */
export const words = (value: unknown, most = 20_000): string =>
  typeof value === 'string' || typeof value === 'number'
    ? plainText(String(value)).slice(0, most)
    : '';

/** Words of a value that may be wrapped: `{value: 6, unitText: "phần"}`, `{name: "bún"}`, `["4", "4 phần"]`. */
export function wordsWithin(value: unknown, keys: readonly string[], depth = 0): string {
  if (depth > MAX_DEEP) return '';
  for (const one of listOf(value)) {
    const said = isRecord(one)
      ? keys.map((key) => wordsWithin(one[key], keys, depth + 1)).find((text) => text !== '')
      : Array.isArray(one)
        ? wordsWithin(one, keys, depth + 1)
        : words(one, 500);
    if (said) return said;
  }
  return '';
}

export const MAX_DEEP = 8;
