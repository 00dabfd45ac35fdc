import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { screeningSigns } from './screeningPrompt';

const DAY = '2026-11-29';
const {
  weight: _weight,
  birthYear: _birthYear,
  ...nobody
} = clientWith({ gender: 'female', height: 165 });
const weighing = (weight: number, birthYear: number) => ({ ...nobody, weight, birthYear });

describe('signs that ask for a screening, QĐ 2598/QĐ-BYT 2025 (GLIM)', () => {
  it.each([
    [50.3, 1990, undefined],
    [50.1, 1990, { bmi: 18.4, cutOff: 18.5 }],
    [54.4, 1956, undefined],
    [54.2, 1956, { bmi: 19.9, cutOff: 20 }],
    [54.2, 1957, undefined],
  ])('%d kg at 165 cm, born in %d', (weight, birthYear, lowBmi) => {
    expect(screeningSigns(weighing(weight, birthYear), [], DAY)?.lowBmi).toEqual(lowBmi);
  });

  it.each([
    [60, 57, undefined],
    [60, 56.9, -5.2],
  ])('from %d to %d kg in three months', (from, to, percent) => {
    const weights = [
      { date: '2026-08-25', weight: from },
      { date: '2026-11-25', weight: to },
    ];
    const signs = screeningSigns({ ...nobody, birthYear: 1990 }, weights, DAY);
    expect(signs?.loss?.percent).toBe(percent);
  });

  it('the newest weight of the visits stands in where the record has none', () => {
    const weights = [{ date: '2026-11-25', weight: 45 }];
    expect(screeningSigns({ ...nobody, birthYear: 1990 }, weights, DAY)?.lowBmi?.bmi).toBe(16.5);
  });

  it('children, pregnant women and unknown ages are not judged by them', () => {
    expect(screeningSigns(weighing(40, 2012), [], DAY)).toBeUndefined();
    expect(screeningSigns({ ...nobody, weight: 40 }, [], DAY)).toBeUndefined();
    const pregnant = { ...weighing(45, 1990), medicalConditions: ['Mang thai 26 tuần'] };
    expect(screeningSigns(pregnant, [], DAY)).toBeUndefined();
  });
});
