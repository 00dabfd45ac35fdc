import { readWaiting, type Waiting } from '../../../src/api/waiting';
import { maySeeQueue, QUEUE_NAMES } from '../../../src/domain/accounts/access/queues';
import { route } from '../../http/route';
import { remembered } from '../figures/memory';
import type { Core, Module } from '../module';

/** Short: who has just decided sees one less. */
const FRESH = 1_000;

export function waiting({ ctx: { log }, brought, now, steady }: Core): Module {
  const counters = new Map(
    brought.queues.map(({ name, count }) => [name, remembered(count, steady, FRESH)]),
  );
  return {
    routes: [
      route(readWaiting, async ({ claims: { adminRole } }) => {
        const names = QUEUE_NAMES.filter((name) => maySeeQueue(adminRole, name));
        // Side by side, so that a slow or broken queue hides no other one.
        const counts = await Promise.allSettled(names.map((name) => counters.get(name)?.()));
        const queues: Waiting[] = [];
        const failed: string[] = [];
        for (const [place, name] of names.entries()) {
          const count = counts[place];
          if (count?.status === 'fulfilled' && count.value) queues.push({ name, ...count.value });
          if (count?.status !== 'rejected') continue;
          log.warn({ err: count.reason as unknown, name }, 'a queue could not be counted');
          failed.push(name);
        }
        return { at: now().toISOString(), queues, failed };
      }),
    ],
  };
}
