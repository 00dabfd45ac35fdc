import { foundByFields, type HealthFields } from './healthFields';
import { ADULT_FROM, recognise } from './recognise';
import type { Client } from '../records/clients';

/** Why adults' figures do not hold for a client. */
export type BodyCaution = 'pregnancy' | 'nursing' | 'child';

type Tags = Pick<Client, 'gender' | 'goals' | 'medicalConditions'> & HealthFields;

/** Whether the client's fields, conditions or goals say that she is pregnant on a day, `YYYY-MM-DD`. */
export function isPregnant(client: Tags, day: string): boolean {
  const { gender, goals, medicalConditions } = client;
  const fields = foundByFields(client, day).found;
  return recognise({ gender, age: undefined, goals, medicalConditions, fields }).found.has(
    'pregnancy',
  );
}

/** Why adults' formulas and classes do not hold; empty for an adult who is not pregnant. */
export function bodyCautions(client: Tags, age: number | undefined, day: string): BodyCaution[] {
  const cautions: BodyCaution[] = [];
  if (isPregnant(client, day)) cautions.push('pregnancy');
  if (age !== undefined && age < ADULT_FROM) cautions.push('child');
  return cautions;
}
