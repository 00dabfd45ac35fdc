import { isPublishable, type PublishedName } from '../../../src/domain/publicHouse/published';
import type { Couch } from '../../couch/client';
import { contentVersion } from './looks';
import { PUBLISHED_DATABASE, type PublishedDocument } from '../published/publishedRecords';

const PAGE = 50;
const TITLE_LENGTH = 300;

export interface IndexedItem {
  type: PublishedName;
  workspaceId: string;
  id: string;
  title: string;
  expertId: string;
  at: string;
  version: string;
}

export interface PublishedIndex {
  refresh(): Promise<void>;
  all(): Iterable<IndexedItem>;
  find(type: PublishedName, workspaceId: string, id: string): IndexedItem | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function toItem({ type, source, body, receivedAt }: PublishedDocument): IndexedItem | undefined {
  if (!isPublishable(type)) return undefined;
  const title = (text(body.name) || text(body.title)).slice(0, TITLE_LENGTH);
  const { workspaceId, id } = source;
  const at = receivedAt || text(body.updatedAt);
  const version = contentVersion(body);
  return { type, workspaceId, id, title, expertId: text(body.expertId), at, version };
}

export function createPublishedIndex(couch: Couch): PublishedIndex {
  const published = couch.database<PublishedDocument>(PUBLISHED_DATABASE);
  const items = new Map<string, IndexedItem>();
  let since: string | null = null;
  let epoch: string | undefined;
  let running: Promise<void> | undefined;

  function take(id: string, document: PublishedDocument | undefined): void {
    if (!isPublishable(id.slice(0, id.indexOf(':')))) return;
    const isShown = document?.source && !document.deleted && document._deleted !== true;
    const item = isShown ? toItem(document) : undefined;
    if (item) items.set(id, item);
    else items.delete(id);
  }

  async function read(): Promise<void> {
    const present = await couch.epoch(PUBLISHED_DATABASE);
    if (present !== epoch) {
      items.clear();
      since = null;
      epoch = present;
    }
    for (;;) {
      const page = await published.changes({ since, limit: PAGE });
      for (const { id, doc } of page.rows) take(id, doc);
      since = page.lastSeq;
      if (page.pending === 0) return;
    }
  }

  return {
    refresh: () => {
      running ??= read().finally(() => {
        running = undefined;
      });
      return running;
    },
    all: () => items.values(),
    find: (type, workspaceId, id) => items.get(`${type}:${workspaceId}:${id}`),
  };
}
