import { z } from 'zod';
import { articleSchema, recipeSchema } from './content';
import { libraryEntrySchema } from './food';
import { menuSchema } from './menu';
import { idSchema } from './primitives';
import { readTolerantly, withoutUnknownFields } from './tolerance';

/** Fields of every published document that say whose it is and how old. */
const origin = {
  id: true,
  workspaceId: true,
  expertId: true,
  createdAt: true,
  updatedAt: true,
} as const;

/**
 * What the public may see of a menu: the template. Not for whom it was made (`clientId`,
 * `masterMenuId`, `targetDate`) and not what the expert noted for a client (`notes`).
 */
const publicMenuSchema = menuSchema.pick({
  ...origin,
  kind: true,
  name: true,
  description: true,
  isPublic: true,
  status: true,
  coverImage: true,
  tags: true,
  goal: true,
  targetCalories: true,
  meals: true,
  nutritionSummary: true,
  extendedNutrition: true,
  nutritionMetadata: true,
  sale: true,
});

const publicRecipeSchema = recipeSchema.pick({
  ...origin,
  title: true,
  description: true,
  category: true,
  isPublic: true,
  status: true,
  coverImage: true,
  prepTime: true,
  cookTime: true,
  servings: true,
  difficulty: true,
  cuisine: true,
  tips: true,
  tags: true,
  ingredients: true,
  instructions: true,
  nutritionSummary: true,
  extendedNutrition: true,
  sale: true,
});

const publicArticleSchema = articleSchema.pick({
  ...origin,
  title: true,
  slug: true,
  status: true,
  tags: true,
  coverImage: true,
  summary: true,
  blocks: true,
  readingTime: true,
  wordCount: true,
});

/** Collections of which something can be public, with the white list of its fields. */
const WHITE_LISTS = {
  menus: publicMenuSchema,
  recipes: publicRecipeSchema,
  articles: publicArticleSchema,
} as const;

export type PublishedName = keyof typeof WHITE_LISTS;
export const PUBLISHED_NAMES = Object.keys(WHITE_LISTS) as PublishedName[];

export function isPublishable(name: string): name is PublishedName {
  return Object.hasOwn(WHITE_LISTS, name);
}

/** Whether its author made it public. A personal menu never is, whatever else it says. */
export function isPublic(name: PublishedName, body: Record<string, unknown>): boolean {
  if (body.status !== 'published') return false;
  if (name === 'articles') return body.deletedAt === undefined;
  if (name === 'menus' && (body.kind !== 'master' || body.clientId !== undefined)) return false;
  return body.isPublic === true;
}

/**
 * The public part of a document. What a newer version added to it is left out at any depth: only who knows a
 * field can say that it may be public.
 * @returns undefined where it is not public, or breaks the schema so that nothing can be said of its fields
 */
export function publicPart(
  name: PublishedName,
  body: Record<string, unknown>,
): Record<string, unknown> | undefined {
  if (!isPublic(name, body)) return undefined;
  const { shape } = WHITE_LISTS[name];
  const allowed = Object.entries(body).filter(([key]) => Object.hasOwn(shape, key));
  const reading = readTolerantly<z.ZodType>(WHITE_LISTS[name], Object.fromEntries(allowed));
  if (!reading.ok) return undefined;
  return withoutUnknownFields(reading.value, reading.unknown) as Record<string, unknown>;
}

/** Most masters of other experts that a device keeps: the newest. */
export const LIBRARY_SIZE = 100;
/** Most masters in one answer to a search. */
export const LIBRARY_FOUND = 20;

/** `GET /sync/library/search`: public masters of others, also those that the device does not keep. */
export const librarySearchSchema = z.object({
  accountId: idSchema,
  workspaceId: idSchema,
  deviceId: idSchema,
  q: z.string().trim().min(1).max(100),
});

/** What that call answers with, the best first. */
export const librarySearchResponseSchema = z.object({
  success: z.literal(true),
  entries: z.array(libraryEntrySchema).max(LIBRARY_FOUND),
});
export type LibrarySearchResponse = z.infer<typeof librarySearchResponseSchema>;
