import { describe, expect, it } from 'vitest';
import { createErrands } from './errands';
import { createLogger } from './log';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function errandsWithLog() {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  return { errands: createErrands(log), lines };
}

describe('S06 work that a stopping gateway waits for', () => {
  it('S06 is done when all of it is, what it began itself included', async () => {
    const { errands } = errandsWithLog();
    const ended: string[] = [];
    errands.begin(async () => {
      await wait(20);
      ended.push('first');
      errands.begin(async () => {
        await wait(20);
        ended.push('second');
      });
    });
    expect(await errands.done(5_000)).toBe(true);
    expect(ended).toEqual(['first', 'second']);
  });

  it('S06 is given up after a while', async () => {
    const { errands } = errandsWithLog();
    errands.begin(() => new Promise(() => undefined));
    expect(await errands.done(20)).toBe(false);
  });

  it('S06 is logged where it fails, and holds nobody up', async () => {
    const { errands, lines } = errandsWithLog();
    errands.begin(async () => {
      throw new Error('no such mailbox');
    });
    expect(await errands.done(5_000)).toBe(true);
    expect(lines.join('')).toContain('no such mailbox');
  });
});
