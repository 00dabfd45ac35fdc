import { ADULT_FROM, recognise } from '../clinical/recognise';
import type { Client } from '../collections/clients';

/** Why adults' figures do not hold for a client. */
export type BodyCaution = 'pregnancy' | 'nursing' | 'child';

type Tags = Pick<Client, 'gender' | 'goals' | 'medicalConditions'>;

/** Whether the client's conditions or goals say that she is pregnant. */
export function isPregnant({ gender, goals, medicalConditions }: Tags): boolean {
  return recognise({ gender, age: undefined, goals, medicalConditions }).found.has('pregnancy');
}

/** Why adults' formulas and classes do not hold; empty for an adult who is not pregnant. */
export function bodyCautions(client: Tags, age: number | undefined): BodyCaution[] {
  const cautions: BodyCaution[] = [];
  if (isPregnant(client)) cautions.push('pregnancy');
  if (age !== undefined && age < ADULT_FROM) cautions.push('child');
  return cautions;
}
