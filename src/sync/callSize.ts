import type { OutgoingVersion } from '../data/store/serverWrites';

/** Half of what the gateway takes: while one half is stored here, it works at the other. */
export const ROWS_PER_CALL = 250;
/** Calls that may be under way beside each other. */
export const CALLS_AT_ONCE = 2;
/** How often a document alone is called too large before it is believed: the gateway's limit lies above it. */
const TOO_LARGE_TIMES = 3;

/** How many calls may go, of how many rows: fewer after a failure, more after a success. */
export interface CallSize {
  rows(): number;
  /** How many calls may be under way beside each other. */
  calls(): number;
  succeeded(): void;
  /** The next call goes alone, for it may fail as well. */
  failed(): void;
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
  let calls = CALLS_AT_ONCE;
  /** How often one document alone was too large for a call. */
  let alone = { write: '', times: 0 };
  const halve = (count: number): void => {
    rows = Math.max(1, Math.floor(count / 2));
  };
  return {
    rows: () => rows,
    calls: () => calls,
    failed() {
      calls = 1;
    },
    succeeded() {
      calls = CALLS_AT_ONCE;
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
