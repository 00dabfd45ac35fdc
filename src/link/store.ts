import type { DiaryEntry } from '../domain/practice/diary/submission';
import type { SharedView } from '../domain/practice/diary/sharedView';

/**
 * Data that this phone keeps for its client in `localStorage`: the link, its last view, and each
 * entry that the gateway does not have yet under a key of its own, so that two tabs never overwrite
 * each other's.
 */
const PREFIX = 'bualanh.khach';
const CURRENT = `${PREFIX}.current`;

/** A link as it is kept. */
export interface KeptLink {
  token: string;
  /** Last shown; undefined until it was opened once, and when it ended. */
  view?: SharedView | undefined;
  /** Milliseconds by which the gateway's clock is ahead of this one. */
  ahead?: number | undefined;
  /** The gateway does not know the link any more. */
  isEnded?: boolean | undefined;
  /** The client chose to read only. */
  isReadOnly?: boolean | undefined;
  /** Entries that were not taken, with the reason. */
  refused?: { entry: DiaryEntry; reason: string }[] | undefined;
}

/** Stands in where the browser keeps nothing. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();
let version = 0;
let isKept = true;

const tell = (): void => {
  version += 1;
  for (const listener of listeners) listener();
};
// Another tab of this phone wrote.
globalThis.addEventListener?.('storage', tell);

/** For `useSyncExternalStore`: changes with each write. */
export const changes = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): number => version,
};

/** Whether the browser keeps what is written. */
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
  tell();
}

function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  tell();
}

function keys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...memory.keys()])];
  } catch {
    return [...memory.keys()];
  }
}

/** Of which client a token is: links of one client share what waits. */
export const slugOf = (token: string): string => token.split('.')[0] ?? '';

const linkKey = (slug: string): string => `${PREFIX}.link.${slug}`;
const entryPrefix = (slug: string): string => `${PREFIX}.entry.${slug}.`;

/** The client whose link was opened last. */
export function currentSlug(): string | undefined {
  const slug = read(CURRENT);
  return typeof slug === 'string' ? slug : undefined;
}

export function readLink(slug: string): KeptLink | undefined {
  const kept = read(linkKey(slug)) as Partial<KeptLink> | undefined;
  return typeof kept?.token === 'string' ? (kept as KeptLink) : undefined;
}

export function changeLink(slug: string, change: (link: KeptLink) => KeptLink): void {
  const link = readLink(slug);
  if (link) write(linkKey(slug), change(link));
}

/** Takes in a token that was opened; what waits of its client goes out by it. */
export function takeToken(token: string): void {
  const slug = slugOf(token);
  const before = readLink(slug);
  if (before?.token !== token) write(linkKey(slug), { ...before, token, isEnded: false });
  write(CURRENT, slug);
}

/** Clients of whom something is kept. */
export function allSlugs(): string[] {
  const prefix = linkKey('');
  return keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

/** An entry that waits, and the key under which it is replaced by a later one of the same thing. */
export interface Waiting {
  key: string;
  entry: DiaryEntry;
}

/** Entries that wait, the oldest first. */
export function waitingOf(slug: string): Waiting[] {
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

/** Forgets an entry that was sent, unless it was changed meanwhile. */
export function dropEntry({ key, entry }: Waiting): void {
  const now = read(key) as DiaryEntry | undefined;
  if (now?.id === entry.id && now.at === entry.at) remove(key);
}
