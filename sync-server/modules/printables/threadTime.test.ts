import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createThreadId, limitThreadTime, readThreadTime, writeThreadId } from './threadTime';

const LIMIT = 1_000;

/** @returns ms of the clock until a thread that computes for such a share of the time is ended */
function measureEnd(computed: (ms: number) => number | undefined): number {
  const started = performance.now();
  const passed = (): number => performance.now() - started;
  let ended = 0;
  limitThreadTime(
    () => computed(passed()),
    LIMIT,
    () => (ended = passed()),
  );
  vi.advanceTimersByTime(10 * LIMIT);
  return ended;
}

describe('S05 the time that a thread may compute', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('S05 a thread that computes all the time is ended at the limit', () => {
    expect(measureEnd((ms) => 5_000 + ms)).toBe(LIMIT);
  });

  it('S05 a thread that waits for the processor is given as long as it waited', () => {
    expect(measureEnd((ms) => ms / 3)).toBeCloseTo(3 * LIMIT, -1);
  });

  it('S05 a thread that never computes is ended as well', () => {
    expect(measureEnd(() => 0)).toBe(4 * LIMIT);
  });

  it('S05 the clock counts where the system does not say', () => {
    expect(measureEnd(() => undefined)).toBe(LIMIT);
  });

  it('S05 a thread that has answered is not ended', () => {
    const end = vi.fn();
    limitThreadTime(() => undefined, LIMIT, end)();
    vi.advanceTimersByTime(10 * LIMIT);
    expect(end).not.toHaveBeenCalled();
  });
});

describe.runIf(process.platform === 'linux')('S05 the time that this thread has computed', () => {
  it('S05 grows with what it computes', () => {
    const id = createThreadId();
    expect(readThreadTime(id)).toBe(0);
    writeThreadId(id);
    const before = readThreadTime(id) ?? Number.NaN;
    const last = performance.now() + 10_000;
    while (readThreadTime(id) === before && performance.now() < last)
      JSON.stringify(process.versions);
    expect(readThreadTime(id)).toBeGreaterThan(before);
  });
});
