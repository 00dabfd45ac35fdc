import { isRule } from '../clinical/bounds';
import type { Limits } from '../clinical/limits';
import type { ConditionId, PersonFacts } from '../clinical/types';
import type { Consultation } from '../collections/consultations';
import { texture } from '../customs/client';
import type { CustomsClient } from '../customs/client';
import { fold } from '../search/fold';
import { dateOf } from '../targets/body';
import type { CalendarMonth } from '../targets/body';
import { personOf } from '../targets/person';

/** A laboratory value with which no days are made before a professional has said what to do. */
export type Stop =
  /** Serum potassium, mmol/L. `severe`: 6.5 and above. */
  | { kind: 'potassium'; value: number; date: string; severe: boolean }
  /** Kidney disease of stage 4 or 5, and no potassium of the last six months. */
  | { kind: 'potassiumUnknown'; stage: number }
  /** Triglycerides, mmol/L. */
  | { kind: 'triglycerides'; value: number; date: string };

/** What an illness, a medicine or an age asks of days beside limits of nutrients. */
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
  meals?: 'pupil' | 'gestational';
  soft?: true;
  stop?: Stop;
}

const VITAMIN_K = /\b(warfarin|coumadin|coumadine|acenocoumarol|sintrom|khang vitamin k)\b/;
const INSULIN =
  /\b(insulin\w*|lantus|levemir|toujeo|tresiba|novorapid|humalog|mixtard|novomix|apidra|insulatard|actrapid|humulin|ryzodeg|basaglar|glargin\w*|degludec|detemir|aspart|lispro)\b/;

/** mmol/L: KDIGO 2024 acts above 5.5; moderate from 6.0, severe from 6.5 (UK practice). */
const POTASSIUM = { raised: 5, stop: 6, severe: 6.5 } as const;
/** mmol/L: high from 2.3 (NLA 2015); from 10 no days by machine. */
const TRIGLYCERIDES = { high: 2.3, stop: 10 } as const;
const RECENT_DAYS = 183;
const DAY = 86_400_000;
const PUPIL = { from: 6, to: 18 } as const;

type Visit = Pick<Consultation, 'visitDate' | 'measures'>;
type CareClient = Parameters<typeof personOf>[0] & CustomsClient;

const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ');

/** The newest reading of the last six months. */
function reading(visits: readonly Visit[], key: 'potassium' | 'triglycerides', day: string) {
  const oldest = Date.parse(`${day}T00:00:00Z`) - RECENT_DAYS * DAY;
  const recent = visits.find(
    ({ visitDate, measures }) =>
      measures?.[key] !== undefined &&
      visitDate <= day &&
      Date.parse(`${visitDate}T00:00:00Z`) >= oldest,
  );
  const value = recent?.measures?.[key];
  return recent && value !== undefined ? { value, date: recent.visitDate } : undefined;
}

type Reading = ReturnType<typeof reading>;

function stopOf(
  { found, age }: PersonFacts,
  potassium: Reading,
  triglycerides: Reading,
): Stop | undefined {
  if (potassium && potassium.value >= POTASSIUM.stop)
    return { kind: 'potassium', ...potassium, severe: potassium.value >= POTASSIUM.severe };
  const stage = found.has('dialysis') ? 5 : (found.get('kidney')?.stage ?? 0);
  const isAdult = age === undefined || age >= PUPIL.to;
  if (isAdult && stage >= 4 && !potassium) return { kind: 'potassiumUnknown', stage };
  return triglycerides && triglycerides.value >= TRIGLYCERIDES.stop
    ? { kind: 'triglycerides', ...triglycerides }
    : undefined;
}

function mealsOf({ found, age }: PersonFacts): Pick<Care, 'meals'> {
  if (found.has('gestationalDiabetes')) return { meals: 'gestational' };
  return age !== undefined && age >= PUPIL.from && age < PUPIL.to ? { meals: 'pupil' } : {};
}

/**
 * Reads what days are to keep beside the limits of nutrients.
 * @param newestFirst visits of this client, newest first
 * @param limits of a day, as they are applied
 */
export function careOf(
  client: CareClient,
  newestFirst: readonly Visit[],
  today: CalendarMonth,
  limits: Limits,
): Care {
  const { facts } = personOf(client, today, newestFirst);
  const day = dateOf(today);
  const potassium = reading(newestFirst, 'potassium', day);
  const triglycerides = reading(newestFirst, 'triglycerides', day);
  const words = plain(
    [
      ...(client.medicines ?? []),
      ...client.medicalConditions,
      client.dietaryRestrictions ?? '',
    ].join(' | '),
  );
  const has = (id: ConditionId) => facts.found.has(id);
  const isInsulin = INSULIN.test(words) && !/\bkhang insulin\b/.test(words);
  const isSugarIll = has('diabetes') || has('gestationalDiabetes') || isInsulin;
  const mustFall =
    (potassium?.value ?? 0) >= POTASSIUM.raised ||
    (['potassium', 'phosphorus'] as const).some((key) => isRule(limits[key]?.maximum));
  const stop = stopOf(facts, potassium, triglycerides);
  return {
    ...(isSugarIll || (triglycerides?.value ?? 0) >= TRIGLYCERIDES.high
      ? { sweets: 'none' as const }
      : {}),
    ...(mustFall ? { rice: 'white' as const } : {}),
    ...(has('gout') ? { gout: true as const } : {}),
    ...(VITAMIN_K.test(words) ? { steadyVitaminK: true as const } : {}),
    ...(isInsulin ? { steadyCarbs: true as const } : {}),
    ...mealsOf(facts),
    ...(texture(client, day) ? { soft: true as const } : {}),
    ...(stop ? { stop } : {}),
  };
}
