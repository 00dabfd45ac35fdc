import type {
  ActivityLevel,
  ClientSource,
  ClientStatus,
  Gender,
  GoalKind,
} from '../../../src/domain/collections/clients';
import type { Measures } from '../../../src/domain/measures';

/** One visit: days before today, kg, what was noted, and targets where they were set anew. */
export interface VisitPlan {
  daysAgo: number;
  weight: number;
  notes: string;
  /** kcal and g of protein a day. */
  target?: readonly [calories: number, protein: number];
}

/** A person of a demo practice; invented. Heights in cm, weights in kg. */
export interface ClientPlan {
  key: string;
  name: string;
  gender: Gender;
  birthYear: number;
  height: number;
  targetWeight?: number;
  goal: GoalKind;
  goals: readonly string[];
  conditions?: readonly string[];
  allergies?: readonly string[];
  restrictions?: string;
  activity: ActivityLevel;
  workout?: string;
  source: ClientSource;
  status?: ClientStatus;
  phone: string;
  email?: string;
  visits: readonly VisitPlan[];
  /** What was measured at each visit, in their order. */
  measures?: readonly Measures[];
}

/** A visit in one line of data. */
export function visit(
  daysAgo: number,
  weight: number,
  notes: string,
  target?: readonly [number, number],
): VisitPlan {
  return { daysAgo, weight, notes, ...(target ? { target } : {}) };
}
