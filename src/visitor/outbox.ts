import { useSyncExternalStore } from 'react';
import { Away, call, Refused } from './call';
import { keep, readKept } from './store';

/** Something that a visitor sends: kept on the device until the gateway has taken or refused it. */
export interface Outgoing {
  /** Made on this device: sent twice, it is the same thing. */
  id: string;
  path: string;
  body: unknown;
  /** Why the gateway does not take it. */
  refused?: string | undefined;
}

const KEY = 'bualanh-outbox';
/** Most that waits; the oldest answers of a survey go first. */
const MAX_WAITING = 20;
/** Milliseconds before another try, and the longest wait between two. */
const [FIRST_WAIT, LONGEST_WAIT] = [2_000, 60_000];

let entries: readonly Outgoing[] = readEntries();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let running: Promise<void> | undefined;
const listeners = new Set<() => void>();
const takers = new Set<(entry: Outgoing, answer: unknown) => void>();

function readEntries(): readonly Outgoing[] {
  const kept = readKept(KEY);
  if (!Array.isArray(kept)) return [];
  return (kept as Partial<Outgoing>[]).filter(
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
    const reason = error instanceof Refused ? error.message : '';
    write(entries.map((one) => (one.id === entry.id ? { ...one, refused: reason } : one)));
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

/** Sends what waits; also when another call is on its way, which is then followed by one more. */
export function flush(): void {
  clearTimeout(timer);
  const before = running ?? Promise.resolve();
  running = before.then(sendAll).catch(reportError);
}

/** Puts something to be sent; the same id replaces what waits under it. */
export function send(entry: Outgoing): void {
  const others = entries.filter(({ id }) => id !== entry.id);
  write([...others, entry].slice(-MAX_WAITING));
  flush();
}

export function discard(id: string): void {
  write(entries.filter((entry) => entry.id !== id));
}

/** Told of each thing that the gateway took, with its answer. @returns ends it */
export function onTaken(taker: (entry: Outgoing, answer: unknown) => void): () => void {
  takers.add(taker);
  return () => void takers.delete(taker);
}

/** Sends what an earlier visit left, and again whenever the network is back. */
export function startOutbox(): void {
  window.addEventListener('online', flush);
  if (entries.length > 0) flush();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useOutbox = (): readonly Outgoing[] => useSyncExternalStore(subscribe, () => entries);
