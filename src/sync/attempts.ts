import { ServerAnswer } from './calls';
import type { Connection } from './connection';

/** Longest wait between two tries, in seconds (decision 1). */
const LONGEST_WAIT = 60;

/** How often the server could not be reached or failed, in a row, by kind of call. */
export interface FailureCount {
  failed(kind: string): number;
  succeeded(kind: string): void;
  /** The highest of all kinds. */
  total(): number;
}

export function countFailures(changed: () => void): FailureCount {
  const counts = new Map<string, number>();
  return {
    failed(kind) {
      const next = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, next);
      changed();
      return next;
    },
    succeeded(kind) {
      if (counts.delete(kind)) changed();
    },
    total: () => Math.max(0, ...counts.values()),
  };
}

/** Seconds to wait after the `count`th failure in a row. */
export function backOff(count: number, error: unknown): number {
  const asked = error instanceof ServerAnswer ? (error.retryAfter ?? 0) : 0;
  return Math.min(LONGEST_WAIT, Math.max(asked, 0.25 * 2 ** Math.min(count - 1, 10)));
}

/** The signal of one call: ends with the connection, or after `seconds` without an answer. */
export function callSignal(connection: Connection, seconds: number): AbortSignal {
  return AbortSignal.any([connection.signal(), AbortSignal.timeout(seconds * 1000)]);
}
