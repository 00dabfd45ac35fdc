import { dateInUtc } from '../text/days';
import type { Client, GoalKind, KidneyGuideline } from '../records/clients';
import type { Consultation } from '../records/consultations';
import { ruleAge } from '../clinical/ruleAge';
import { foundByFields, type HealthFields } from '../clinical/healthFields';
import { keepsPotassium, needsSteadyVitaminK, takesInsulin } from '../clinical/medicines';
import {
  ADULT_FROM,
  recognise,
  type RecognitionProblem,
  type Recognised,
} from '../clinical/recognise';
import { RECENT_DAYS } from '../clinical/serum';
import {
  SERUM_KEYS,
  type PersonFacts,
  type SerumReading,
  type SerumReadings,
} from '../clinical/types';
import { knownGender } from '../records/gender';
import { OLDEST_MONTHS, type LifeState, type ReferencePerson } from '../clinical/references/person';
import { toIsoDate, type CalendarMonth } from '../person/body';
import { undernutritionByBody } from './undernutrition';
import { isVegan, isVegetarian } from './wayOfEating';

export type PersonClient = Pick<
  Client,
  'birthYear' | 'gender' | 'goals' | 'medicalConditions' | 'medicines' | 'kidneyGuideline'
> &
  Partial<
    Pick<
      Client,
      | 'birthMonth'
      | 'birthDay'
      | 'dietaryRestrictions'
      | 'customs'
      | 'updatedAt'
      | 'weight'
      | 'height'
      | 'weighing'
    >
  > &
  HealthFields;

export interface Person extends Recognised {
  facts: PersonFacts;
  /** Absent while age or sex is unknown, or where no table has the age. */
  reference: ReferencePerson | undefined;
  /** The goal that a visit or a screen names; absent: what the record's goals say. */
  goal?: GoalKind | undefined;
}

function getLifeState({ conditions }: Recognised): LifeState {
  const pregnancy = conditions.get('pregnancy');
  if (pregnancy) return { kind: 'pregnant', trimester: pregnancy.trimester };
  const nursing = conditions.get('nursing');
  return nursing ? { kind: 'nursing', month: nursing.month } : { kind: 'none' };
}

const DEFAULT_GUIDELINE: KidneyGuideline = 'KDIGO2024';
const KNOWN_GUIDELINES: Readonly<Record<KidneyGuideline, true>> = {
  KDOQI2020: true,
  KDIGO2024: true,
};

const isKnownGuideline = (chosen: KidneyGuideline): boolean =>
  Object.hasOwn(KNOWN_GUIDELINES, chosen);

function guidelineProblems(
  chosen: KidneyGuideline,
  { conditions }: Recognised,
  age: number | undefined,
): RecognitionProblem[] {
  const isUsed = conditions.has('kidney') && (age === undefined || age >= ADULT_FROM);
  return isUsed && !isKnownGuideline(chosen) ? [{ kind: 'unknownGuideline', tag: chosen }] : [];
}

function readSerum(newestFirst: readonly Visit[], day: string): SerumReadings {
  const oldest = dateInUtc(new Date(Date.parse(`${day}T00:00:00Z`) - RECENT_DAYS * 86_400_000));
  const serum: SerumReadings = {};
  for (const { visitDate, measures } of newestFirst)
    for (const key of SERUM_KEYS) {
      const value = measures?.[key];
      if (value === undefined || serum[key] || visitDate > day || visitDate < oldest) continue;
      serum[key] = { value, date: visitDate };
    }
  return serum;
}

/** Conditions and restrictions may name a medicine too ("đang dùng warfarin"). */
const medicineFacts = (taken: readonly string[]) => ({
  keepsPotassium: keepsPotassium(taken),
  steadyVitaminK: needsSteadyVitaminK(taken),
  onInsulin: takesInsulin(taken),
});

function wayOfEating(client: PersonClient): PersonFacts['vegetarian'] {
  if (!isVegetarian(client)) return undefined;
  return isVegan(client) ? 'vegan' : 'vegetarian';
}

function findLastPotassium(newestFirst: readonly Visit[], day: string): SerumReading | undefined {
  const visit = newestFirst.find(
    ({ visitDate, measures }) => measures?.potassium !== undefined && visitDate <= day,
  );
  const value = visit?.measures?.potassium;
  return visit && value !== undefined ? { value, date: visit.visitDate } : undefined;
}

/** Adds the undernutrition that the body shows where no tag names it; a loss in kg is then a tag that is known. */
function withBody(
  read: Recognised,
  client: PersonClient,
  newestFirst: readonly Visit[],
  about: { age: number | undefined; today: string },
): Recognised {
  if (read.conditions.has('underweight')) return read;
  const one = undernutritionByBody(client, newestFirst, { ...about, conditions: read.conditions });
  if (!one) return read;
  return {
    conditions: new Map([...read.conditions, ['underweight', one]]),
    problems: read.problems.filter((problem) => !('tag' in problem) || problem.tag !== one.tag),
  };
}

type Visit = Pick<Consultation, 'visitDate' | 'measures'> &
  Partial<Pick<Consultation, 'weight' | 'goal'>>;

/**
 * The age is as exact as the birthday is known; who may be a child still is judged as one.
 * @param newestFirst visits of this client, newest first, for readings of the blood
 */
export function buildPerson(
  client: PersonClient,
  today: CalendarMonth,
  newestFirst: readonly Visit[] = [],
): Person {
  const { medicalConditions, goals, medicines = [] } = client;
  const { kidneyGuideline = DEFAULT_GUIDELINE } = client;
  const gender = knownGender(client.gender);
  const day = toIsoDate(today);
  const { years: known, months, doubt } = ruleAge(client, day) ?? {};
  const age = known !== undefined && known * 12 <= OLDEST_MONTHS ? known : undefined;
  const fields = foundByFields(client, day);
  const lastPotassium = findLastPotassium(newestFirst, day);
  const recognised = recognise({ gender, age, medicalConditions, goals, fields: fields.findings });
  const read = withBody(recognised, client, newestFirst, { age, today: day });
  const facts: PersonFacts = {
    age,
    gender,
    conditions: read.conditions,
    guideline: isKnownGuideline(kidneyGuideline) ? kidneyGuideline : DEFAULT_GUIDELINE,
    ...medicineFacts([...medicines, ...medicalConditions, client.dietaryRestrictions ?? '']),
    serum: readSerum(newestFirst, day),
    ...(lastPotassium ? { lastPotassium } : {}),
    months,
    vegetarian: wayOfEating(client),
  };
  // An infant's figures change by the month, and the year alone does not tell it: whoever was born last year may be 11 months old.
  const reference =
    age === undefined || gender === undefined || (age <= 1 && months === undefined)
      ? undefined
      : { ageInMonths: months ?? age * 12, gender, state: getLifeState(read) };
  const problems = [
    ...(doubt ? [{ kind: 'unsureAge' as const, ...doubt, counted: age ?? doubt.to }] : []),
    ...fields.problems,
    ...read.problems,
    ...guidelineProblems(kidneyGuideline, read, age),
  ];
  return { ...read, problems, facts, reference };
}
