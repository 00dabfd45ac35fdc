/** Keeps the first few of a long list in their order, and so never the list. */
export function createFirst<T>(most: number, compare: (one: T, other: T) => number) {
  let kept: T[] = [];
  const trim = (): void => {
    kept = kept.sort(compare).slice(0, most);
  };
  return {
    add: (item: T): void => {
      kept.push(item);
      if (kept.length > 2 * most) trim();
    },
    items: (): T[] => {
      trim();
      return kept;
    },
  };
}
