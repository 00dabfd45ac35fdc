import { foundByFields, type HealthFields } from './healthFields';
import { ADULT_FROM, recognise } from './recognise';
import type { Client } from '../records/clients';

export type BodyCaution = 'pregnancy' | 'nursing' | 'child';

type Tags = Pick<Client, 'gender' | 'goals' | 'medicalConditions'> & HealthFields;

/** @param day `YYYY-MM-DD` */
export function isPregnant(client: Tags, day: string): boolean {
  const { gender, goals, medicalConditions } = client;
  const fields = foundByFields(client, day).findings;
  return recognise({ gender, age: undefined, goals, medicalConditions, fields }).conditions.has(
    'pregnancy',
  );
}

export function bodyCautions(client: Tags, age: number | undefined, day: string): BodyCaution[] {
  const cautions: BodyCaution[] = [];
  if (isPregnant(client, day)) cautions.push('pregnancy');
  if (age !== undefined && age < ADULT_FROM) cautions.push('child');
  return cautions;
}
