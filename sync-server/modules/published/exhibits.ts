import { publicCard, type PublicCard } from '../../../src/domain/publicHouse/publicCards';
import { wordsOfCard } from '../../../src/domain/publicHouse/publicSearch/words';
import { imagesIn } from '../../../src/domain/records/images/uses';
import type { Couch, CouchDatabase } from '../../couch/client';
import { createYieldToEventLoop } from '../../http/yieldToEventLoop';
import { documentOfAddress, expertSlugOfAddress, slugOfAddress } from './addresses';
import { PUBLISHED_DATABASE, type PublishedDocument } from './publishedRecords';
import { createSharedFiles } from './sharedFiles';

const PAGE = 50;
const MAX_IMAGES = 200;

export interface ExhibitCard {
  card: PublicCard;
  workspaceId: string;
  expertId: string;
  at: string;
  rev: string;
  images: readonly string[];
}

/** Things for sale show only their cover; other practices' images appear only where staff approved them for everybody. */
function listImages({ body, source }: PublishedDocument, { price }: PublicCard): string[] {
  const ids = new Set<string>();
  for (const { workspaceId, imageId } of imagesIn(price === undefined ? body : body.coverImage)) {
    if (workspaceId === source.workspaceId) ids.add(imageId);
    if (ids.size === MAX_IMAGES) break;
  }
  return [...ids];
}

function toKept(document: PublishedDocument): ExhibitCard | undefined {
  const card = publicCard(document.type, document.body);
  if (!card) return undefined;
  // Computed now, so that the first search need not do it for all cards.
  wordsOfCard(card);
  const { updatedAt } = card;
  return {
    card,
    workspaceId: document.source.workspaceId,
    expertId: String(document.body.expertId),
    at: updatedAt < document.receivedAt ? updatedAt : document.receivedAt,
    rev: document._rev ?? '',
    images: listImages(document, card),
  };
}

function createAddressBook() {
  const blog = new Map<string, string>();
  const experts = new Map<string, string>();
  const owners = new Map<string, string>();
  return {
    experts,
    clear: () => [blog, experts, owners].forEach((memory) => memory.clear()),
    take: (id: string, owner: Record<string, unknown>): boolean => {
      const expert = expertSlugOfAddress(id);
      if (expert !== undefined) experts.set(String(owner.accountId), expert);
      const slug = slugOfAddress(id);
      if (slug !== undefined) blog.set(slug, `${String(owner.workspaceId)} ${String(owner.id)}`);
      const named = documentOfAddress(id);
      if (named !== undefined && typeof owner.workspaceId === 'string')
        owners.set(named, owner.workspaceId);
      return expert === undefined;
    },
    hasSlug: (slug: string, workspaceId: string, id: string): boolean =>
      blog.get(slug) === `${workspaceId} ${id}`,
    /** Devices choose ids, so the address may belong to another workspace. */
    isOwn: ({ card: { kind, id }, workspaceId }: ExhibitCard): boolean =>
      owners.get(`${kind}:${id}`) === workspaceId,
  };
}

type AddressBook = ReturnType<typeof createAddressBook>;

const createTaker =
  (
    cards: Map<string, ExhibitCard>,
    addresses: AddressBook,
    files: ReturnType<typeof createSharedFiles>,
  ) =>
  (id: string, document: PublishedDocument | undefined): boolean => {
    if (files.take(id, document)) return true;
    if (document && documentOfAddress(id) !== undefined) return addresses.take(id, document.body);
    if (!document?.source || document.deleted || document._deleted === true)
      return cards.delete(id);
    if (cards.get(id)?.rev === document._rev) return false;
    const exhibit = toKept(document);
    if (!exhibit) return cards.delete(id);
    cards.set(id, exhibit);
    return true;
  };

export function createExhibits(couch: Couch) {
  const published = couch.database(PUBLISHED_DATABASE) as CouchDatabase<PublishedDocument>;
  const cards = new Map<string, ExhibitCard>();
  const addresses = createAddressBook();
  const sharedFiles = createSharedFiles();
  let epoch: string | undefined;
  let since: string | null = null;

  function begin(present: string): boolean {
    if (present === epoch) return false;
    const hadAny = cards.size > 0;
    cards.clear();
    addresses.clear();
    sharedFiles.clear();
    since = null;
    epoch = present;
    return hadAny;
  }

  const take = createTaker(cards, addresses, sharedFiles);

  return {
    addresses,
    sharedFiles: sharedFiles.all,
    listVisible: (): ExhibitCard[] => [...cards.values()].filter(addresses.isOwn),
    read: async (): Promise<boolean> => {
      let isChanged = begin(await couch.epoch(PUBLISHED_DATABASE));
      const others = createYieldToEventLoop();
      for (;;) {
        const page = await published.changes({ since, limit: PAGE });
        for (const { id, doc } of page.rows) {
          if (take(id, doc)) isChanged = true;
          await others();
        }
        since = page.lastSeq;
        if (page.pending === 0) return isChanged;
      }
    },
  };
}
export type Exhibits = ReturnType<typeof createExhibits>;
