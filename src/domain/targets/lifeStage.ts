import type { Client } from '../collections/clients';
import { fold } from '../search/fold';

/** From this age on the adults' BMI bands and the adults' formulas hold. */
const ADULT_FROM = 18;

/** Why adults' figures do not hold for a client. */
export type BodyCaution = 'pregnancy' | 'child';

/**
 * Words of a pregnancy at present, without accents. "thai" alone is no sign: "Thái" is a name, and
 * "sau sinh", "hiếm muộn, muốn có thai" and "sảy thai" are none.
 */
const PREGNANT =
  /\b(mang thai|song thai|thai ky|thai \d+ (tuan|thang)|thai phu|ba bau|dang bau|co bau|bau \d+ (tuan|thang))\b/;
const NOT_NOW =
  /\b(chuan bi|du dinh|muon|mong|truoc khi|sau|tien su|tung|khong|chua) (\p{L}+ ){0,4}(mang thai|thai ky|co bau)\b/u;

/** Whether the client's conditions or goals say that she is pregnant. */
export function isPregnant(
  client: Pick<Client, 'gender' | 'goals' | 'medicalConditions'>,
): boolean {
  if (client.gender === 'male') return false;
  return [...client.medicalConditions, ...client.goals].some((words) => {
    const text = fold(words).replace(/[^\p{L}\p{N}]+/gu, ' ');
    return PREGNANT.test(text) && !NOT_NOW.test(text);
  });
}

/** Why adults' formulas and classes do not hold; empty for an adult who is not pregnant. */
export function bodyCautions(
  client: Pick<Client, 'gender' | 'goals' | 'medicalConditions'>,
  age: number | undefined,
): BodyCaution[] {
  const cautions: BodyCaution[] = [];
  if (isPregnant(client)) cautions.push('pregnancy');
  if (age !== undefined && age < ADULT_FROM) cautions.push('child');
  return cautions;
}
