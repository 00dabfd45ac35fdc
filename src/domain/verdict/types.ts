import type { MealSlot } from '../food/storedLines';
import type { Limit, Opposed, Alarm } from '../clinical/limitTypes';

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
