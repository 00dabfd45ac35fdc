import type { Client } from '../records/clients';
import type { MealSlot } from '../food/storedLines';
import type { NewLine } from '../food/lines';
import type { DayTargets } from '../targets/dayTargets';
import type { Standard, VerdictLine, WeekVerdict } from '../verdict/types';
import type { Care } from './care';
import type { CostLevel, Place as Kitchen, Region } from '../menus/dishMarks';
import type { Alarm } from '../clinical/limitTypes';
import type { DayRestriction } from '../clinical/customs/dayRestrictions';

/** A reason for which dishes are alike, and so stand only so often. */
export type GroupKind =
  | 'dish'
  | 'main'
  | 'family'
  | 'vegetable'
  | 'sweet'
  | 'brownRice'
  | 'fruit'
  | 'region'
  | 'place';

/** The part that a dish has in a Vietnamese meal. `bowl`: a meal by itself, as phở or xôi is. */
export const DISH_ROLES = ['bowl', 'rice', 'main', 'vegetable', 'soup', 'fruit', 'snack'] as const;
export type DishRole = (typeof DISH_ROLES)[number];

/** Who eats, and what is wished for the days. */
export interface Wish {
  eater: Pick<Client, 'allergies' | 'dietaryRestrictions'> & Partial<Pick<Client, 'customs'>>;
  /** Foods that are refused beside allergies and restrictions, by name. */
  refused: readonly string[];
  /** Medicines and conditions, for foods that do not go with them. */
  illness: readonly string[];
  /** Targets and limits of each day. */
  target: Pick<DayTargets, 'targets' | 'sources'> & { limits: DayTargets['clinical']['limits'] };
  /** What every screen judges this person's days by; absent: the limits of the target alone. */
  standard?: Standard;
  slots: readonly MealSlot[];
  /** 1–14. */
  days: number;
  /** Where dishes should be at home: these are liked more, others are not refused. */
  region?: Region;
  /** A kitchen within that region, whose dishes come first. */
  kitchen?: Kitchen;
  /** Minutes that a dish may take; absent where it does not matter. */
  maxMinutes?: number;
  /** The dearest that a dish may be; absent where it does not matter. */
  maxCost?: CostLevel;
  /** Only dishes whose steps are written down: for somebody who cooks them from a link or paper. */
  cookableOnly?: boolean;
  /** What illness, medicines and age ask beside limits of nutrients. */
  care?: Care;
  /** Restrictions of some days only, in the words of a record: vegetarian on the days of the moon. */
  dayRestrictions?: readonly DayRestriction[];
}

/** Why a dish is not proposed. `unknownParts`: what it is made of is not known, and somebody is allergic. */
export type ExclusionKind =
  | 'allergy'
  | 'unknownParts'
  | 'restriction'
  | 'vegetarian'
  | 'medicine'
  /** What an illness asks, `word` says which: sweets, purine, alcohol, texture, vitamin K without a figure, rice, much sugar of fruit. */
  | 'care'
  | 'unknownFigure'
  /** Of a limited nutrient only a part is known. */
  | 'partlyKnown'
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

/** A limit that a day or the week does not keep, as it is judged. */
export interface Missed {
  /** From 0; absent for what only the week says. */
  day?: number;
  line: VerdictLine;
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

/** Dishes that are alike and stand too often or too soon; of a region, too seldom. */
export interface Repeat {
  kind: GroupKind;
  /** Of the dish, vegetable or main ingredient; empty where the kind says all. */
  name: string;
  times: number;
  /** The most, or of a region the least, of a week. */
  of: number;
}

/** Days that were generated. */
export interface GeneratedPlan {
  seed: string;
  days: number;
  dishes: PlannedDish[];
  /** The same verdict that editor, plan, code check and paper come to. */
  verdict: WeekVerdict;
  /** Wishes that were loosened because too few dishes would have been left, and refusals that no plan keeps whole. */
  loosened: Exclusion[];
  gaps: Gap[];
  /** What stands more often in a week than it should, for want of others; a region that does so too seldom. */
  repeats: Repeat[];
}

export type GeneratorOutcome =
  /** A laboratory value, or the want of one, with which a professional decides first. */
  | { kind: 'stopped'; alarms: Alarm[] }
  | { kind: 'plan'; plan: GeneratedPlan }
  /** No energy is known to plan for. */
  | { kind: 'noTarget' }
  /** Nothing is left for a part of a meal that it is nothing without. */
  | { kind: 'impossible'; gaps: Gap[] };
