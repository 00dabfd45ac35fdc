import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fairQueue';

const OPTIONS = { atOnce: 1, perKey: 1, mostWaiting: 5, mostWaitingInAll: 8, patience: 10_000 };

async function recordOrder(keys: readonly string[], options = OPTIONS): Promise<string[]> {
  const { run } = createFairQueue(options);
  const order: string[] = [];
  const task = (key: string) => async (): Promise<void> => {
    await pause(1);
    order.push(key);
  };
  await Promise.allSettled(keys.map((key) => run(key, task(key))));
  return order;
}

describe('P02 turns', () => {
  it('P02 who asks once does not wait for all that another has asked for', async () => {
    expect(await recordOrder(['a', 'a', 'a', 'a', 'b', 'c'])).toEqual([
      'a',
      'a',
      'b',
      'c',
      'a',
      'a',
    ]);
  });

  it('P02 of one key only so many wait; the others are refused at once', async () => {
    expect(await recordOrder(Array(20).fill('a'))).toHaveLength(6);
    const { run } = createFairQueue({ ...OPTIONS, mostWaiting: 0 });
    const first = run('a', () => pause(5));
    await expect(run('a', () => pause(0))).rejects.toMatchObject({ code: 'server_busy' });
    await first;
  });

  it('P02 one key never runs on all places', async () => {
    const { run } = createFairQueue({ ...OPTIONS, atOnce: 3, perKey: 2 });
    let running = 0;
    let most = 0;
    const task = async (): Promise<void> => {
      most = Math.max(most, (running += 1));
      await pause(2);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 6 }, () => run('a', task)));
    expect(most).toBe(2);
  });

  it('P02 who leaves, or waits too long, leaves the queue to the others', async () => {
    const { run, waiting } = createFairQueue({ ...OPTIONS, patience: 30 });
    const gone = new AbortController();
    const long = run('a', () => pause(80));
    const left = run('b', () => pause(0), gone.signal);
    const late = run('c', () => pause(0));
    expect(waiting()).toBe(2);
    gone.abort();
    await expect(left).rejects.toMatchObject({ code: 'server_busy' });
    await expect(late).rejects.toMatchObject({ code: 'server_busy' });
    expect(waiting()).toBe(0);
    await long;
    await expect(run('d', () => Promise.resolve('done'))).resolves.toBe('done');
  });
});

describe('turns where the queue is full', () => {
  it('whoever has most waiting makes room for who has less', async () => {
    const { run, waiting } = createFairQueue({ ...OPTIONS, mostWaitingInAll: 6 });
    const first = run('x', () => pause(20));
    const crowd = Promise.allSettled(
      ['a', 'a', 'a', 'b', 'b', 'b'].map((key) => run(key, () => pause(0))),
    );
    expect(waiting()).toBe(6);
    await expect(run('a', () => pause(0))).rejects.toMatchObject({ code: 'server_busy' });
    await expect(run('lan', () => Promise.resolve('turn'))).resolves.toBe('turn');
    await first;
    const refused = (await crowd).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
  });

  it('many keys of one place have the turns and the waiting room of one', async () => {
    const ofPlace = { atOnce: 2, mostWaiting: 3 };
    const { run } = createFairQueue({ ...OPTIONS, atOnce: 3, mostWaitingInAll: 100, ofPlace });
    let running = 0;
    let most = 0;
    const task = async (): Promise<void> => {
      most = Math.max(most, (running += 1));
      await pause(5);
      running -= 1;
    };
    const all = Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => run(`k${at}`, task, undefined, 'here')),
    );
    await expect(run('other', () => Promise.resolve(1), undefined, 'there')).resolves.toBe(1);
    const taken = (await all).filter(({ status }) => status === 'fulfilled');
    expect([taken.length, most]).toEqual([5, 2]);
  });
});
