import type { BoundOrigin } from '../clinical/limits';
import type { MealSlot } from '../collections/shared/lines';
import type { NutrientKey } from '../nutrients';
import type { TargetSource } from '../targets/estimate';

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

/** What a person's days and weeks are held to. */
export interface Standard {
  limits: Limit[];
  opposed: Opposed[];
  /** Values of the blood that come first; with `urgent` or `confirm` no plan is made by itself. */
  alarms: Alarm[];
}

/** `unknown`: what is not known could still change it; `yielded`: it gives way to others, as the person chose. */
export type Status = 'met' | 'short' | 'over' | 'unknown' | 'yielded';

/** The verdict on one limit. */
export interface VerdictLine {
  limit: Limit;
  /** The meal that is judged. */
  slot?: MealSlot;
  /** What is known, in the unit of the quantity; absent where nothing is. Less than all of it where `share` is below 1. */
  known?: number;
  /** Part (0–1) of the day, the meal or the days that is known. */
  share: number;
  status: Status;
  /** How far it is on the wrong side, as figures are shown; more than 0. Of a limit that gives way, too. */
  by?: number;
  /** What brings most of it, the greatest first: where it is over, or a swing. */
  from?: string[];
  /** Of a swing: the least and the greatest of the days, as far as they are known. */
  spread?: { least: number; most: number };
}

/** A day's verdict; without lines where nothing is eaten. */
export type DayVerdict = VerdictLine[];

export interface WeekVerdict {
  /** In the order of the days. */
  days: DayVerdict[];
  /** Limits of the week, and the needs by the mean of its days. */
  week: VerdictLine[];
}
