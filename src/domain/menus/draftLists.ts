import type { z } from 'zod';
import { isRecord } from '../protocol/merge/merged';
import { tagSchema, type Tag } from '../schema/primitives';
import { readTolerantly } from '../schema/tolerance';

/**
 * The parts of a draft's list that fit, in their order. In the place of one that does not, the stored document's part of
 * that key: without it a save would take away what nobody took away.
 * @param key names a part
 * @param before of the document on which the draft was typed
 * @param read undefined where a part does not fit
 */
export function readDraftList<T extends object>(
  stored: unknown,
  key: keyof T & string,
  before: readonly T[],
  read: (part: unknown) => T | undefined,
): T[] {
  if (!Array.isArray(stored)) return [...before];
  const known = new Map<unknown, T>(before.map((part) => [part[key], part]));
  return stored.flatMap(
    (part: unknown) => read(part) ?? (isRecord(part) ? known.get(part[key]) : undefined) ?? [],
  );
}

export const createPartReader =
  <T>(shape: z.ZodType) =>
  (part: unknown): T | undefined =>
    shape.safeParse(part).data as T | undefined;

function readTag(stored: unknown): Tag | undefined {
  const read = readTolerantly(tagSchema, stored);
  return read.ok ? read.value : undefined;
}

export const readDraftTags = (stored: unknown, before: readonly Tag[]): Tag[] =>
  readDraftList(stored, 'id', before, readTag);
