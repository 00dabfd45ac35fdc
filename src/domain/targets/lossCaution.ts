import { ADULT_FROM } from '../clinical/recognise';
import type { Client } from '../records/clients';
import { fold } from '../text/fold';
import { computeBmi } from '../person/body';

/** Why nobody should advise a person to lose weight (product decision 43); children and mothers have their own reasons. */
export type LossCaution = 'thin' | 'wasting' | 'eatingDisorder';

/** BMI of an adult below which a person is underweight (product decision 6). */
const LEAST_BMI = 18.5;
/** "chán ăn" means both anorexia and poor appetite. */
const EATING_DISORDER =
  /\b(roi loan an uong|roi loan hanh vi an uong|chan an|cuong an|an vo do|anorexia|bulimia)\b/;

const WASTING = /\b(sarcopenia|thieu co|teo co|suy mon|suy kiet|cachexia)\b/;

type Body = Partial<Pick<Client, 'weight' | 'height' | 'medicalConditions'>>;

/** @param client with the present weight (kg) and height (cm) */
export function lossCaution(
  { weight, height, medicalConditions = [] }: Body,
  { age, conditions }: { age: number | undefined; conditions: Pick<ReadonlySet<string>, 'has'> },
): LossCaution | undefined {
  const tags = medicalConditions.map(fold);
  if (tags.some((tag) => EATING_DISORDER.test(tag))) return 'eatingDisorder';
  if (tags.some((tag) => WASTING.test(tag))) return 'wasting';
  const bmi = computeBmi(weight, height);
  const isAdult = age === undefined || age >= ADULT_FROM;
  const isThin = isAdult && bmi !== undefined && bmi < LEAST_BMI;
  return isThin || conditions.has('underweight') ? 'thin' : undefined;
}
