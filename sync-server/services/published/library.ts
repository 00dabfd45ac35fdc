import { createHash } from 'node:crypto';
import type { LibraryEntry } from '../../../src/domain/collections/library';
import { LIBRARY_FOUND, LIBRARY_SIZE } from '../../../src/domain/published';
import { fold } from '../../../src/domain/search/fold';
import type { Couch } from '../../couch/client';
import type { Account } from '../accounts/documents';
import type { PublishedDocument } from './documents';
import { libraryKey, PUBLISHED_DATABASE } from './documents';
import { createExpertNames, type ExpertCard } from './names';

/** Changes read in one call. */
const PAGE = 50;

/** Most masters of one workspace among the newest, and in one answer: nobody fills the window alone. */
const SHARE = 5;
/** Most characters of a master that others are shown; what people make has some ten thousand. */
const MOST_SHOWN = 64 * 1024;
/** Most characters of all masters of one workspace in them: a hundred of the largest would be 6 MB for each device. */
const SHARE_SHOWN = 128 * 1024;

/** A public master, as much of it as is kept in memory. */
interface Card {
  /** `_id` in `published`. */
  storedId: string;
  key: string;
  workspaceId: string;
  expertId: string;
  /** When it was saved last; a clock that is ahead of ours does not put it in front. */
  at: string;
  rev: string;
  /** Characters that others are sent. */
  size: number;
  name: string;
  text: string;
}

/** A master in the library of one workspace. */
export interface LibraryItem {
  key: string;
  /** Changes whenever its entry does. */
  version: string;
  storedId: string;
}

/** Other experts' public masters. */
export interface Library {
  /** Takes in what was published since. @returns whether any list has changed */
  refresh(): Promise<boolean>;
  /** What comes with the product (tags, templates, masters): its documents and a name for their state. */
  provided(): { state: string; ids: string[] };
  /** The newest masters of other workspaces, the newest first; a few of each. */
  newest(workspaceId: string): Promise<LibraryItem[]>;
  /** The whole entries; one that is gone meanwhile is left out. */
  entries(items: readonly LibraryItem[]): Promise<LibraryEntry[]>;
  /** Masters of other workspaces whose name, description, tags or dishes hold every word. */
  search(workspaceId: string, query: string): Promise<LibraryEntry[]>;
  /** An account was changed. @returns whether any list may have changed with it */
  expertChanged(account: Account): boolean;
}

/** Most characters of the names of a master's dishes that a search looks through. */
const DISHES_LENGTH = 2000;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The names of what a menu holds. */
function dishesOf({ meals }: Record<string, unknown>): string {
  const slots = Object.values((meals ?? {}) as Record<string, { items?: { name?: unknown }[] }>);
  const names = slots.flatMap((meal) =>
    Array.isArray(meal?.items) ? meal.items.map((item) => text(item?.name)) : [],
  );
  return [...new Set(names)].join(' ').slice(0, DISHES_LENGTH);
}

function cardOf(document: PublishedDocument): Card {
  const { body, source } = document;
  const labels = Array.isArray(body.tags)
    ? body.tags.map((tag: { label?: unknown }) => text(tag.label))
    : [];
  const name = fold(text(body.name));
  const updatedAt = text(body.updatedAt);
  return {
    storedId: document._id,
    key: libraryKey(source.workspaceId, source.id),
    workspaceId: source.workspaceId,
    expertId: text(body.expertId),
    at: updatedAt < document.receivedAt ? updatedAt : document.receivedAt,
    rev: document._rev ?? '',
    size: JSON.stringify(body).length,
    name,
    text: fold(
      [text(body.name), text(body.description).slice(0, 500), ...labels, dishesOf(body)].join(' '),
    ),
  };
}

/** 8 hexadecimal digits: enough to notice a change. */
const shortHash = (value: string): string =>
  createHash('sha256').update(value).digest('hex').slice(0, 8);

/** What an entry says of its expert. */
const shownOf = (card: ExpertCard | undefined) => ({
  expertName: card?.name ?? '',
  expertVerified: card?.isVerified === true,
});

const newestFirst = (a: Card, b: Card): number =>
  a.at === b.at ? (a.key < b.key ? -1 : 1) : a.at < b.at ? 1 : -1;

/** The first ones, each workspace with its share. */
function withinShares(found: readonly Card[], most: number): Card[] {
  const taken = new Map<string, { count: number; size: number }>();
  const chosen: Card[] = [];
  for (const card of found) {
    if (chosen.length >= most) break;
    const { count, size } = taken.get(card.workspaceId) ?? { count: 0, size: 0 };
    if (count >= SHARE || size + card.size > SHARE_SHOWN) continue;
    taken.set(card.workspaceId, { count: count + 1, size: size + card.size });
    chosen.push(card);
  }
  return chosen;
}

