import type { z } from 'zod';
import { BehaviorSubject, map } from 'rxjs';
import { InvalidDocument, type LocalData, type Repository } from '../../../src/data/types';
import { COLLECTION_NAMES, TWO_WAY, type CollectionName } from '../../../src/domain/records';
import { menuListing } from '../../../src/domain/menus/menuListing';
import type { Menu } from '../../../src/domain/records/menus';
import { newId } from '../../../src/platform/ids';
import { createStore } from '../../../src/platform/store';
import { LAN } from '../../../sync-server/modules/demo/accounts';
import { demoDocuments } from '../../../sync-server/modules/demo/records';
import { starterSet } from '../../../sync-server/modules/catalogue/library';

type Stored = { id: string; updatedAt: string };

function checked(name: CollectionName, document: Stored): Stored {
  const schema = (TWO_WAY as unknown as Record<string, z.ZodType>)[name];
  const issues = schema?.safeParse(document).error?.issues ?? [];
  if (issues.length === 0) return document;
  throw new InvalidDocument(
    name,
    issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

function memoryOfMany(
  name: CollectionName,
  subject: BehaviorSubject<Map<string, Stored>>,
  write: (change: (all: Map<string, Stored>) => void) => void,
): Pick<Repository<Stored>, 'insertAll' | 'removeAll'> {
  return {
    insertAll: async (documents) =>
      write((byId) => documents.forEach((one) => byId.set(one.id, checked(name, one)))),
    removeAll: async (ids, isWanted) => {
      const removed = ids.filter((id) => {
        const current = subject.value.get(id);
        return current !== undefined && isWanted(current);
      });
      write((byId) => removed.forEach((id) => byId.delete(id)));
      return removed;
    },
  };
}

function memory(name: CollectionName, stored: readonly Stored[]): Repository<Stored> {
  const subject = new BehaviorSubject(new Map(stored.map((one) => [one.id, one])));
  const gone = new Map<string, Stored>();
  const write = (change: (all: Map<string, Stored>) => void): void => {
    const next = new Map(subject.value);
    change(next);
    subject.next(next);
  };
  const all = () => [...subject.value.values()];
  return {
    watchAll: () => subject.pipe(map(() => all())),
    watch: (id) => subject.pipe(map((byId) => byId.get(id))),
    all: async () => all(),
    get: async (id) => subject.value.get(id),
    insert: async (document) => {
      write((byId) => byId.set(document.id, checked(name, document)));
      return document;
    },
    ...memoryOfMany(name, subject, write),
    update: async (id, change) => {
      const current = subject.value.get(id);
      if (!current) throw new Error(`no ${name} ${id}`);
      const next = checked(name, { ...change(current), updatedAt: new Date().toISOString() });
      write((byId) => byId.set(id, next));
      return next;
    },
    remove: async (id) => {
      const current = subject.value.get(id);
      if (current) gone.set(id, current);
      write((byId) => byId.delete(id));
    },
    removed: async (id) => gone.get(id),
    restore: async (document) => {
      write((byId) => byId.set(document.id, gone.get(document.id) ?? document));
      return document;
    },
  };
}

function ofKind(records: Repository<Stored>, kind: string): Repository<Stored> {
  const own = (all: readonly Stored[]) => all.filter((one) => 'kind' in one && one.kind === kind);
  return {
    ...records,
    watchAll: () => records.watchAll().pipe(map(own)),
    all: async () => own(await records.all()),
  };
}

let starter: ReturnType<typeof starterSet> | undefined;

export function theStarterSet(): ReturnType<typeof starterSet> {
  starter ??= starterSet();
  return starter;
}

const noImages = () => ({
  add: async () => undefined,
  read: async () => undefined,
  uploads: createStore([]),
  pause: async () => undefined,
  keepShared: async () => undefined,
  close: async () => undefined,
});

export function memoryData(
  documents: Partial<Record<CollectionName, readonly unknown[]>>,
  account: Partial<LocalData['account']> = {},
): LocalData {
  const collections = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, memory(name, (documents[name] ?? []) as Stored[])]),
  );
  const { accountId, workspaceId, email, name } = LAN;
  const menus = collections.menus as unknown as Repository<Menu>;
  const records = collections.records as Repository<Stored>;
  return {
    ...collections,
    records: { ...records, of: (kind: string) => ofKind(records, kind) },
    account: {
      accountId,
      workspaceId,
      email,
      name,
      role: 'expert',
      status: 'approved',
      plan: 'pro',
      maxClients: 50,
      ...account,
    },
    menuList: menus.watchAll().pipe(map((all) => all.map(menuListing))),
    imageFiles: noImages(),
    sharedImages: ofKind(collections.library as Repository<Stored>, 'image'),
    versions: { keep: async () => undefined, of: async () => [] },
    newBase: () => {
      const now = new Date().toISOString();
      return { id: newId(), workspaceId, expertId: accountId, createdAt: now, updatedAt: now };
    },
  } as unknown as LocalData;
}

export function demoData(
  more: Partial<Record<CollectionName, readonly unknown[]>> = {},
  account: Partial<LocalData['account']> = {},
): LocalData {
  const documents: Record<string, unknown[]> = { ...theStarterSet() };
  for (const { collection, document } of demoDocuments(LAN, new Date()))
    (documents[collection] ??= []).push(document);
  for (const [name, all] of Object.entries(more))
    documents[name] = [...(documents[name] ?? []), ...all];
  return memoryData(documents, account);
}
