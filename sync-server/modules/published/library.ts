import { saleSchema } from '../../../src/domain/schema/primitives';
import { toPrice } from '../../../src/domain/publicHouse/publicCards';
import { createHash } from 'node:crypto';
import type { LibraryEntry } from '../../../src/domain/records/library';
import type { LibraryLines } from '../../../src/api/library';
import { LIBRARY_FOUND, LIBRARY_SIZE } from '../../../src/domain/publicHouse/published';
import { fold } from '../../../src/domain/text/fold';
import type { Couch, CouchDatabase } from '../../couch/client';
import type { Account } from '../accounts/accountRecords';
import { toCard, foundBy, text, withLines, type Card } from './cards';
import { PUBLISHED_DATABASE, type PublishedDocument } from './publishedRecords';
import { createExpertNames, type ExpertCard, type ExpertNames } from './names';
import { createBuckets, type Bucket } from './sharedImageBuckets';
import { isSharedImageId } from './sharedImageRecords';

const PAGE = 50;

const SHARE = 5;
/** Characters; real masters have some ten thousand. */
const MAX_SHOWN = 64 * 1024;
/** Characters per workspace: a hundred of the largest masters would be 6 MB for each device. */
const SHARE_SHOWN = 128 * 1024;

export interface LibraryItem {
  key: string;
  version: string;
  storedId: string;
}

export interface Library {
  refresh(): Promise<boolean>;
  provided(): { state: string; ids: string[] };
  /** Ids of shared pictures in `published`, those that are shared no more among them. */
  sharedImages(): ReadonlyMap<number, Bucket>;
  newest(workspaceId: string): Promise<LibraryItem[]>;
  entries(items: readonly LibraryItem[]): Promise<LibraryEntry[]>;
  search(workspaceId: string, query: string, lines?: LibraryLines): Promise<LibraryEntry[]>;
  masters(workspaceId: string, keys: readonly string[]): Promise<LibraryEntry[]>;
  expert(accountId: string): Promise<ExpertCard | undefined>;
  expertChanged(account: Account): boolean;
}

/** 8 hexadecimal digits suffice to notice a change. */
const shortHash = (value: string): string =>
  createHash('sha256').update(value).digest('hex').slice(0, 8);

const toAuthorFields = (card: ExpertCard | undefined) => ({
  expertName: card?.name ?? '',
  expertVerified: card?.isVerified === true,
});

const isSold = ({ body: { sale } }: PublishedDocument): boolean =>
  'price' in toPrice(saleSchema.safeParse(sale).data);

const newestFirst = (a: Card, b: Card): number =>
  a.at === b.at ? (a.key < b.key ? -1 : 1) : a.at < b.at ? 1 : -1;

function withinShares(matches: readonly Card[], most: number): Card[] {
  const taken = new Map<string, { count: number; size: number }>();
  const chosen: Card[] = [];
  for (const card of matches) {
    if (chosen.length >= most) break;
    const { count, size } = taken.get(card.workspaceId) ?? { count: 0, size: 0 };
    if (count >= SHARE || size + card.size > SHARE_SHOWN) continue;
    taken.set(card.workspaceId, { count: count + 1, size: size + card.size });
    chosen.push(card);
  }
  return chosen;
}

class PublishedLibrary implements Library {
  private readonly published: CouchDatabase<PublishedDocument>;
  private readonly names: ExpertNames;
  private readonly cards = new Map<string, Card>();
  private readonly revisions = new Map<string, string>();
  private readonly images = createBuckets();
  private sorted: Card[] | undefined;
  private epoch: string | undefined;
  private since: string | null = null;
  private running: Promise<boolean> | undefined;

  constructor(
    private readonly couch: Couch,
    now?: () => Date,
  ) {
    this.published = couch.database<PublishedDocument>(PUBLISHED_DATABASE);
    this.names = createExpertNames(couch, now);
  }

  private take(id: string, document: PublishedDocument | undefined): boolean {
    if (id.startsWith('library:') && document) {
      const isNew = this.revisions.get(id) !== document._rev;
      this.revisions.set(id, document._rev ?? '');
      return isNew;
    }
    if (isSharedImageId(id) && document) return this.images.take(id, document._rev ?? '');
    if (!id.startsWith('menus:')) return false;
    const known = this.cards.get(id);
    if (!document?.source || document.deleted || document._deleted === true)
      return this.cards.delete(id);
    const card = toCard(document);
    // Sold menus are never copied to others.
    if (card.size > MAX_SHOWN || isSold(document)) return this.cards.delete(id);
    this.cards.set(id, card);
    return known?.rev !== card.rev;
  }

