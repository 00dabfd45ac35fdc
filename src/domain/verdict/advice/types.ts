import type { MedicineId } from '../../clinical/medicineNames';
import type { PersonFacts } from '../../clinical/types';
import type { Standard } from '../types';

export interface AdvisedPerson {
  facts: PersonFacts;
  standard: Standard;
  medicines: ReadonlySet<MedicineId>;
  /** Acarbose keeps table sugar from being digested. */
  takesAcarbose: boolean;
  /** The day has less energy than is spent. */
  isLosing: boolean;
  eatsEggs: boolean;
}

export interface AdviceLine {
  /** Names the rule: the expert's decisions are kept under it. */
  id: string;
  text: string;
  source: string;
}

export interface AdviceRule {
  id: string;
  when: (person: AdvisedPerson) => boolean;
  text: string | ((person: AdvisedPerson) => string);
  source: string | ((person: AdvisedPerson) => string);
}
