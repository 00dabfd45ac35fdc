import { describe, expect, it } from 'vitest';
import { readGlucoseDiary, readPressureDiary } from './homeReadings';
import { computeOutcome } from './tools';
import { weightChangeOver } from './weightHistory';

describe('screening for malnutrition', () => {
  it.each([
    ['nrs2002', { nutrition: '0', disease: '1', age: 'yes' }, { score: 2, result: 'low' }],
    ['nrs2002', { nutrition: '2', disease: '1', age: 'no' }, { score: 3, result: 'risk' }],
    ['nrs2002', { nutrition: '3', disease: '3', age: 'yes' }, { score: 7, result: 'risk' }],
    ['nrs2002', { nutrition: '2' }, { result: 'unclear' }],
    ['nrs2002', { nutrition: '3' }, { result: 'risk' }],
    ['mst', { loss: 'no', appetite: 'yes' }, { score: 1, result: 'low' }],
    ['mst', { loss: 'unknown', appetite: 'no' }, { score: 2, result: 'risk' }],
    ['mst', { loss: '1', appetite: 'yes' }, { score: 2, result: 'risk' }],
    ['glim', { loss: 'yes', inflammation: 'yes' }, { result: 'malnourished' }],
    ['glim', { loss: 'yes' }, { result: 'unclear' }],
    ['glim', { loss: 'no', bmi: 'no', muscle: 'no', intake: 'yes' }, { result: 'none' }],
    ['glim', {}, { result: 'unclear' }],
  ] as const)('%s %o', (tool, answers, expected) => {
    expect(computeOutcome(tool, answers as Record<string, string>)).toEqual(expected);
  });
});

describe('the weight over months', () => {
  const readings = [
    { date: '2026-05-28', weight: 60 },
    { date: '2026-08-30', weight: 57 },
    { date: '2026-11-28', weight: 54 },
  ];
  it('is compared with the reading nearest to then', () => {
    expect(weightChangeOver(readings, 3)).toMatchObject({ percent: -5.3 });
    expect(weightChangeOver(readings, 6)).toMatchObject({ percent: -10 });
  });
  it('is not said where nobody weighed then', () => {
    expect(weightChangeOver(readings.slice(1), 6)).toBeUndefined();
    expect(weightChangeOver([], 3)).toBeUndefined();
    expect(weightChangeOver(readings.slice(2), 3)).toBeUndefined();
  });
});

describe('readings at home', () => {
  it('reads one reading a line, in either unit, and keeps what it cannot read', () => {
    const { values, ignored } = readGlucoseDiary(
      '28/11 sáng 6,8\n29/11 7h30: 126\nquên đo\n900000',
    );
    expect(values.map((value) => value.toFixed(1))).toEqual(['6.8', '7.0']);
    expect(ignored).toEqual(['quên đo', '900000']);
  });
  it('reads pressures, and no date for one', () => {
    const { values, ignored } = readPressureDiary('28/11 tối 132/78\n29/11 sáng 80/120; 140 / 90');
    expect(values).toEqual([
      { systolic: 132, diastolic: 78 },
      { systolic: 140, diastolic: 90 },
    ]);
    expect(ignored).toEqual(['29/11 sáng 80/120']);
  });
});
