import type { ItemUse, Practice } from '../records/practices';

/** As many recent items as are kept, and as are shown at once (specification, section 9). */
export const RECENT_LIMITS = { kept: 20, shown: 5 } as const;

/** As many as an account may mark; the first ones go when it marks more. */
const MAX_FAVOURITES = 200;
/** As many uses as are counted; what is older says little about today. */
const MAX_USES = 150;

/** Favourites and uses of an account. They merge by themselves: marks as a set, uses by their own ids. */
export type Picks = Pick<Practice, 'favourites' | 'uses'>;

/** The document of what an account picks; each has its own. */
export const picksId = (accountId: string): string => `picks-${accountId}`.slice(0, 80);

/**
 * The document before anything was picked. Devices begin it apart: they write the same, so that nothing is left to ask.
 * @param base its workspace and account
 */
export function emptyPicks(base: Practice, name: string): Practice {
  return { ...base, id: picksId(base.expertId), createdAt: '2026-01-01T00:00:00.000Z', name };
}

const byAge = ({ useId: a }: ItemUse, { useId: b }: ItemUse): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** One more use. @param useId sorts behind ids that were made before */
export function withUse<P extends Picks>(picks: P, use: ItemUse): P {
  return { ...picks, uses: [...(picks.uses ?? []), use].sort(byAge).slice(-MAX_USES) };
}

/** Marks an item, or takes the mark away. */
export function withFavourite<P extends Picks>(picks: P, itemId: string, isMarked: boolean): P {
  const others = (picks.favourites ?? []).filter((id) => id !== itemId);
  const favourites = isMarked ? [...others, itemId].slice(-MAX_FAVOURITES) : others;
  return { ...picks, favourites };
}

/** Items that were used last, the newest first, each once. */
export function recentItems({ uses = [] }: Picks): string[] {
  const newestFirst = [...uses].sort(byAge).reverse();
  return [...new Set(newestFirst.map(({ itemId }) => itemId))].slice(0, RECENT_LIMITS.kept);
}

/** How often each item was used. */
export function countUses({ uses = [] }: Picks): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { itemId } of uses) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
  return counts;
}

/** Marked items, the most used first. */
export function favouriteItems(picks: Picks): string[] {
  const counts = countUses(picks);
  const uses = (id: string): number => counts.get(id) ?? 0;
  return [...(picks.favourites ?? [])].sort((a, b) => uses(b) - uses(a) || (a < b ? -1 : 1));
}

/** How often a practice used each item: what all of its accounts pick. */
export function practiceUses(picks: readonly Picks[]): Map<string, number> {
  return countUses({ uses: picks.flatMap(({ uses = [] }) => uses) });
}
