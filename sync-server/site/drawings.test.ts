import { describe, expect, it } from 'vitest';
import { createDrawings } from './drawings';

function open() {
  let now = 0;
  const log: string[] = [];
  const drawings = createDrawings(
    () => now,
    async (ms) => {
      log.push(`rest ${ms}`);
      now += ms;
    },
  );
  const draw = (path: string, ms: number) =>
    drawings.draw(path, async () => {
      log.push(path);
      now += ms;
      return path;
    });
  return { draw, drawings, log };
}

describe('S05 pages that are not kept', () => {
  it('take half of the time at most: behind each the others have as long', async () => {
    const { draw, log } = open();
    await Promise.all([draw('a', 30), draw('a', 50)]);
    expect(log).toEqual(['a', 'rest 30', 'a', 'rest 50']);
  });

  it('of many queries of one address do not keep another reader waiting', async () => {
    const { draw, log } = open();
    await Promise.all([...Array.from({ length: 20 }, () => draw('crowd', 5)), draw('reader', 5)]);
    expect(log.filter((one) => !one.startsWith('rest')).indexOf('reader')).toBeLessThan(3);
  });

  it('are refused where an address has forty waiting', async () => {
    const { draw } = open();
    const all = await Promise.allSettled(Array.from({ length: 60 }, () => draw('crowd', 1)));
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(19);
  });

  it('rest a fifth of a second at most, and go on behind one that failed', async () => {
    const { draw, drawings, log } = open();
    await draw('a', 5_000);
    const failing = drawings.draw('a', () => Promise.reject(new Error('no page')));
    await expect(failing).rejects.toThrow('no page');
    await expect(draw('b', 1)).resolves.toBe('b');
    expect(log).toEqual(['a', 'rest 200', 'rest 0', 'b', 'rest 1']);
  });
});
