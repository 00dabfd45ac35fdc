import type { Waiting } from '../../../src/api/waiting';
import type { QueueName } from '../../../src/domain/accounts/access/queues';

/** What a module brings so that its queue is counted: on the overview, beside its place in the navigation, in its list. */
export interface QueueCounter {
  name: QueueName;
  count(): Promise<Omit<Waiting, 'name'>>;
}

export const toWaiting = (times: readonly string[]): Omit<Waiting, 'name'> => ({
  count: times.length,
  oldest: times.toSorted()[0] ?? null,
});
