import { describe, expect, it } from 'vitest';
import { createAccountMemory } from './memory';

function setUp() {
  const clock = { ms: 0 };
  const memory = createAccountMemory(() => clock.ms);
  let reads = 0;
  const recall = (of: readonly string[] = ['session:a', 'account:a']) =>
    memory.recall('a', async () => {
      reads += 1;
      return { value: reads, of };
    });
  return { clock, memory, recall };
}

describe('S05 what is believed of an account', () => {
  it('S05 without anybody who watches, for a second', async () => {
    const { clock, recall } = setUp();
    expect(await recall()).toBe(1);
    clock.ms = 999;
    expect(await recall()).toBe(1);
    clock.ms = 1_000;
    expect(await recall()).toBe(2);
  });

  it('S05 longer while the changes are followed, and no longer than the last look', async () => {
    const { clock, memory, recall } = setUp();
    expect(await recall()).toBe(1);
    clock.ms = 30_000;
    memory.complete(29_500);
    expect(await recall()).toBe(1);
    clock.ms = 30_499;
    expect(await recall()).toBe(1);
    clock.ms = 30_500;
    expect(await recall()).toBe(2);
  });

  it('S05 not when one of its documents changed; others do not matter', async () => {
    const { memory, recall } = setUp();
    expect(await recall()).toBe(1);
    memory.changed(['session:b', 'account:b']);
    expect(await recall()).toBe(1);
    memory.changed(['account:a']);
    expect(await recall()).toBe(2);
  });

  it('S05 not when something changed while it was read', async () => {
    const { memory, recall } = setUp();
    const reading = recall();
    memory.changed(['account:a']);
    await reading;
    expect(await recall()).toBe(2);
  });

  it('S05 no longer than it is true by itself', async () => {
    const { clock, memory } = setUp();
    let reads = 0;
    const recall = () =>
      memory.recall('b', async () => ({ value: (reads += 1), of: [], holdsFor: 400 }));
    expect(await recall()).toBe(1);
    clock.ms = 399;
    expect(await recall()).toBe(1);
    clock.ms = 400;
    expect(await recall()).toBe(2);
  });

  it('S05 never longer than a minute, and nothing that failed', async () => {
    const { clock, memory, recall } = setUp();
    expect(await recall()).toBe(1);
    clock.ms = 60_000;
    memory.complete(60_000);
    expect(await recall()).toBe(2);
    await expect(memory.recall('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await memory.recall('b', async () => ({ value: 'yes', of: [] }))).toBe('yes');
    memory.forget();
    expect(await recall()).toBe(3);
  });
});
