import type { MedicineId } from '../../clinical/medicineNames';
import type { PersonFacts } from '../../clinical/types';
import type { Standard } from '../types';

/** The person as advice asks about them. */
export interface AdvisedPerson {
  facts: PersonFacts;
  /** The standard of the verdict: advice speaks of the same limits. */
  standard: Standard;
  medicines: ReadonlySet<MedicineId>;
  /** Takes what keeps table sugar from being digested. */
  takesAcarbose: boolean;
  /** The day has less energy than is spent. */
  isLosing: boolean;
  /** Eats chay every day with eggs, and bears them. */
  eatsEggs: boolean;
}

/** One thing to do, in the client's words. */
export interface AdviceLine {
  /** Names the rule: the expert's decisions are kept under it. */
  id: string;
  text: string;
  /** Guideline or paper with its year, for the expert. */
  source: string;
}

export interface AdviceRule {
  id: string;
  when: (person: AdvisedPerson) => boolean;
  text: string | ((person: AdvisedPerson) => string);
  source: string | ((person: AdvisedPerson) => string);
}
