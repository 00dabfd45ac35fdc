import { clientOf } from '../domain/protocol';
import type { Verdict } from '../domain/protocol';
import type { Row } from './verdicts';

/** A row that waits for its verdict. */
export interface Entry {
  row: Row;
  epoch: string;
  before: () => Promise<void>;
  /** When it was first held back for its client; 0: not yet. */
  heldAt: number;
  /** How often it was too large for one call, sent alone. */
  tooLarge: number;
  resolve(verdict: Verdict): void;
  reject(error: unknown): void;
}

/** How long a document waits for its new client's row to come up, in milliseconds. */
const HOLD_MS = 3000;

/**
 * What may be sent in the next call. Clients first; what depends on a new one goes with it or behind it,
 * never before.
 * @param coming clients that the server does not know yet and that are on their way
 */
export function readyEntries(entries: readonly Entry[], coming: ReadonlySet<string>): Entry[] {
  const clients = new Set(
    entries.filter(({ row }) => row.collection === 'clients').map(({ row }) => row.next.id),
  );
  const now = performance.now();
  const free = entries.filter((entry) => {
    const client = clientOf(entry.row);
    // In one call the server judges the client first, and what depends on it by that.
    if (!client || !coming.has(client) || clients.has(client)) return true;
    entry.heldAt ||= now;
    return now - entry.heldAt > HOLD_MS;
  });
  const seen = new Set<string>();
  // Two versions of one document never share a call: the second waits for the first's verdict.
  const single = free.filter(({ row }) => {
    const key = `${row.collection}|${row.next.id}`;
    return !seen.has(key) && seen.add(key);
  });
  return single.sort(
    (a, b) => Number(b.row.collection === 'clients') - Number(a.row.collection === 'clients'),
  );
}
