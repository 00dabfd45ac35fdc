import type { BrowserContext } from 'playwright/test';

/** Runs in each page before anything else: its clock is `milliseconds` away from the right time. */
function shift(milliseconds: number): void {
  const Right = Date;
  class Shifted extends Right {
    constructor(...parts: [] | [number | string | Date]) {
      super(parts.length === 0 ? Right.now() + milliseconds : parts[0]);
    }
    static override now(): number {
      return Right.now() + milliseconds;
    }
  }
  globalThis.Date = Shifted as DateConstructor;
}

/** Sets the clock of every page of a device that is opened from now on. */
export async function shiftClock(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.addInitScript(shift, milliseconds);
}

/** Options for a Node process whose clock is off, for `NODE_OPTIONS`. */
export function nodeClock(milliseconds: number): string {
  const code = `(${shift.toString()})(${milliseconds})`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}
