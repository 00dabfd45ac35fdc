import { getLimit } from './entitlements';

export const COUNTED_NAMES = ['clients', 'recipes', 'menus'] as const;
export type CountedName = (typeof COUNTED_NAMES)[number];

/** 0 means unlimited. */
export const getMaximum = (tier: string, name: CountedName): number => getLimit(tier, name) ?? 0;
