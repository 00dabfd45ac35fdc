import { describe, expect, it } from 'vitest';
import type { Consultation } from '../../../domain/records/consultations';
import { listUnits, type MeasureKey } from '../../../domain/records/measures';
import { getValueRange, toSeconds, buildSeries, getTimeRange } from './series';

const visit = (visitDate: string, more: Partial<Consultation>) =>
  ({ id: visitDate, clientId: 'c1', visitDate, ...more }) as Consultation;

const VISITS = [
  visit('2026-11-18', { weight: 61.4, measures: { waist: 87, systolic: 132, diastolic: 78 } }),
  visit('2026-10-26', { weight: 62.1, measures: { waist: 88, glucose: 7.1, systolic: 134 } }),
  visit('2026-09-22', { measures: { systolic: 136, diastolic: 80, glucose: 7.4 } }),
];
const HOA = { height: 152, gender: 'female', birthYear: 1962, targetWeight: 58 } as const;

const first = (key: MeasureKey) => listUnits(key)[0]!;
const inOther = (key: MeasureKey) => listUnits(key).at(-1) ?? first(key);
const options = { today: '2026-11-29', pressureLabel: 'Huyết áp', getUnit: first, pregnant: false };

describe('E04 charts of measures', () => {
  it('draws what was measured twice, oldest first; a pressure of which one half is missing is none', () => {
    const all = buildSeries(HOA, VISITS, options);
    expect(all.map(({ key }) => key)).toEqual(['weight', 'waist', 'pressure', 'glucose']);
    expect(all[0]).toMatchObject({ dates: ['2026-10-26', '2026-11-18'], lines: [[62.1, 61.4]] });
    expect(all[2]).toMatchObject({
      dates: ['2026-09-22', '2026-11-18'],
      lines: [
        [136, 132],
        [80, 78],
      ],
    });
  });

  it('has the goal of the weight, and bands with a source for adults who are not pregnant', () => {
    const [weight, waist] = buildSeries(HOA, VISITS, options);
    expect(weight?.goal).toBe(58);
    expect(weight?.band).toMatchObject({ least: 42.7, most: 52.9 });
    expect(waist?.band).toEqual({ most: 80, source: 'QĐ 2892/QĐ-BYT 2022' });
    const bandless = [
      buildSeries(HOA, VISITS, { ...options, pregnant: true }),
      buildSeries({ ...HOA, birthYear: 2014 }, VISITS, options),
      buildSeries({ height: 152 }, VISITS, options),
    ].flat();
    expect(bandless.filter(({ band }) => band)).toEqual([]);
  });

  it('shows values and band in the unit that is read', () => {
    const all = buildSeries(HOA, VISITS, { ...options, getUnit: inOther });
    const of = (key: string) => all.find((one) => one.key === key);
    expect(of('glucose')).toMatchObject({ unit: 'mg/dL', lines: [[133, 128]] });
    expect(of('waist')).toMatchObject({ unit: 'inch', band: { most: 31.5 } });
  });

  it('gives all charts one axis of time, and each room for goal and band', () => {
    const all = buildSeries(HOA, VISITS, options);
    expect(getTimeRange(all)).toEqual([toSeconds('2026-09-22'), toSeconds('2026-11-18')]);
    const [low, high] = getValueRange(all[0]!);
    expect(low).toBeLessThan(42.7);
    expect(high).toBeGreaterThan(62.1);
  });
});
