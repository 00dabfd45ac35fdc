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

/** Who asks for it. `target`: a prescription or an estimate. */
export type LimitOrigin =
  | BoundOrigin
  | { by: 'code'; code: string }
  | { by: 'target'; source: TargetSource };

export type Severity = 'illness' | 'code' | 'prescription' | 'expert' | 'general';

/** One thing that a day, a meal or a week is held to. */
export interface Limit {
  /** The same for the same limit, whoever asks. */
  key: string;
  of: Quantity;
  side: LimitSide;
  /** In the unit of the quantity; of a target the target itself. */
  value: number;
  /** Of a target: the share of it by which a day may miss it. */
  slack?: number;
  /** The value itself is on the wrong side already. */
  exclusive?: true;
  per: Per;
  /** The one meal that is meant; absent: each. */
  slot?: MealSlot;
  origin: LimitOrigin;
  severity: Severity;
  /** A need of vitamins and minerals: over a week its mean counts, and single days do not. */
  isNeed?: true;
  /** Holds only where a value of the blood is high, and none is known. */
  ifSerumHigh?: true;
  /** A proposal from a range of guidelines; the professional's own figure takes its place. */
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

/** Two limits that cannot both be kept: which one counts until the person decides, and which one does not. */
export interface Opposed {
  kept: Limit;
  dropped: Limit;
  /** The day on which the person chose it; absent: nobody did, and the order of rules counts. */
  chosen?: string;
}

/** An alarm before every plan: a value of the blood or the want of one, a danger, a record that contradicts itself. */
export interface Alarm {
  /** Names the reading: what was decided about one says nothing of the next. */
  key: string;
  kind: 'potassium' | 'triglycerides' | 'refeeding' | 'swallowing' | 'weightLoss' | 'record';
  /** `urgent`: to be seen today; `confirm`: no week before a professional has decided; `ask`: a figure is proposed. */
  level: 'urgent' | 'confirm' | 'ask';
  text: string;
  /** Absent of a record that contradicts itself. */
  source?: { guideline: string; year: number };
  /** The day on which somebody wrote down that a doctor has decided about this reading. */
  decided?: string;
}

/** Whether no days are made before a professional has decided. */
export const mustWait = ({ level }: Alarm): boolean => level === 'urgent' || level === 'confirm';
