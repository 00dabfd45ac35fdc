import { ServerAnswer } from '../gateway/calls';

/** Seconds (product decision 1). */
const LONGEST_WAIT = 60;

export interface FailedAnswer {
  serverAway: boolean;
  refused: boolean;
}

/**
 * Our server's refusal is an answer, not a lost network. Anything without its codes that is no proxy failure (a hotel's
 * sign-in page) counts as no network.
 */
export function toFailedAnswer(error: unknown): FailedAnswer {
  if (!(error instanceof ServerAnswer)) return { serverAway: false, refused: false };
  const serverAway = error.status >= 500 || error.status === 429;
  return { serverAway, refused: !serverAway && error.code !== null };
}

/** The server only asks to wait: this device, or others of the account, called too often. */
export function isPatience(error: unknown): boolean {
  return error instanceof ServerAnswer && error.status === 429;
}

export interface FailureCount {
  failed(kind: string): number;
  succeeded(kind: string): void;
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

/** @returns seconds to wait after the `count`th failure in a row */
export function backOff(count: number, error: unknown): number {
  const retryAfter = error instanceof ServerAnswer ? (error.retryAfter ?? 0) : 0;
  return Math.min(LONGEST_WAIT, Math.max(retryAfter, 0.25 * 2 ** Math.min(count - 1, 10)));
}
