import { toSlug } from '../../../src/domain/publicHouse/articles/article';
import { isAppWord } from '../../../src/domain/publicHouse/publicPaths';
import type { PublishedName } from '../../../src/domain/publicHouse/published';
import { CouchConflict, type CouchDatabase, type StoredDocument } from '../../couch/client';
import { libraryKey, type PublishedDocument } from './publishedRecords';

type AddressDocument = StoredDocument<{ workspaceId: string }>;

const addressId = (type: string, id: string): string => `addresses:${type}:${id}`;

function buildAddress({ type, source }: PublishedDocument): AddressDocument {
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

export function articleSlugs(workspaceId: string, id: string, slug: unknown): [string, string] {
  const own = toSlug(typeof slug === 'string' ? slug : '');
  return [own, `${own.slice(0, 100)}-${libraryKey(workspaceId, id).slice(0, 8)}`];
}

/** `{workspaceId, id}` of the owner. */
export type SlugDocument = StoredDocument<{ workspaceId: string; id: string }>;

function buildSlugAddresses({ type, body, source }: PublishedDocument): SlugDocument[] {
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

export const slugOfAddress = (storedId: string): string | undefined =>
  storedId.startsWith(SLUGS) ? storedId.slice(SLUGS.length) : undefined;

export const documentOfAddress = (storedId: string): string | undefined =>
  storedId.startsWith('addresses:') ? storedId.slice('addresses:'.length) : undefined;

export async function articleAt(
  published: CouchDatabase,
  slug: string,
): Promise<SlugDocument['body'] | undefined> {
  return ((await published.get(`${SLUGS}${slug}`)) as SlugDocument | undefined)?.body;
}

const EXPERTS = 'addresses:experts:';
const MAX_NAMESAKES = 500;

export const expertSlugOfAddress = (storedId: string): string | undefined =>
  storedId.startsWith(EXPERTS) ? storedId.slice(EXPERTS.length) : undefined;

/** True also for a former slug: none is ever given to another expert. */
export const isExpertSlug = async (published: CouchDatabase, slug: string): Promise<boolean> =>
  (await published.get(`${EXPERTS}${slug}`)) !== undefined;

export async function claimExpertSlug(
  published: CouchDatabase,
  accountId: string,
  name: string,
): Promise<string | undefined> {
  const words = toSlug(name).slice(0, 60);
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
      if (!(error instanceof CouchConflict)) throw error;
      if ((await published.get(_id))?.body.accountId === accountId) return slug;
    }
  }
  return undefined;
}

/**
 * Devices choose document ids, so the first publisher keeps the address for ever: nobody may take over what another one
 * has shown.
 */
export async function claimAddresses(
  published: CouchDatabase,
  documents: readonly PublishedDocument[],
): Promise<void> {
  const addresses = documents.filter(({ deleted }) => !deleted);
  const slugs = [...addresses.map(buildAddress), ...addresses.flatMap(buildSlugAddresses)];
  if (slugs.length === 0) return;
  const present = await published.getMany(slugs.map(({ _id }) => _id));
  const missing = slugs.filter(({ _id }) => !present.get(_id));
  // Conflicts are ignored: another gateway's earlier claim stays.
  if (missing.length > 0) await published.bulk(missing);
}

export async function ownerOfAddress(
  published: CouchDatabase,
  type: PublishedName,
  id: string,
): Promise<string | undefined> {
  const document = (await published.get(addressId(type, id))) as AddressDocument | undefined;
  return document?.body.workspaceId;
}
