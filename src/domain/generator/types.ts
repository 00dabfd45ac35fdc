import type { BoundOrigin } from '../clinical/limits';
import type { Client } from '../collections/clients';
import type { MealSlot } from '../collections/shared/lines';
import type { NewLine } from '../lines';
import type { NutrientKey } from '../nutrients';
import type { DayTargets } from '../targets/dayTargets';
import type { CostLevel, Region } from './marks';

/** The part that a dish has in a Vietnamese meal. `bowl`: a meal by itself, as phở or xôi is. */
export const DISH_ROLES = ['bowl', 'rice', 'main', 'vegetable', 'soup', 'fruit', 'snack'] as const;
export type DishRole = (typeof DISH_ROLES)[number];

/** Who eats, and what is wished for the days. */
export interface Wish {
  eater: Pick<Client, 'allergies' | 'dietaryRestrictions'>;
  /** Foods that are refused beside allergies and restrictions, by name. */
  refused: readonly string[];
  /** Medicines and conditions, for foods that do not go with them. */
  illness: readonly string[];
  /** Targets and limits of each day. */
  target: Pick<DayTargets, 'targets' | 'sources'> & { limits: DayTargets['clinical']['limits'] };
  slots: readonly MealSlot[];
  /** 1–14. */
  days: number;
  /** Where dishes should be at home: these are liked more, others are not refused. */
  region?: Region;
  /** Minutes that a dish may take; absent where it does not matter. */
  maxMinutes?: number;
  /** The dearest that a dish may be; absent where it does not matter. */
  maxCost?: CostLevel;
  /** Only dishes whose steps are written down: for somebody who cooks them from a link or paper. */
  cookableOnly?: boolean;
}

/** Why a dish is not proposed. `unknownParts`: what it is made of is not known, and somebody is allergic. */
export type ExclusionKind =
  | 'allergy'
  | 'unknownParts'
  | 'restriction'
  | 'vegetarian'
  | 'medicine'
  | 'unknownFigure'
  | 'slow'
  | 'unknownTime'
  | 'dear'
  | 'unknownCost'
  | 'noMethod';

/** One wish that takes dishes away, in the client's own words. */
export interface Exclusion {
  kind: ExclusionKind;
  /** `tôm`, `thịt bò`; the nutrient's key of `unknownFigure`; the most minutes, or the level of cost, that is wished. */
  word: string;
  /** Minutes that a slow dish takes. */
  value?: number;
}

/** A place in the meals of a day. */
export interface Place {
  /** From 0. */
  day: number;
  slot: MealSlot;
  role: DishRole;
}

/** A dish in its place; the line's `lineId` names the place. */
export interface PlannedDish extends Place {
  line: NewLine;
}

/** A limit of a day that the plan does not keep. `by: 'target'`: the band around a target. */
export interface Violation {
  day: number;
  nutrient: NutrientKey;
  side: 'minimum' | 'maximum';
  value: number;
  bound: number;
  by: 'target' | BoundOrigin;
}

/** A place for which no dish is left, or (`left`, `days`) too few for its days, and the wishes that contradict each other there. */
export interface Gap {
  slot: MealSlot;
  role: DishRole;
  /**
   * A smallest set of wishes that leaves too few dishes: without any one of them it would not. `frees`: dishes that one alone
   * gives back while all other wishes hold. Empty where nothing at hand is one for the place.
   */
  wishes: (Exclusion & { frees: number })[];
  /** Where no single wish gives enough back: the fewest that do together. Absent where none do. */
  together?: Exclusion[];
  /** Dishes that are left, each of which stands as often as it may. */
  left?: number;
  /** Days that stay without one, from 0. */
  days?: number[];
}

/** Days that were generated. */
export interface GeneratedPlan {
  seed: string;
  days: number;
  dishes: PlannedDish[];
  /** Limits that are not kept, day by day; empty when all are. */
  violations: Violation[];
  gaps: Gap[];
  /** Dishes that stand more often in a week than they should, for want of others. */
  repeats: { name: string; times: number }[];
}

export type GeneratorOutcome =
  | { kind: 'plan'; plan: GeneratedPlan }
  /** No energy is known to plan for. */
  | { kind: 'noTarget' }
  /** Nothing is left for a part of a meal that it is nothing without. */
  | { kind: 'impossible'; gaps: Gap[] };
