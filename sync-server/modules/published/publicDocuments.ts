import type { z } from 'zod';
import { articleSchema } from '../../../src/domain/records/articles';
import { menuSchema } from '../../../src/domain/records/menus';
import { recipeSchema } from '../../../src/domain/records/recipes';
import { readTolerantly } from '../../../src/domain/schema/tolerance';
import type { Couch, CouchDatabase } from '../../couch/client';
import { articleAt, articleSlugs, isExpertSlug, ownerOfAddress } from './addresses';
import type { Library } from './library';
import type { ExpertCard } from './names';
import { PUBLISHED_DATABASE, publishedId, type PublishedDocument } from './publishedRecords';

const SHOWN = {
  menus: menuSchema.pick({
    id: true,
    name: true,
    description: true,
    createdAt: true,
    updatedAt: true,
    tags: true,
    meals: true,
    sale: true,
  }),
  recipes: recipeSchema.pick({
    id: true,
    title: true,
    description: true,
    category: true,
    createdAt: true,
    updatedAt: true,
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
  }),
  articles: articleSchema.pick({
    id: true,
    title: true,
    slug: true,
    createdAt: true,
    updatedAt: true,
    tags: true,
    summary: true,
    blocks: true,
    readingTime: true,
  }),
} as const;

export type ShownKind = keyof typeof SHOWN;
export type ShownDocument<K extends ShownKind> = z.output<(typeof SHOWN)[K]>;

export type PublicDocument<K extends ShownKind> =
  | { state: 'missing' | 'gone' }
  | {
      state: 'shown';
      version: string;
      id: string;
      workspaceId: string;
      expertId: string;
      ownSlug: unknown;
      author: Pick<ExpertCard, 'name' | 'isVerified'>;
      read: () => ShownDocument<K> | undefined;
    };

export interface PublicDocuments {
  byId<K extends ShownKind>(kind: K, id: string): Promise<PublicDocument<K>>;
  /** Finds former slugs too; `slug` of the answer is the present one. */
  bySlug(slug: string): Promise<PublicDocument<'articles'> & { slug?: string }>;
  slugById(workspaceId: string, id: string): Promise<{ slug: string } | { state: 'gone' }>;
  hadExpert(slug: string): Promise<boolean>;
}

export function readShown<K extends ShownKind>(kind: K, body: Record<string, unknown>) {
  const schema = SHOWN[kind];
  const known = Object.entries(body).filter(([key]) => Object.hasOwn(schema.shape, key));
  const result = readTolerantly<z.ZodType>(schema, Object.fromEntries(known));
  return result.ok ? (result.value as ShownDocument<K>) : undefined;
}

async function presentSlug(
  published: CouchDatabase,
  { workspaceId, id }: { workspaceId: string; id: string },
  slug: unknown,
): Promise<string> {
  const [own, sure] = articleSlugs(workspaceId, id, slug);
  const owner = await articleAt(published, own);
  return owner?.workspaceId === workspaceId && owner.id === id ? own : sure;
}

function toShown<K extends ShownKind>(
  kind: K,
  { _rev, body, source }: PublishedDocument,
  { name, isVerified }: ExpertCard,
): PublicDocument<K> {
  return {
    state: 'shown',
    version: JSON.stringify([_rev, name, isVerified]),
    id: source.id,
    workspaceId: source.workspaceId,
    expertId: String(body.expertId),
    ownSlug: body.slug,
    author: { name, isVerified },
    read: () => readShown(kind, body),
  };
}

export function createPublicDocuments(
  couch: Couch,
  library: Pick<Library, 'expert'>,
): PublicDocuments {
  const published = couch.database(PUBLISHED_DATABASE);

  async function inWorkspace<K extends ShownKind>(
    kind: K,
    workspaceId: string,
    id: string,
  ): Promise<PublicDocument<K>> {
    const stored = await published.get(publishedId(kind, workspaceId, id));
    const document = stored as PublishedDocument | undefined;
    if (!document || document.deleted) return { state: 'gone' };
    const expert = await library.expert(String(document.body.expertId));
    if (!expert?.isShown) return { state: 'gone' };
    return toShown(kind, document, expert);
  }

  async function bySlug(slug: string): ReturnType<PublicDocuments['bySlug']> {
    const named = await articleAt(published, slug);
    if (!named) return { state: 'missing' };
    const { workspaceId, id } = named;
    const publicDocument = await inWorkspace('articles', workspaceId, id);
    if (publicDocument.state !== 'shown') return publicDocument;
    return { ...publicDocument, slug: await presentSlug(published, named, publicDocument.ownSlug) };
  }

  return {
    byId: async (kind, id) => {
      const workspaceId = await ownerOfAddress(published, kind, id);
      return workspaceId === undefined ? { state: 'missing' } : inWorkspace(kind, workspaceId, id);
    },
    bySlug,
    slugById: async (workspaceId, id) => {
      const publicDocument = await inWorkspace('articles', workspaceId, id);
      if (publicDocument.state !== 'shown') return { state: 'gone' };
      return { slug: await presentSlug(published, { workspaceId, id }, publicDocument.ownSlug) };
    },
    hadExpert: (slug) => isExpertSlug(published, slug),
  };
}
