import { expect, it } from 'vitest';
import { eaterOf } from './eater';

it('G10 an illness that forbids a food counts as an allergy to it', () => {
  const client = {
    allergies: ['Tôm'],
    medicalConditions: ['Celiac', 'Tăng huyết áp'],
    dietaryRestrictions: 'Không ăn thịt bò',
  };
  expect(eaterOf(client)).toEqual({
    allergies: ['Tôm', 'Celiac'],
    dietaryRestrictions: 'Không ăn thịt bò',
  });
});
