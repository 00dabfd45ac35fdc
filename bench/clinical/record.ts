import { clientSchema, type ActivityLevel, type Client } from '../../src/domain/records/clients';
import { consultationSchema, type Consultation } from '../../src/domain/records/consultations';
import { MEASURE_KEYS } from '../../src/domain/records/measures';
import { clientWith } from '../../tests/support/newClient';
import type { BenchRecord } from './client';

/** First day of all weeks, chosen so that the last and the first day of a lunar month are among them. */
export const TODAY = '2026-11-28';
export const START = '2026-12-06';
const VISIT = '2026-11-20';
const AT = '2026-11-20T01:00:00.000Z';

const ACTIVITY: Readonly<Record<BenchRecord['activity'], ActivityLevel>> = {
  sedentary: 'sedentary',
  light: 'lightly_active',
  moderate: 'moderately_active',
  active: 'very_active',
  very: 'extremely_active',
};
const GOALS = { lose: 'Giảm cân', keep: 'Duy trì cân nặng', gain: 'Tăng cân' } as const;

function monthsBefore(date: string, months: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}

function toConsultation(clientId: string, id: string, change: object): Consultation {
  const base = { workspaceId: 'w', expertId: 'e', createdAt: AT, updatedAt: AT };
  return consultationSchema.parse({ id, clientId, ...base, visitDate: VISIT, ...change });
}

/** @throws Error for a laboratory value that the product does not know and would silently ignore */
function toMeasures(labs: BenchRecord['labs']): object {
  const unknown = Object.keys(labs).filter((key) => !MEASURE_KEYS.some((known) => known === key));
  if (unknown.length > 0) throw new Error(`unknown laboratory values: ${unknown.join(', ')}`);
  return labs;
}

/** @returns visits newest first, as the app stores them */
export function storedRecord(
  id: string,
  record: BenchRecord,
): { client: Client; visits: Consultation[] } {
  const { goal, pregnancyWeek, nursingMonth, dietCode, customs } = record;
  const client = clientSchema.parse({
    ...clientWith({ id: `client-${id}` }),
    gender: record.sex,
    birthYear: Number(TODAY.slice(0, 4)) - Math.floor(record.age),
    ...(record.height === undefined ? {} : { height: record.height }),
    ...(record.weight === undefined ? {} : { weight: record.weight }),
    activityLevel: ACTIVITY[record.activity],
    goals: goal ? [GOALS[goal]] : [],
    medicalConditions: record.conditions,
    medicines: record.medicines,
    allergies: record.allergies,
    ...(customs === '' ? {} : { dietaryRestrictions: customs }),
    ...(pregnancyWeek === undefined ? {} : { pregnancy: { week: pregnancyWeek, weekDate: TODAY } }),
    ...(nursingMonth === undefined ? {} : { nursingSince: monthsBefore(TODAY, nursingMonth) }),
    ...(dietCode === undefined ? {} : { hospitalDiet: { code: dietCode } }),
  });
  const { weight, labs, weightHistory = [] } = record;
  const before = weightHistory
    .map((one) => ({ weight: one.weight, visitDate: monthsBefore(VISIT, one.monthsAgo) }))
    .sort((a, b) => b.visitDate.localeCompare(a.visitDate))
    .map((one, index) => toConsultation(client.id, `before-${index}`, one));
  const own = weight === undefined ? {} : { weight };
  const visit = toConsultation(client.id, 'visit', { ...own, measures: toMeasures(labs) });
  return { client, visits: [visit, ...before] };
}
