import { slugOf } from '../../../src/domain/publicHouse/articles/article';
import { isAppWord } from '../../../src/domain/publicHouse/publicPaths';
import type { PublishedName } from '../../../src/domain/publicHouse/published';
import { CouchConflict, type CouchDatabase, type StoredDocument } from '../../couch/client';
import { libraryKey, type PublishedDocument } from './publishedRecords';

/** Whose document stands at a public address: `{workspaceId}`. */
type AddressDocument = StoredDocument<{ workspaceId: string }>;

const addressId = (type: string, id: string): string => `addresses:${type}:${id}`;

function addressOf({ type, source }: PublishedDocument): AddressDocument {
  return {
    _id: addressId(type, source.id),
    type: 'addresses',
    deleted: false,
    body: { workspaceId: source.workspaceId },
    by: 'gateway',
    device: 'gateway',
    receivedAt: '',
  };
}

const SLUGS = 'addresses:blog:';

/** An article's address by its own words, which another one may have, and the same with a sign that none other can have. */
export function articleSlugs(workspaceId: string, id: string, slug: unknown): [string, string] {
  const own = slugOf(typeof slug === 'string' ? slug : '');
  return [own, `${own.slice(0, 100)}-${libraryKey(workspaceId, id).slice(0, 8)}`];
}

/** Whose article stands at an address of the blog: `{workspaceId, id}`. */
export type SlugDocument = StoredDocument<{ workspaceId: string; id: string }>;

function slugAddressesOf({ type, body, source }: PublishedDocument): SlugDocument[] {
  if (type !== 'articles') return [];
  const { workspaceId, id } = source;
  return articleSlugs(workspaceId, id, body.slug).map((slug) => ({
    _id: `${SLUGS}${slug}`,
    type: 'addresses',
    deleted: false,
    body: { workspaceId, id },
    by: 'gateway',
    device: 'gateway',
    receivedAt: '',
  }));
}

/** @returns the slug of an article's address; undefined for any other document */
export const slugOfAddress = (storedId: string): string | undefined =>
  storedId.startsWith(SLUGS) ? storedId.slice(SLUGS.length) : undefined;

/** @returns which document an address is of, as `menus:<id>`; undefined for any other document */
export const documentOfAddress = (storedId: string): string | undefined =>
  storedId.startsWith('addresses:') ? storedId.slice('addresses:'.length) : undefined;

/** The article that has or had an address of the blog. */
export async function articleAt(
  published: CouchDatabase,
  slug: string,
): Promise<SlugDocument['body'] | undefined> {
  return ((await published.get(`${SLUGS}${slug}`)) as SlugDocument | undefined)?.body;
}

const EXPERTS = 'addresses:experts:';
/** Experts of one name that get a number behind it. */
const MAX_NAMESAKES = 500;

/** @returns the slug of an expert's address; undefined for any other document */
export const expertSlugOfAddress = (storedId: string): string | undefined =>
  storedId.startsWith(EXPERTS) ? storedId.slice(EXPERTS.length) : undefined;

/** Whether an expert has or had this slug: it is never given to another one. */
export const isExpertSlug = async (published: CouchDatabase, slug: string): Promise<boolean> =>
  (await published.get(`${EXPERTS}${slug}`)) !== undefined;

/** Address of an expert, by the name they had when they were first shown: it does not change with it. */
export async function claimExpertSlug(
  published: CouchDatabase,
  accountId: string,
  name: string,
): Promise<string | undefined> {
  const words = slugOf(name).slice(0, 60);
  const own = isAppWord(words) ? `chuyen-gia-${words}` : words;
  for (let number = 1; number <= MAX_NAMESAKES; number += 1) {
    const slug = number === 1 ? own : `${own}-${number}`;
    const _id = `${EXPERTS}${slug}` as const;
    const present = await published.get(_id);
    if (present?.body.accountId === accountId) return slug;
    if (present) continue;
    const envelope = { type: 'addresses', deleted: false, by: 'gateway', device: 'gateway' };
    try {
      await published.put({ _id, ...envelope, body: { accountId }, receivedAt: '' });
      return slug;
    } catch (error) {
      // Another gateway was first; perhaps for the same expert.
      if (!(error instanceof CouchConflict)) throw error;
      if ((await published.get(_id))?.body.accountId === accountId) return slug;
    }
  }
  return undefined;
}

/**
 * Keeps the public addresses of documents for the workspaces that published them first: an address names a document
 * by its own id, which devices choose, and nobody may take over what another one has shown. Never given back.
 */
export async function claimAddresses(
  published: CouchDatabase,
  documents: readonly PublishedDocument[],
): Promise<void> {
  const shown = documents.filter(({ deleted }) => !deleted);
  const wanted = [...shown.map(addressOf), ...shown.flatMap(slugAddressesOf)];
  if (wanted.length === 0) return;
  const present = await published.getMany(wanted.map(({ _id }) => _id));
  const missing = wanted.filter(({ _id }) => !present.get(_id));
  // Where another gateway was first, its claim stays.
  if (missing.length > 0) await published.bulk(missing);
}

/** @returns the workspace that an address belongs to; undefined where nothing was ever published there */
export async function ownerOfAddress(
  published: CouchDatabase,
  type: PublishedName,
  id: string,
): Promise<string | undefined> {
  const document = (await published.get(addressId(type, id))) as AddressDocument | undefined;
  return document?.body.workspaceId;
}
