import type { BrowserContext } from 'playwright/test';

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

export async function shiftClock(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.addInitScript(shift, milliseconds);
}

export function nodeClock(milliseconds: number): string {
  const code = `(${shift.toString()})(${milliseconds})`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}
