import { useSyncExternalStore } from 'react';
import { Away, call, Refusal } from './call';
import { keep, readKept } from './store';

export interface Outgoing {
  id: string;
  path: string;
  body: unknown;
  refused?: string | undefined;
  code?: string | undefined;
}

const KEY = 'bualanh-outbox';
/** When full, the oldest survey answers are dropped first. */
const MAX_WAITING = 20;
const [FIRST_WAIT, LONGEST_WAIT] = [2_000, 60_000];

let entries: readonly Outgoing[] = readEntries();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let running: Promise<void> | undefined;
const listeners = new Set<() => void>();
const takers = new Set<(entry: Outgoing, answer: unknown) => void>();

function readEntries(): readonly Outgoing[] {
  const storedEntries = readKept(KEY);
  if (!Array.isArray(storedEntries)) return [];
  return (storedEntries as Partial<Outgoing>[]).filter(
    (one): one is Outgoing => typeof one?.id === 'string' && typeof one.path === 'string',
  );
}

function write(next: readonly Outgoing[]): void {
  entries = next;
  keep(KEY, next);
  for (const listener of listeners) listener();
}

async function sendOne(entry: Outgoing): Promise<boolean> {
  try {
    const answer = await call(entry.path, entry.body);
    for (const taker of takers) taker(entry, answer);
    write(entries.filter(({ id }) => id !== entry.id));
    return true;
  } catch (error) {
    if (error instanceof Away) return false;
    const told =
      error instanceof Refusal ? { refused: error.message, code: error.code } : { refused: '' };
    write(entries.map((one) => (one.id === entry.id ? { ...one, ...told } : one)));
    return true;
  }
}

async function sendAll(): Promise<void> {
  for (const entry of entries.filter(({ refused }) => refused === undefined))
    if (!(await sendOne(entry))) {
      failures += 1;
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures, 6));
      timer = setTimeout(flush, wait);
      return;
    }
  failures = 0;
}

export function flush(): void {
  clearTimeout(timer);
  const before = running ?? Promise.resolve();
  running = before.then(sendAll).catch(reportError);
}

export function send(entry: Outgoing): void {
  const others = entries.filter(({ id }) => id !== entry.id);
  write([...others, entry].slice(-MAX_WAITING));
  flush();
}

export function discard(id: string): void {
  write(entries.filter((entry) => entry.id !== id));
}

export function onTaken(taker: (entry: Outgoing, answer: unknown) => void): () => void {
  takers.add(taker);
  return () => void takers.delete(taker);
}

export function startOutbox(): void {
  window.addEventListener('online', flush);
  if (entries.length > 0) flush();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useOutbox = (): readonly Outgoing[] => useSyncExternalStore(subscribe, () => entries);
