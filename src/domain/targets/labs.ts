import { classifyAnaemia, type Anaemia } from '../clinical/anaemia';
import { RECENT_DAYS } from '../clinical/serum';
import type { Client } from '../records/clients';
import type { Consultation } from '../records/consultations';
import { daysBetween } from '../text/days';
import { knownGender } from '../records/gender';
import { MEASURE_KEYS, MEASURES, type MeasureKey, type Measures } from '../records/measures';
import { ageOn } from '../person/age';
import { toCalendarMonth } from '../person/body';
import { buildPerson } from './person';

export interface Lab {
  key: MeasureKey;
  value: number;
  date: string;
  isOld: boolean;
}

type Visit = Pick<Consultation, 'visitDate' | 'measures'>;

export function latestLabs(newestFirst: readonly Visit[], today: string): Lab[] {
  return MEASURE_KEYS.flatMap((key) => {
    if (MEASURES[key].group !== 'blood') return [];
    const visit = newestFirst.find(
      ({ visitDate, measures }) => measures?.[key] !== undefined && visitDate <= today,
    );
    const value = visit?.measures?.[key];
    if (!visit || value === undefined) return [];
    const isOld = daysBetween(visit.visitDate, today) > RECENT_DAYS;
    return [{ key, value, date: visit.visitDate, isOld }];
  });
}

export function anaemiaOfClient(
  client: Client,
  haemoglobin: number,
  date: string,
): Anaemia | undefined {
  const day = toCalendarMonth(date);
  const { conditions, facts } = buildPerson(client, day);
  const pregnancy = conditions.get('pregnancy');
  const byYear = facts.age === undefined ? undefined : facts.age * 12;
  const months = ageOn(client, date)?.months ?? byYear;
  return classifyAnaemia(haemoglobin, {
    ageInMonths: months,
    gender: knownGender(client.gender),
    ...(pregnancy ? { pregnancy: { trimester: pregnancy.trimester } } : {}),
    altitude: client.altitude,
    smoking: client.cigarettes,
  });
}

export function presentAnaemia(
  client: Client,
  newestFirst: readonly Visit[],
  today: string,
): (Anaemia & { value: number; date: string }) | undefined {
  const lab = latestLabs(newestFirst, today).find(({ key }) => key === 'haemoglobin');
  if (!lab || lab.isOld) return undefined;
  const read = anaemiaOfClient(client, lab.value, lab.date);
  return read && read.level !== 'none' ? { ...read, value: lab.value, date: lab.date } : undefined;
}

export type Contradiction =
  | { kind: 'partOfCholesterol'; part: 'ldl' | 'hdl' }
  | { kind: 'sumOfCholesterol' }
  | { kind: 'filtration'; typed: number; computed: number }
  | { kind: 'stage'; typed: number; stage: string };

/**
 * CKD-EPI 2021, for adults.
 * @param creatinine µmol/L
 */
export function computeFiltration(
  creatinine: number,
  age: number,
  gender: 'male' | 'female',
): number {
  const [kappa, alpha, factor] = gender === 'female' ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const ratio = creatinine / 88.4 / kappa;
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * factor;
}

/** The range of eGFR of each stage (KDIGO). */
const STAGES: Readonly<Record<string, readonly [number, number]>> = {
  G1: [90, 999],
  G2: [60, 89],
  G3a: [45, 59],
  G3b: [30, 44],
  G4: [15, 29],
  G5: [0, 14],
};
/** By so much a typed eGFR may differ from the computed one: laboratories use other equations. */
const FILTRATION_SLACK = 0.35;
const ADULT = 18;

export function findContradictions(
  values: Measures,
  { client, age }: { client: Pick<Client, 'gender' | 'kidney'>; age: number | undefined },
): Contradiction[] {
  const { cholesterol, ldl, hdl, egfr, creatinine } = values;
  const contradictions: Contradiction[] = [];
  if (cholesterol !== undefined) {
    for (const [part, value] of [['ldl', ldl] as const, ['hdl', hdl] as const])
      if (value !== undefined && value > cholesterol)
        contradictions.push({ kind: 'partOfCholesterol', part });
    const sum = (ldl ?? 0) + (hdl ?? 0);
    if (
      contradictions.length === 0 &&
      ldl !== undefined &&
      hdl !== undefined &&
      sum > cholesterol * 1.05
    )
      contradictions.push({ kind: 'sumOfCholesterol' });
  }
  const gender = knownGender(client.gender);
  if (
    egfr !== undefined &&
    creatinine !== undefined &&
    gender &&
    age !== undefined &&
    age >= ADULT
  ) {
    const computed = computeFiltration(creatinine, age, gender);
    if (Math.abs(egfr - computed) > Math.max(10, computed * FILTRATION_SLACK))
      contradictions.push({ kind: 'filtration', typed: egfr, computed: Math.round(computed) });
  }
  const stage = client.kidney?.stage;
  const [least, most] = (stage && STAGES[stage]) || [0, 999];
  if (egfr !== undefined && stage && (Math.round(egfr) < least || Math.round(egfr) > most))
    contradictions.push({ kind: 'stage', typed: egfr, stage });
  return contradictions;
}
