import { describe, expect, it } from 'vitest';
import { createBound } from './bound';

const never = new AbortController().signal;

const nothing = (): void => undefined;

function gate() {
  let open = nothing;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('S04 calls to the database', () => {
  it('S04 run so many at a time and no more, in their order', async () => {
    const bound = createBound(2);
    const gates = [gate(), gate(), gate(), gate()];
    const begun: number[] = [];
    const results = gates.map(({ opened }, index) =>
      bound(async () => {
        begun.push(index);
        await opened;
        return index;
      }, never),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    gates[1]!.open();
    await results[1];
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2]);
    for (const { open } of gates) open();
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
  });

  it('S04 one that fails gives its place on', async () => {
    const bound = createBound(1);
    await expect(bound(() => Promise.reject(new Error('no')), never)).rejects.toThrow('no');
    expect(await bound(() => Promise.resolve('yes'), never)).toBe('yes');
  });

  it('S04 one that waited too long is told so and takes no place', async () => {
    const bound = createBound(1);
    const { open, opened } = gate();
    const first = bound(() => opened, never);
    const patience = new AbortController();
    const second = bound(() => Promise.resolve(), patience.signal);
    const third = bound(() => Promise.resolve('third'), never);
    patience.abort(new Error('too late'));
    await expect(second).rejects.toThrow('too late');
    open();
    await first;
    expect(await third).toBe('third');
    expect(await bound(() => Promise.resolve('fourth'), never)).toBe('fourth');
  });
});
