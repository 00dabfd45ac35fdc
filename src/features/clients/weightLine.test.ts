import { describe, expect, it } from 'vitest';
import type { Consultation } from '../../domain/records/consultations';
import type { DiaryDay } from '../../domain/records/kinds/diaryDay';
import { plotWeights, listReadings, withOwnReadings } from './weightLine';

const box = { width: 100, height: 40 };
const reading = (date: string, weight: number) => ({ id: date, date, weight });

const visit = (id: string, visitDate: string, weight?: number): Consultation => ({
  id,
  workspaceId: 'w',
  expertId: 'e',
  createdAt: '2026-11-01T01:00:00.000Z',
  updatedAt: '2026-11-01T01:00:00.000Z',
  clientId: 'mai',
  visitDate,
  ...(weight === undefined ? {} : { weight }),
});

describe('E04 weight line', () => {
  it('E04 takes the weight of the record on its day, where no visit weighed then', () => {
    const visits = [visit('b', '2026-11-02', 66), visit('a', '2026-08-01', 70)];
    const dates = (date: string) =>
      listReadings(visits, { id: 'c', weighing: { weight: 68, date } }).map((one) => [
        one.date,
        one.weight,
      ]);
    expect(dates('2026-10-01')).toEqual([
      ['2026-08-01', 70],
      ['2026-10-01', 68],
      ['2026-11-02', 66],
    ]);
    expect(dates('2026-11-02')).toHaveLength(2);
  });

  it('E04 takes the visits with a weight, oldest first', () => {
    const visits = [
      visit('c', '2026-11-01', 66),
      visit('b', '2026-10-01'),
      visit('a', '2026-09-01', 68),
    ];
    expect(listReadings(visits).map((one) => one.id)).toEqual(['a', 'c']);
  });

  it('E04 places time in true proportion and the heavier higher', () => {
    // 10 and 40 days: a quarter of the way. 70 to 66 kg over 40 px: 68 kg is in the middle.
    const { points } = plotWeights(
      [reading('2026-09-01', 70), reading('2026-09-11', 68), reading('2026-10-11', 66)],
      undefined,
      box,
    );
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [25, 20],
      [100, 40],
    ]);
  });

  it('E04 makes room for the target', () => {
    const { points, targetY } = plotWeights(
      [reading('2026-09-01', 70), reading('2026-10-01', 68)],
      66,
      box,
    );
    expect([points.map(({ y }) => y), targetY]).toEqual([[0, 20], 40]);
  });

  it.each([
    ['one reading', [reading('2026-09-01', 70)], [[50, 20]]],
    [
      'two readings of one day and one weight',
      [reading('2026-09-01', 70), reading('2026-09-01', 70)],
      [
        [0, 20],
        [100, 20],
      ],
    ],
    [
      '200 g, which are no cliff',
      [reading('2026-09-01', 70.2), reading('2026-09-02', 70)],
      [
        [0, 16],
        [100, 24],
      ],
    ],
  ])('E04 draws %s', (_, readings, coordinates) => {
    const { points } = plotWeights(readings, undefined, box);
    expect(points.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual(coordinates);
  });
});

const day = (date: string, ...weights: number[]): DiaryDay => ({
  id: date,
  workspaceId: 'w',
  expertId: 'e',
  createdAt: '2026-11-01T01:00:00.000Z',
  updatedAt: '2026-11-01T01:00:00.000Z',
  clientId: 'mai',
  kind: 'diaryDay',
  date,
  ticks: [],
  weights: weights.map((weight, at) => ({
    entryId: `w${at}`,
    weight,
    at: `${date}T0${at}:00:00.000Z`,
  })),
});

describe('G14 weights that the client measured', () => {
  it('G14 stand between those of the visits, marked; on the day of a visit that one counts', () => {
    const visits = [reading('2026-09-01', 68), reading('2026-11-01', 66)];
    const diary = [day('2026-11-02', 65.9, 65.8), day('2026-11-01', 60), day('2026-10-01', 67)];
    expect(withOwnReadings(visits, diary)).toEqual([
      visits[0],
      { id: '2026-10-01', date: '2026-10-01', weight: 67, isOwn: true },
      visits[1],
      { id: '2026-11-02', date: '2026-11-02', weight: 65.8, isOwn: true },
    ]);
    expect(withOwnReadings(visits, [day('2026-11-05')])).toEqual(visits);
  });
});
