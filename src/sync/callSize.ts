import type { OutgoingVersion } from '../data/store/serverWrites';

/** As many as the gateway takes: two calls of 500 were 5 to 10 % faster than four of 250 (docs/benchmarks.md). */
export const ROWS_PER_CALL = 500;
/** How often a document alone is called too large before it is believed: the gateway's limit lies above it. */
const TOO_LARGE_TIMES = 3;

/** How many rows the next call may have: fewer after a failure, more after each success. */
export interface CallSize {
  rows(): number;
  succeeded(): void;
  /** A call of so many rows failed for what may be their number. */
  halve(rows: number): void;
  /**
   * The versions of a call were too large together.
   * @returns what to do: send fewer of them, ask again later, or believe it of the one that was alone
   */
  tooLarge(versions: readonly OutgoingVersion[]): 'split' | 'wait' | 'refuse';
}

/** @param most rows of one call */
export function createCallSize(most: number): CallSize {
  let rows = most;
  /** How often one document alone was too large for a call. */
  let alone = { write: '', times: 0 };
  const halve = (count: number): void => {
    rows = Math.max(1, Math.floor(count / 2));
  };
  return {
    rows: () => rows,
    succeeded() {
      rows = Math.min(most, rows * 2);
    },
    halve,
    tooLarge(versions) {
      halve(versions.length);
      const [only] = versions;
      if (!only || versions.length > 1) return 'split';
      const times = (alone.write === only.write ? alone.times : 0) + 1;
      alone = { write: only.write, times };
      return times < TOO_LARGE_TIMES ? 'wait' : 'refuse';
    },
  };
}
