import { linesOfData } from './pageText';

export type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toList = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

export const words = (value: unknown, most = 20_000): string =>
  typeof value === 'string' || typeof value === 'number'
    ? linesOfData(String(value)).slice(0, most)
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
