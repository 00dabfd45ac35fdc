export function createSums() {
  const sums = new Map<string, number>();
  return {
    of: (key: string): number => sums.get(key) ?? 0,
    add: (key: string, change: number): void => {
      const sum = (sums.get(key) ?? 0) + change;
      if (sum > 0) sums.set(key, sum);
      else sums.delete(key);
    },
  };
}
