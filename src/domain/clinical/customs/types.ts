import type { MealSlot } from '../../food/storedLines';
import type { Region } from '../../menus/dishMarks';

/** Lunar days of a month, 1–30, and lunar months; without either every day. All of one rule hold together. */
export interface ChayRule {
  days?: readonly number[];
  months?: readonly number[];
  /** 0: Sunday. */
  weekdays?: readonly number[];
}

/** What somebody who eats chay eats besides; `undefined`: not said. */
export interface ChayFoods {
  egg?: boolean | undefined;
  milk?: boolean | undefined;
  /** The five pungent herbs: onion, garlic, chives, shallot, asafoetida. */
  pungent?: boolean | undefined;
}

/** Until when a custom holds: a day, or the end of a pregnancy. */
export type Until = { date: string } | { pregnancy: true };

/** How firmly a food is refused: an allergy, not eaten, disliked. */
export type Degree = 'allergy' | 'cannot' | 'dislike';

export type Custom = {
  /** Names what was read, the same for the same words; decisions are kept under it. */
  key: string;
  /** The person's own words. */
  words: string;
  until?: Until;
} & (
  | ({ kind: 'chay'; on: readonly ChayRule[] } & ChayFoods)
  | { kind: 'texture'; texture: Texture }
  | { kind: 'region'; region: Region; place?: string }
  | { kind: 'shift'; shift: 'night' }
  | { kind: 'mealHour'; slot: MealSlot; time: string }
  | { kind: 'avoid'; food: string; degree: Degree }
  | { kind: 'money' }
  | { kind: 'smallMeals' }
);

/** Soft: for poor teeth; minced: for who cannot chew, or swallows badly. */
export type Texture = 'soft' | 'minced';

/** A text as it was read: customs, and the pieces of it that nothing was made of. */
export interface Reading {
  customs: Custom[];
  /** In the person's own words. */
  ignored: string[];
}
