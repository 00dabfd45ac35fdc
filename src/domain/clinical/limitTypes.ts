import type { ConditionId } from './types';
import type { NutrientKey } from '../food/nutrients';
import type { BoundOrigin } from './limits';
import type { MealSlot } from '../food/storedLines';

/**
 * Where a target comes from. `date`: the day of the visit, `YYYY-MM-DD`; `perKg`: g or kcal for each kg as
 * typed; `condition`, `ownLimit`: a bound that stands over what was prescribed or estimated.
 */
export type TargetSource =
  | { from: 'visit'; date: string }
  | { from: 'client' }
  | { from: 'perKg'; perKg: number; weight: number }
  | { from: 'condition'; condition: ConditionId }
  | { from: 'ownLimit' }
  | { from: 'table' }
  | { from: 'rule'; rule: string }
  | { from: 'estimate' };

/**
 * Quantities that are limited besides nutrients. `freeSugars`: g of sugar that is added, honey, syrup and juice;
 * `alcohol`, `purineFoods`: how many lines are such; `mealEnergy`: share (0–1) of the day's energy in one meal; `mealVitaminK`: µg in one
 * meal; `meals`: how many meals hold something; `vitaminKSwing`: how many times the least day the greatest is;
 * `carbsSwing`: g of carbohydrate that a meal is away from its mean over the days.
 */
export const NAMED_QUANTITIES = [
  'freeSugars',
  'alcohol',
  'purineFoods',
  'mealEnergy',
  'mealVitaminK',
  'meals',
  'vitaminKSwing',
  'carbsSwing',
] as const;

export type NamedQuantity = (typeof NAMED_QUANTITIES)[number];

export type Quantity = NutrientKey | NamedQuantity;

export type LimitSide = 'minimum' | 'maximum';

export type Per = 'day' | 'meal' | 'week';

export type LimitOrigin =
  | BoundOrigin
  | { by: 'code'; code: string }
  | { by: 'target'; source: TargetSource };

export type Severity = 'illness' | 'code' | 'prescription' | 'expert' | 'general';

export interface Limit {
  key: string;
  of: Quantity;
  side: LimitSide;
  value: number;
  /** Of a target: the share of it by which a day may miss it. */
  slack?: number;
  exclusive?: true;
  per: Per;
  slot?: MealSlot;
  origin: LimitOrigin;
  severity: Severity;
  /** A need of vitamins and minerals: over a week its mean counts, and single days do not. */
  isNeed?: true;
  /** Holds only where a value of the blood is high, and none is known. */
  ifSerumHigh?: true;
  proposed?: true;
  /** The professional chose that it gives way: amounts are named beside it, and never called met. */
  yields?: Yielding;
}

/** A choice that is in force. */
export interface Yielding {
  to: Limit[];
  /** On which day it was chosen. */
  date: string;
}

export interface Opposed {
  kept: Limit;
  dropped: Limit;
  /** The day on which the person chose it; absent: nobody did, and the order of rules counts. */
  chosen?: string;
}

export interface Alarm {
  /** Includes the reading, so that a decision about one does not silence the next. */
  key: string;
  kind: 'potassium' | 'triglycerides' | 'refeeding' | 'swallowing' | 'weightLoss' | 'record';
  /** `urgent`: to be seen today; `confirm`: no week before a professional has decided; `ask`: a figure is proposed. */
  level: 'urgent' | 'confirm' | 'ask';
  text: string;
  source?: { guideline: string; year: number };
  decided?: string;
}

export const mustWait = ({ level }: Alarm): boolean => level === 'urgent' || level === 'confirm';
