import type { MealSlot } from '../food/storedLines';
import type { Limit, Opposed, Alarm } from '../clinical/limitTypes';

export interface Standard {
  limits: Limit[];
  opposed: Opposed[];
  alarms: Alarm[];
}

/** `unknown`: what is not known could still change it; `yielded`: it gives way to others, as the person chose. */
export type Status = 'met' | 'short' | 'over' | 'unknown' | 'yielded';

export interface VerdictLine {
  limit: Limit;
  slot?: MealSlot;
  known?: number;
  /** Part (0–1) of the day, the meal or the days that is known. */
  share: number;
  status: Status;
  /** How far it is on the wrong side, as figures are shown; more than 0. Of a limit that gives way, too. */
  by?: number;
  from?: string[];
  spread?: { least: number; most: number };
}

export type DayVerdict = VerdictLine[];

export interface WeekVerdict {
  days: DayVerdict[];
  week: VerdictLine[];
}
