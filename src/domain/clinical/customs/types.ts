import type { MealSlot } from '../../food/storedLines';
import type { Region } from '../../menus/dishMarks';

/** Lunar days of a month, 1–30, and lunar months; without either every day. All of one rule hold together. */
export interface ChayRule {
  days?: readonly number[];
  months?: readonly number[];
  /** 0: Sunday. */
  weekdays?: readonly number[];
}

export interface ChayFoods {
  egg?: boolean | undefined;
  milk?: boolean | undefined;
  /** The five pungent herbs: onion, garlic, chives, shallot, asafoetida. */
  pungent?: boolean | undefined;
}

export type Until = { date: string } | { pregnancy: true };

export type Degree = 'allergy' | 'cannot' | 'dislike';

export type Custom = {
  /** Names what was read, the same for the same words; decisions are kept under it. */
  key: string;
  words: string;
  until?: Until;
} & (
  | ({ kind: 'chay'; on: readonly ChayRule[] } & ChayFoods)
  | { kind: 'texture'; texture: Texture }
  | { kind: 'region'; region: Region; place?: string }
  | { kind: 'shift'; shift: 'night' }
  | { kind: 'mealHour'; slot: MealSlot; time: string }
  /** `on`: on those days alone; absent: on all. */
  | { kind: 'avoid'; food: string; degree: Degree; on?: readonly ChayRule[] }
  | { kind: 'money' }
  | { kind: 'smallMeals' }
);

export type Texture = 'soft' | 'minced';

export interface Reading {
  customs: Custom[];
  ignored: string[];
}
