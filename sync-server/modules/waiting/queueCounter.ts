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

/** Of items that are read one after the other. @param getTime undefined for one that does not wait */
export async function countWaiting<T>(
  items: AsyncIterable<T>,
  getTime: (item: T) => string | undefined,
): Promise<Omit<Waiting, 'name'>> {
  let count = 0;
  let oldest: string | null = null;
  for await (const item of items) {
    const time = getTime(item);
    if (time === undefined) continue;
    count += 1;
    if (oldest === null || time < oldest) oldest = time;
  }
  return { count, oldest };
}
