import type { ItemUse, Practice } from '../records/practices';

export const RECENT_LIMITS = { maxStored: 20, maxVisible: 5 } as const;

const MAX_FAVOURITES = 200;
const MAX_USES = 150;

/** Merges without conflicts: marks as a set, uses by their own ids. */
export type Picks = Pick<Practice, 'favourites' | 'uses'>;

export const picksId = (accountId: string): string => `picks-${accountId}`.slice(0, 80);

/** Devices create it independently, and must write the same, so that no conflict arises. */
export function emptyPicks(base: Practice, name: string): Practice {
  return { ...base, id: picksId(base.expertId), createdAt: '2026-01-01T00:00:00.000Z', name };
}

const byAge = ({ useId: a }: ItemUse, { useId: b }: ItemUse): number =>
  a < b ? -1 : a > b ? 1 : 0;

export function withUse<P extends Picks>(picks: P, use: ItemUse): P {
  return { ...picks, uses: [...(picks.uses ?? []), use].sort(byAge).slice(-MAX_USES) };
}

export function withFavourite<P extends Picks>(picks: P, itemId: string, isMarked: boolean): P {
  const others = (picks.favourites ?? []).filter((id) => id !== itemId);
  const favourites = isMarked ? [...others, itemId].slice(-MAX_FAVOURITES) : others;
  return { ...picks, favourites };
}

export function recentItems({ uses = [] }: Picks): string[] {
  const newestFirst = [...uses].sort(byAge).reverse();
  return [...new Set(newestFirst.map(({ itemId }) => itemId))].slice(0, RECENT_LIMITS.maxStored);
}

export function countUses({ uses = [] }: Picks): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { itemId } of uses) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
  return counts;
}

export function favouriteItems(picks: Picks): string[] {
  const counts = countUses(picks);
  const uses = (id: string): number => counts.get(id) ?? 0;
  return [...(picks.favourites ?? [])].sort((a, b) => uses(b) - uses(a) || (a < b ? -1 : 1));
}

export function practiceUses(picks: readonly Picks[]): Map<string, number> {
  return countUses({ uses: picks.flatMap(({ uses = [] }) => uses) });
}
