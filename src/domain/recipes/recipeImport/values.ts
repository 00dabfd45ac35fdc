import { cleanLetters } from '../../text/cleanLetters';
import { decodeEntities } from './entities';

export type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toList = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

const BREAKS = /<(br|\/p|\/li|\/h[1-6]|\/div|\/tr|\/section|\/ul|\/ol)\b[^>]*>/gi;

/** Microdata: each is a line, whatever its tag. */
const MARKED =
  /(?=<[a-z][a-z0-9]*\b[^>]*\bitemprop=["']?(?:recipeIngredient|ingredients|recipeInstructions)\b)/gi;

export function plainText(html: string): string {
  const lines = html
    .replaceAll(/<(script|style|noscript|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replaceAll(BREAKS, '\n')
    .replaceAll(MARKED, '\n')
    .replaceAll(/<[^>]*(>|$)/g, ' ');
  // Escaped markup must not be shown either.
  const decoded = decodeEntities(lines)
    .replaceAll(BREAKS, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ');
  return cleanLetters(decoded)
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

export const words = (value: unknown, most = 20_000): string =>
  typeof value === 'string' || typeof value === 'number'
    ? plainText(String(value)).slice(0, most)
    : '';

export function wordsWithin(value: unknown, keys: readonly string[], depth = 0): string {
  if (depth > MAX_DEEP) return '';
  for (const one of toList(value)) {
    const content = isRecord(one)
      ? keys.map((key) => wordsWithin(one[key], keys, depth + 1)).find((text) => text !== '')
      : Array.isArray(one)
        ? wordsWithin(one, keys, depth + 1)
        : words(one, 500);
    if (content) return content;
  }
  return '';
}

export const MAX_DEEP = 8;
