import type { Client } from '../collections/clients';
import { keepsPotassium } from '../clinical/medicines';
import { recognise } from '../clinical/recognise';
import type { Recognised } from '../clinical/recognise';
import type { PersonFacts } from '../clinical/types';
import { OLDEST_MONTHS } from '../references/person';
import type { LifeState, ReferencePerson } from '../references/person';
import { ageFrom } from './body';

export type PersonClient = Pick<
  Client,
  'birthYear' | 'gender' | 'goals' | 'medicalConditions' | 'medicines' | 'kidneyGuideline'
> &
  Partial<Pick<Client, 'birthMonth'>>;

/** A client as rules and tables see one. */
export interface Person extends Recognised {
  facts: PersonFacts;
  /** Absent while age or sex is unknown, or where no table has the age. */
  reference: ReferencePerson | undefined;
}

function stateOf({ found }: Recognised): LifeState {
  const pregnancy = found.get('pregnancy');
  if (pregnancy) return { kind: 'pregnant', trimester: pregnancy.trimester };
  const nursing = found.get('nursing');
  return nursing ? { kind: 'nursing', month: nursing.month } : { kind: 'none' };
}

/**
 * Reads a client's tags, age and sex.
 * @param year the present calendar year in Vietnam
 */
export function personOf(client: PersonClient, year: number): Person {
  const { gender, medicalConditions, goals, medicines = [] } = client;
  const known = ageFrom(client.birthYear, year);
  const age = known !== undefined && known * 12 <= OLDEST_MONTHS ? known : undefined;
  const read = recognise({ gender, age, medicalConditions, goals });
  const facts: PersonFacts = {
    age,
    gender,
    found: read.found,
    // The newer one, and the same for everybody; a practice that follows the other says so.
    guideline: client.kidneyGuideline === 'KDOQI2020' ? 'KDOQI2020' : 'KDIGO2024',
    keepsPotassium: keepsPotassium([...medicines, ...medicalConditions]),
  };
  // An infant's figures change by the month, and the year alone does not tell it.
  const reference =
    age === undefined || gender === undefined || age === 0
      ? undefined
      : { ageInMonths: age * 12, gender, state: stateOf(read) };
  return { ...read, facts, reference };
}
