import { limitOf } from './entitlements';

export const COUNTED_NAMES = ['clients', 'recipes', 'menus'] as const;
export type CountedName = (typeof COUNTED_NAMES)[number];

/** 0 means unlimited. */
export const mostOf = (tier: string, name: CountedName): number => limitOf(tier, name) ?? 0;
