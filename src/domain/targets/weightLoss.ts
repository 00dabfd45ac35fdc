import type { PersonFacts } from '../clinical/types';
import { ADULT_FROM } from '../clinical/recognise';
import type { Client } from '../records/clients';
import { computeBmi } from '../person/body';
import { lossCaution } from './lossCaution';

/** BMI from which on an adult of Vietnam is overweight (QĐ 2892/QĐ-BYT, 2022). */
const OVERWEIGHT = 23;
/** kcal a day less than what is spent (ADA 2026: 500–750). */
const DEFICIT = 500;
/** kcal a day below which nobody is brought without a specialist (Academy of Nutrition and Dietetics 2014). */
export const LEAST_ENERGY = { female: 1200, male: 1500 } as const;

type Body = Pick<Client, 'weight' | 'height'> & Partial<Pick<Client, 'medicalConditions'>>;

export function mayLose(body: Body, facts: PersonFacts): boolean {
  const { age, conditions } = facts;
  const bmi = computeBmi(body.weight, body.height);
  const isAdult = age === undefined || age >= ADULT_FROM;
  if (!isAdult || bmi === undefined || bmi < OVERWEIGHT) return false;
  return !conditions.has('pregnancy') && !conditions.has('nursing') && !lossCaution(body, facts);
}

/** @returns kcal a day */
export function lossEnergy(
  tdee: number,
  body: Body,
  facts: PersonFacts,
): { calories: number; loss?: { deficit: number; floor?: number } } {
  const { gender } = facts;
  if (!mayLose(body, facts) || gender === undefined) return { calories: tdee };
  const floor = LEAST_ENERGY[gender];
  const calories = Math.max(tdee - DEFICIT, Math.min(floor, tdee));
  const deficit = tdee - calories;
  if (deficit <= 0) return { calories: tdee };
  return { calories, loss: { deficit, ...(deficit < DEFICIT ? { floor } : {}) } };
}