/** Keeps names and times of all public masters in memory; their contents stay in the database. */
export function createLibrary(couch: Couch, now?: () => Date): Library {
  const published = couch.database<PublishedDocument>(PUBLISHED_DATABASE);
  const names = createExpertNames(couch, now);
  const cards = new Map<string, Card>();
  /** Revisions of what comes with the product, by `_id`. */
  const given = new Map<string, string>();
  let sorted: Card[] | undefined;
  let epoch: string | undefined;
  let since: string | null = null;
  let running: Promise<boolean> | undefined;

  function take(id: string, document: PublishedDocument | undefined): boolean {
    if (id.startsWith('library:') && document) {
      const isNew = given.get(id) !== document._rev;
      given.set(id, document._rev ?? '');
      return isNew;
    }
    if (!id.startsWith('menus:')) return false;
    const known = cards.get(id);
    if (!document?.source || document.deleted || document._deleted === true)
      return cards.delete(id);
    const card = cardOf(document);
    if (card.size > MOST_SHOWN) return cards.delete(id);
    cards.set(id, card);
    return known?.rev !== card.rev;
  }

  async function read(): Promise<boolean> {
    const present = await couch.epoch(PUBLISHED_DATABASE);
    let isChanged = false;
    if (present !== epoch) {
      isChanged = cards.size + given.size > 0;
      cards.clear();
      given.clear();
      since = null;
    }
    epoch = present;
    for (;;) {
      const page = await published.changes({ since, limit: PAGE });
      for (const { id, doc } of page.rows) if (take(id, doc)) isChanged = true;
      since = page.lastSeq;
      if (page.pending === 0) break;
    }
    if (isChanged) sorted = undefined;
    return isChanged;
  }

  const othersOf = (workspaceId: string): Card[] => {
    sorted ??= [...cards.values()].sort(newestFirst);
    return sorted.filter((card) => card.workspaceId !== workspaceId);
  };

  /** Those whose experts are shown, each workspace with its share, up to `most`. */
  async function shared(found: readonly Card[], most: number): Promise<Card[]> {
    const experts = await names.of([...new Set(found.map(({ expertId }) => expertId))]);
    const shown = found.filter(({ expertId }) => experts.get(expertId)?.isShown !== false);
    return withinShares(shown, most);
  }

  async function itemsOf(found: readonly Card[]): Promise<LibraryItem[]> {
    const called = await names.of([...new Set(found.map((card) => card.expertId))]);
    return found.map(({ key, storedId, rev, expertId }) => ({
      key,
      storedId,
      version: shortHash(`${rev} ${JSON.stringify(shownOf(called.get(expertId)))}`),
    }));
  }

  async function refresh(): Promise<boolean> {
    // One that runs already may have read the feed before the caller's change: another one follows.
    if (running) await running.catch(() => undefined);
    running ??= read().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function entries(items: readonly LibraryItem[]): Promise<LibraryEntry[]> {
    const documents = await published.getMany(items.map((item) => item.storedId));
    const shown = items.flatMap(({ key, storedId }) => {
      const document = documents.get(storedId);
      return document && !document.deleted ? [{ key, document, card: cardOf(document) }] : [];
    });
    const called = await names.of([...new Set(shown.map(({ card }) => card.expertId))]);
    return shown.map(({ key, document, card }) => ({
      id: key,
      createdAt: text(document.body.createdAt),
      updatedAt: card.at,
      kind: 'master',
      workspaceId: card.workspaceId,
      ...shownOf(called.get(card.expertId)),
      menu: document.body,
    }));
  }

  return {
    refresh,
    entries,
    provided: () => {
      const ids = [...given.keys()].sort();
      const revisions = ids.map((id) => `${id} ${given.get(id)}`).join('\n');
      return { state: shortHash(revisions), ids };
    },
    newest: async (workspaceId) => itemsOf(await shared(othersOf(workspaceId), LIBRARY_SIZE)),
    expertChanged: names.changed,
    search: async (workspaceId, query) => {
      const words = fold(query).split(' ').filter(Boolean);
      const found = othersOf(workspaceId).filter((card) =>
        words.every((word) => card.text.includes(word)),
      );
      const inName = (card: Card): boolean => words.every((word) => card.name.includes(word));
      const ranked = [...found.filter(inName), ...found.filter((card) => !inName(card))];
      return entries(await itemsOf(await shared(ranked, LIBRARY_FOUND)));
    },
  };
}
