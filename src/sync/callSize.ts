import type { OutgoingVersion } from '../data/store/serverWrites';

/** Half of what the gateway takes: while the device stores one half, the gateway works at the other. */
export const ROWS_PER_CALL = 250;
export const CALLS_AT_ONCE = 2;
/** How often one document alone may be called too large before that is believed: the gateway's own limit lies above it. */
const TOO_LARGE_TIMES = 3;

export interface CallSize {
  rows(): number;
  calls(): number;
  succeeded(): void;
  /** The next call goes alone, for it may fail as well. */
  failed(): void;
  halve(rows: number): void;
  /** @returns send fewer of them, ask again later, or believe it of the one that was alone */
  tooLarge(versions: readonly OutgoingVersion[]): 'split' | 'wait' | 'refuse';
}

export function createCallSize(most: number): CallSize {
  let rows = most;
  let calls = CALLS_AT_ONCE;
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
