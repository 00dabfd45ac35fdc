import { expect, it, vi } from 'vitest';
import type { Core } from '../module';
import type { Call } from '../../http/routes';
import { waiting } from '.';
import type { QueueCounter } from './queueCounter';

const one = { count: 1, oldest: '2026-11-20T08:00:00.000Z' };

function read(queues: QueueCounter[]): Promise<unknown> {
  const core = {
    ctx: { log: { warn: vi.fn() } },
    brought: { queues },
    now: () => new Date('2026-11-20T09:00:00.000Z'),
    steady: () => 0,
  } as unknown as Core;
  const [route] = waiting(core).routes ?? [];
  const call = { req: {}, claims: { adminRole: 'content' } } as unknown as Call;
  return Promise.resolve(route?.handler(call));
}

it('P22 a queue that cannot be counted is named, and hides no other one', async () => {
  const answer = await read([
    { name: 'images', count: () => Promise.reject(new Error('cannot be read')) },
    { name: 'reviews', count: () => Promise.resolve(one) },
  ]);
  expect(answer).toMatchObject({ queues: [{ name: 'reviews', ...one }], failed: ['images'] });
});

it('P22 queues are counted side by side', async () => {
  let counting = 0;
  let most = 0;
  const count = async () => {
    most = Math.max(most, (counting += 1));
    await Promise.resolve();
    counting -= 1;
    return one;
  };
  await read([
    { name: 'images', count },
    { name: 'reviews', count },
  ]);
  expect(most).toBe(2);
});
