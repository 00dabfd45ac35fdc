import { limitOf } from './entitlements';

/** Collections of which a tier allows so many documents. */
export const COUNTED_NAMES = ['clients', 'recipes', 'menus'] as const;
export type CountedName = (typeof COUNTED_NAMES)[number];

/** Most documents of a collection on a tier; 0 means unlimited. */
export const mostOf = (tier: string, name: CountedName): number => limitOf(tier, name) ?? 0;
