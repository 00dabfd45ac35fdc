export type PlaceCounts = Readonly<Record<string, number>>;

const MOST_SHOWN = 99;

export const countText = (count: number): string =>
  count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);

export const isAnyWaiting = (entries: readonly { path: string }[], counts: PlaceCounts): boolean =>
  entries.some(({ path }) => (counts[path] ?? 0) > 0);
