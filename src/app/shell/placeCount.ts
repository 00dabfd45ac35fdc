/** How much waits at a place, by its address; nothing where it is left out. */
export type PlaceCounts = Readonly<Record<string, number>>;

const MOST_SHOWN = 99;

/** A count as its badge shows it. */
export const countText = (count: number): string =>
  count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);

/** Whether anything waits at one of some places. */
export const isAnyWaiting = (places: readonly { path: string }[], counts: PlaceCounts): boolean =>
  places.some(({ path }) => (counts[path] ?? 0) > 0);
