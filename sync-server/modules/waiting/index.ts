import { readWaiting, type Waiting } from '../../../src/api/waiting';
import { maySeeQueue, QUEUE_NAMES } from '../../../src/domain/accounts/access/queues';
import { route } from '../../http/route';
import { remembered } from '../figures/memory';
import type { Core, Module } from '../module';

/** Short: who has just decided sees one less. */
const FRESH = 1_000;

export function waiting({ brought, now, steady }: Core): Module {
  const counters = new Map(
    brought.queues.map(({ name, count }) => [name, remembered(count, steady, FRESH)]),
  );
  return {
    routes: [
      route(readWaiting, async ({ claims: { adminRole } }) => {
        const queues: Waiting[] = [];
        for (const name of QUEUE_NAMES) {
          const count = maySeeQueue(adminRole, name) ? counters.get(name) : undefined;
          if (count) queues.push({ name, ...(await count()) });
        }
        return { at: now().toISOString(), queues };
      }),
    ],
  };
}
