import { expect, it } from 'vitest';
import { toEater } from './eater';

it('G10 an illness that forbids a food counts as an allergy to it', () => {
  const client = {
    allergies: ['Tôm'],
    medicalConditions: ['Celiac', 'Tăng huyết áp'],
    dietaryRestrictions: 'Không ăn thịt bò',
  };
  expect(toEater(client)).toEqual({
    allergies: ['Tôm', 'Celiac'],
    dietaryRestrictions: 'Không ăn thịt bò',
  });
});
