import type { Client } from '../records/clients';
import type { MealSlot } from '../food/storedLines';
import type { NewLine } from '../food/lines';
import type { DayTargets } from '../targets/dayTargets';
import type { Standard, VerdictLine, WeekVerdict } from '../verdict/types';
import type { Care } from './care';
import type { CostLevel, RegionMark as Kitchen, Region } from '../menus/dishMarks';
import type { Alarm } from '../clinical/limitTypes';
import type { DayRestriction } from '../clinical/customs/dayRestrictions';

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

export const DISH_ROLES = ['bowl', 'rice', 'main', 'vegetable', 'soup', 'fruit', 'snack'] as const;
export type DishRole = (typeof DISH_ROLES)[number];

export interface Wish {
  eater: Pick<Client, 'allergies' | 'dietaryRestrictions'> & Partial<Pick<Client, 'customs'>>;
  refused: readonly string[];
  illness: readonly string[];
  target: Pick<DayTargets, 'targets' | 'sources'> & { limits: DayTargets['clinical']['limits'] };
  standard?: Standard;
  slots: readonly MealSlot[];
  /** 1–14. */
  days: number;
  /** Where dishes should be at home: these are liked more, others are not refused. */
  region?: Region;
  kitchen?: Kitchen;
  maxMinutes?: number;
  maxCost?: CostLevel;
  cookableOnly?: boolean;
  care?: Care;
  dayRestrictions?: readonly DayRestriction[];
}

/** Why a dish is not proposed. `unknownParts`: what it is made of is not known, and somebody is allergic. */
export type ExclusionKind =
  | 'allergy'
  | 'unknownParts'
  | 'restriction'
  | 'vegetarian'
  | 'medicine'
  | 'care'
  | 'unknownFigure'
  | 'partlyKnown'
  | 'slow'
  | 'unknownTime'
  | 'dear'
  | 'unknownCost'
  | 'noMethod';

export interface Exclusion {
  kind: ExclusionKind;
  /** `tôm`, `thịt bò`; the nutrient's key of `unknownFigure`; the most minutes, or the level of cost, that is wished. */
  word: string;
  value?: number;
}

export interface DishPosition {
  /** From 0. */
  day: number;
  slot: MealSlot;
  role: DishRole;
}

/** A dish in its place; the line's `lineId` names the place. */
export interface PlannedDish extends DishPosition {
  line: NewLine;
}

export interface MissedLine {
  /** From 0; absent for what only the week says. */
  day?: number;
  line: VerdictLine;
}

export interface Gap {
  slot: MealSlot;
  role: DishRole;
  /**
   * A smallest set of wishes that leaves too few dishes: without any one of them it would not. `frees`: dishes that one alone
   * gives back while all other wishes hold. Empty where nothing at hand is one for the place.
   */
  wishes: (Exclusion & { frees: number })[];
  together?: Exclusion[];
  left?: number;
  days?: number[];
}

export interface Repeat {
  kind: GroupKind;
  name: string;
  times: number;
  of: number;
}

export interface GeneratedPlan {
  seed: string;
  days: number;
  dishes: PlannedDish[];
  verdict: WeekVerdict;
  /** Wishes that were loosened because too few dishes would have been left, and refusals that no plan keeps whole. */
  loosened: Exclusion[];
  gaps: Gap[];
  repeats: Repeat[];
}

export type GeneratorOutcome =
  | { kind: 'stopped'; alarms: Alarm[] }
  | { kind: 'plan'; plan: GeneratedPlan }
  | { kind: 'noTarget' }
  | { kind: 'impossible'; gaps: Gap[] };