  private async read(): Promise<boolean> {
    const present = await this.couch.epoch(PUBLISHED_DATABASE);
    let isChanged = false;
    if (present !== this.epoch) {
      isChanged = this.cards.size + this.revisions.size + this.images.size > 0;
      this.cards.clear();
      this.revisions.clear();
      this.images.clear();
      this.since = null;
    }
    this.epoch = present;
    for (;;) {
      const page = await this.published.changes({ since: this.since, limit: PAGE });
      for (const { id, doc } of page.rows) if (this.take(id, doc)) isChanged = true;
      this.since = page.lastSeq;
      if (page.pending === 0) break;
    }
    if (isChanged) this.sorted = undefined;
    return isChanged;
  }

  private listOthers(workspaceId: string): Card[] {
    this.sorted ??= [...this.cards.values()].sort(newestFirst);
    return this.sorted.filter((card) => card.workspaceId !== workspaceId);
  }

  private async shared(matches: readonly Card[], most: number): Promise<Card[]> {
    const experts = await this.names.of([...new Set(matches.map(({ expertId }) => expertId))]);
    const visibleItems = matches.filter(({ expertId }) => experts.get(expertId)?.isShown !== false);
    return withinShares(visibleItems, most);
  }

  private async buildItems(matches: readonly Card[]): Promise<LibraryItem[]> {
    const called = await this.names.of([...new Set(matches.map((card) => card.expertId))]);
    return matches.map(({ key, storedId, rev, expertId }) => ({
      key,
      storedId,
      version: shortHash(`${rev} ${JSON.stringify(toAuthorFields(called.get(expertId)))}`),
    }));
  }

  async refresh(): Promise<boolean> {
    // A running read may have passed before the caller's change, so another follows.
    if (this.running) await this.running.catch(() => undefined);
    this.running ??= this.read().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  async entries(items: readonly LibraryItem[]): Promise<LibraryEntry[]> {
    const documents = await this.published.getMany(items.map((item) => item.storedId));
    const publicItems = items.flatMap(({ key, storedId }) => {
      const document = documents.get(storedId);
      return document && !document.deleted ? [{ key, document, card: toCard(document) }] : [];
    });
    const called = await this.names.of([...new Set(publicItems.map(({ card }) => card.expertId))]);
    return publicItems.map(({ key, document, card }) => ({
      id: key,
      createdAt: text(document.body.createdAt),
      updatedAt: card.at,
      kind: 'master',
      workspaceId: card.workspaceId,
      ...toAuthorFields(called.get(card.expertId)),
      menu: document.body,
    }));
  }

  private async answer(matches: readonly Card[]): Promise<LibraryEntry[]> {
    return this.entries(await this.buildItems(await this.shared(matches, LIBRARY_FOUND)));
  }

  provided(): { state: string; ids: string[] } {
    const ids = [...this.revisions.keys()].sort();
    const revisions = ids.map((id) => `${id} ${this.revisions.get(id)}`).join('\n');
    return { state: shortHash(revisions), ids };
  }

  sharedImages(): ReadonlyMap<number, Bucket> {
    return this.images.all();
  }

  async newest(workspaceId: string): Promise<LibraryItem[]> {
    return this.buildItems(await this.shared(this.listOthers(workspaceId), LIBRARY_SIZE));
  }

  async expert(accountId: string): Promise<ExpertCard | undefined> {
    return (await this.names.of([accountId])).get(accountId);
  }

  expertChanged(account: Account): boolean {
    return this.names.changed(account);
  }

  masters(workspaceId: string, keys: readonly string[]): Promise<LibraryEntry[]> {
    return this.answer(this.listOthers(workspaceId).filter(({ key }) => keys.includes(key)));
  }

  async search(workspaceId: string, query: string, lines?: LibraryLines): Promise<LibraryEntry[]> {
    const words = fold(query).split(' ').filter(Boolean);
    const whole = await this.answer(foundBy(this.listOthers(workspaceId), words));
    return whole.map((entry) => withLines(entry, lines, words));
  }
}

export function createLibrary(couch: Couch, now?: () => Date): Library {
  return new PublishedLibrary(couch, now);
}
