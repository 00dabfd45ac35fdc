import type { Alarm, Limit } from '../verdict/types';
import type { NutrientKey } from '../nutrients';

/** What holds for a person beyond the least and most of a nutrient in a day. */
export interface PersonRules {
  limits: Omit<Limit, 'key'>[];
  /** Whether the newest recent value of the blood is high; absent where none is known. */
  serumHigh: { potassium?: boolean; phosphorus?: boolean };
  alarms: Alarm[];
  /** Minerals and vitamins that matter to this person, to be shown first. */
  first: NutrientKey[];
}

/** Nobody in particular. */
export const NO_RULES: PersonRules = { limits: [], serumHigh: {}, alarms: [], first: [] };
