import { isRule } from '../clinical/bounds';
import { eatsFewFried } from '../clinical/frying';
import type { Limits } from '../clinical/limits';
import { WATCHED_POTASSIUM } from '../clinical/serum';
import type { ConditionId, PersonFacts } from '../clinical/types';
import type { Consultation } from '../records/consultations';
import { eatsSmallMeals, texture, type CustomsClient } from '../clinical/customs/client';
import { toIsoDate, type CalendarMonth } from '../person/body';
import { buildPerson } from '../targets/person';

export interface Care {
  /** `none`: for diabetes, insulin, high triglycerides; else at most two a week. */
  sweets?: 'none';
  /** Rice of which there is less potassium and phosphorus. */
  rice?: 'white';
  gout?: true;
  /** Vitamin K the same every day: warfarin, acenocoumarol. */
  steadyVitaminK?: true;
  /** Carbohydrate of each meal the same every day: insulin. */
  steadyCarbs?: true;
  /** How the day is divided; `small`: little at once, five times. */
  meals?: 'pupil' | 'gestational' | 'small';
  soft?: true;
  /** Fried dishes seldom, as the advice for obesity and very high triglycerides says. */
  fewFried?: true;
  /** Nothing on which a small child may choke (American Academy of Pediatrics, 2010: below four years). */
  small?: true;
}

/** mmol/L of triglycerides from which on they are high (NLA 2015). */
const HIGH_TRIGLYCERIDES = 2.3;
/** Years. */
const SMALL_TO = 4;
const PUPIL = { from: 6, to: 18 } as const;

type Visit = Pick<Consultation, 'visitDate' | 'measures'>;
type CareClient = Parameters<typeof buildPerson>[0] & CustomsClient;

function getMeals({ conditions, age }: PersonFacts, isSmall: boolean): Pick<Care, 'meals'> {
  if (conditions.has('gestationalDiabetes')) return { meals: 'gestational' };
  if (isSmall) return { meals: 'small' };
  return age !== undefined && age >= PUPIL.from && age < PUPIL.to ? { meals: 'pupil' } : {};
}

export function buildCare(
  client: CareClient,
  newestFirst: readonly Visit[],
  today: CalendarMonth,
  limits: Limits,
): Care {
  const { facts } = buildPerson(client, today, newestFirst);
  const { potassium, triglycerides } = facts.serum ?? {};
  const has = (id: ConditionId) => facts.conditions.has(id);
  const isSugarIll = has('diabetes') || has('gestationalDiabetes') || facts.onInsulin === true;
  const mustFall =
    (potassium?.value ?? 0) >= WATCHED_POTASSIUM ||
    (['potassium', 'phosphorus'] as const).some((key) => isRule(limits[key]?.maximum));
  return {
    ...(isSugarIll || (triglycerides?.value ?? 0) >= HIGH_TRIGLYCERIDES
      ? { sweets: 'none' as const }
      : {}),
    ...(mustFall ? { rice: 'white' as const } : {}),
    ...(has('gout') ? { gout: true as const } : {}),
    ...(facts.steadyVitaminK ? { steadyVitaminK: true as const } : {}),
    ...(facts.onInsulin ? { steadyCarbs: true as const } : {}),
    ...getMeals(facts, eatsSmallMeals(client, toIsoDate(today))),
    ...(texture(client, toIsoDate(today)) ? { soft: true as const } : {}),
    ...(eatsFewFried(facts) ? { fewFried: true as const } : {}),
    ...(facts.age !== undefined && facts.age < SMALL_TO ? { small: true as const } : {}),
  };
}
