import type { DiaryEntry } from '../domain/practice/diary/submission';
import type { SharedView } from '../domain/practice/diary/sharedView';

/** Each entry that the gateway does not have yet has a key of its own, so that two tabs never overwrite each other's. */
const PREFIX = 'bualanh.khach';
const CURRENT = `${PREFIX}.current`;

export interface KeptLink {
  token: string;
  view?: SharedView | undefined;
  /** Milliseconds by which the gateway's clock is ahead of this one. */
  ahead?: number | undefined;
  isEnded?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  refused?: { entry: DiaryEntry; reason: string }[] | undefined;
}

/** Stands in where the browser keeps nothing. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();
let version = 0;
let isKept = true;

const notifyListeners = (): void => {
  version += 1;
  for (const listener of listeners) listener();
};
globalThis.addEventListener?.('storage', notifyListeners);

export const changes = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): number => version,
};

export const isStorageKept = (): boolean => isKept;

function read(key: string): unknown {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null || text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    // Full, or forbidden: the page goes on with what it has in memory, and says so.
    memory.set(key, text);
    isKept = false;
  }
  notifyListeners();
}

function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  notifyListeners();
}

function keys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...memory.keys()])];
  } catch {
    return [...memory.keys()];
  }
}

export const getSlug = (token: string): string => token.split('.')[0] ?? '';

const linkKey = (slug: string): string => `${PREFIX}.link.${slug}`;
const entryPrefix = (slug: string): string => `${PREFIX}.entry.${slug}.`;

export function currentSlug(): string | undefined {
  const slug = read(CURRENT);
  return typeof slug === 'string' ? slug : undefined;
}

export function readLink(slug: string): KeptLink | undefined {
  const link = read(linkKey(slug)) as Partial<KeptLink> | undefined;
  return typeof link?.token === 'string' ? (link as KeptLink) : undefined;
}

export function changeLink(slug: string, change: (link: KeptLink) => KeptLink): void {
  const link = readLink(slug);
  if (link) write(linkKey(slug), change(link));
}

export function takeToken(token: string): void {
  const slug = getSlug(token);
  const before = readLink(slug);
  if (before?.token !== token) write(linkKey(slug), { ...before, token, isEnded: false });
  write(CURRENT, slug);
}

export function allSlugs(): string[] {
  const prefix = linkKey('');
  return keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

/** A later entry of the same thing replaces this one by its key. */
export interface Waiting {
  key: string;
  entry: DiaryEntry;
}

export function listWaiting(slug: string): Waiting[] {
  const prefix = entryPrefix(slug);
  return keys()
    .flatMap((key): Waiting[] => {
      const entry = key.startsWith(prefix) ? (read(key) as DiaryEntry | undefined) : undefined;
      return entry ? [{ key, entry }] : [];
    })
    .sort((a, b) => a.entry.at.localeCompare(b.entry.at));
}

/** @param what names the thing: pressed again, only the last press is sent */
export function putEntry(slug: string, what: string, entry: DiaryEntry): void {
  write(entryPrefix(slug) + what, entry);
}

/** An entry that was changed meanwhile stays. */
export function dropEntry({ key, entry }: Waiting): void {
  const now = read(key) as DiaryEntry | undefined;
  if (now?.id === entry.id && now.at === entry.at) remove(key);
}
