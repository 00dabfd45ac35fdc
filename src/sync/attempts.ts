import { ServerAnswer } from '../gateway/calls';

/** Longest wait between two tries, in seconds (product decision 1). */
const LONGEST_WAIT = 60;

/** A failed attempt's evidence about the server. */
export interface FailedAnswer {
  /** It answers, but cannot work now: its database is away, or it asks for patience. */
  serverAway: boolean;
  /** It answers, and does not let this account in. */
  refused: boolean;
}

/**
 * Our server's refusal is an answer, not a lost network. What carries none of its words and is no
 * failure of a proxy before it (a hotel's sign-in page) comes from something else: no network to it.
 */
export function answerOf(error: unknown): FailedAnswer {
  if (!(error instanceof ServerAnswer)) return { serverAway: false, refused: false };
  const serverAway = error.status >= 500 || error.status === 429;
  return { serverAway, refused: !serverAway && error.code !== null };
}

/** Whether the server only asks to wait: this device, or others of the account, called too often. */
export function isPatience(error: unknown): boolean {
  return error instanceof ServerAnswer && error.status === 429;
}

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
