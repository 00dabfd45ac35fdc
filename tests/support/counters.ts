import type { Counters } from '../../sync-server/modules/limits/counters';

export function memoryCounters(): Counters {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    read: async (keys) => keys.map(({ key }) => of(key)),
    add: async (keys) =>
      keys.map(({ key }) => {
        counts.set(key, of(key) + 1);
        return of(key);
      }),
  };
}
