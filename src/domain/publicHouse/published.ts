import type { z } from 'zod';
import { COLLECTION_NAMES, isTwoWay, twoWay, type PublishedName } from '../records';
import { extendedNutritionSchema, knownNutrition } from '../food/nutrients';
import { readTolerantly, withoutUnknownFields } from '../schema/tolerance';

export type { PublishedName } from '../records';

export const PUBLISHED_NAMES = COLLECTION_NAMES.filter(isPublishable);

export function isPublishable(name: string): name is PublishedName {
  return isTwoWay(name) && twoWay(name).published !== null;
}

export function isPublic(name: PublishedName, body: Record<string, unknown>): boolean {
  return twoWay(name).published?.isPublic(body) === true;
}

/**
 * Fields unknown to this version are left out at any depth: only who knows a field can say that it may be public.
 * @returns undefined where it is not public, or breaks the schema
 */
export function publicPart(
  name: PublishedName,
  body: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const { published } = twoWay(name);
  if (!published?.isPublic(body)) return undefined;
  const { shape } = published.schema;
  const allowed = Object.entries(body).filter(([key]) => Object.hasOwn(shape, key));
  const reading = readTolerantly<z.ZodType>(published.schema, Object.fromEntries(allowed));
  if (!reading.ok) return undefined;
  const known = withoutUnknownFields(reading.value, reading.unknown) as Record<string, unknown>;
  const blocks = published.shown?.(known) ?? known;
  const { data: figures } = extendedNutritionSchema.safeParse(blocks.extendedNutrition);
  // Names and units of figures are free text to the schema: none of it reaches others.
  return figures ? { ...blocks, extendedNutrition: knownNutrition(figures) } : blocks;
}

export const LIBRARY_SIZE = 100;
export const LIBRARY_FOUND = 20;
