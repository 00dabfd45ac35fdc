import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../../tests/support/newClient';
import { mealHours, recordedMealHours } from './client';
import { mealsByHour } from './mealOrder';

const USUAL = ['breakfast', 'snack1', 'lunch', 'snack2', 'dinner'] as const;
const DAY = '2026-11-28';

describe('the order of meals by their hours', () => {
  it.each([
    ['no hours', {}, USUAL],
    ['one hour', { lunch: '13:00' }, USUAL],
    ['a long evening', { breakfast: '10:00', lunch: '12:00', dinner: '23:30' }, USUAL],
    [
      'a snack before breakfast',
      { breakfast: '07:00', snack1: '06:00', lunch: '12:00', dinner: '18:00' },
      ['snack1', 'breakfast', 'lunch', 'snack2', 'dinner'],
    ],
    [
      'work at night',
      { breakfast: '16:00', snack1: '18:30', lunch: '20:30', dinner: '01:00', snack2: '04:30' },
      ['breakfast', 'snack1', 'lunch', 'dinner', 'snack2'],
    ],
  ])('%s', (_what, hours, order) => {
    expect(mealsByHour(USUAL, hours)).toEqual(order);
  });
});

describe('hours that the client reads', () => {
  const night = clientWith({ dietaryRestrictions: 'Làm ca đêm' });

  it('are those of the record; proposed ones wait for the expert', () => {
    expect(mealHours(night, DAY).breakfast).toBe('16:00');
    expect(recordedMealHours(night, DAY)).toEqual({});
    const [key = ''] = ['shift:night'];
    const looked = { ...night, customs: [{ key, state: 'kept' as const }] };
    expect(recordedMealHours(looked, DAY)).toEqual(mealHours(night, DAY));
    expect(recordedMealHours({ ...night, mealHours: { lunch: '21:00' } }, DAY)).toEqual({
      lunch: '21:00',
    });
  });

  it('are none for who says none', () => {
    expect(recordedMealHours(clientWith({}), DAY)).toEqual({});
  });
});
