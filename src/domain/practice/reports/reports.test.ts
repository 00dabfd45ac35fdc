import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../../tests/support/newClient';
import type { DiaryDay } from '../../records/kinds/diaryDay';
import { dateAfter } from '../../text/days';
import { isPeriod, getMonday, monthsAfter, periodBefore, weeksBefore, listWeeks } from './period';
import { buildReport } from './report';
import type { ReportMenu, ReportSource, ReportVisit } from './source';

const TODAY = '2026-11-27';
const AT = '2026-01-05T00:00:00.000Z';
let next = 0;
const visit = (
  clientId: string,
  visitDate: string,
  more: Partial<ReportVisit> = {},
): ReportVisit => ({
  id: `v${(next += 1)}`,
  clientId,
  visitDate,
  createdAt: `${visitDate}T02:00:00.000Z`,
  ...more,
});
const client = (id: string, more = {}) =>
  clientWith({ id, clientName: id, createdAt: AT, ...more });
const NOTHING: ReportSource = { clients: [], visits: [], menus: [], diary: [] };
const PERIOD = weeksBefore(TODAY, 13);
const report = (source: Partial<ReportSource>, tier = 'business', period = PERIOD) =>
  buildReport({ ...NOTHING, ...source }, { period, today: TODAY, tier })!;

describe('P30 periods of reports', () => {
  it('P30 counts both of its days, and the period before ends the day before', () => {
    expect(weeksBefore(TODAY, 4)).toEqual({ from: '2026-10-31', to: TODAY });
    expect(periodBefore(weeksBefore(TODAY, 4))).toEqual({ from: '2026-10-03', to: '2026-10-30' });
    expect(isPeriod({ from: TODAY, to: '2026-11-26' })).toBe(false);
    expect(isPeriod({ from: '2020-01-01', to: TODAY })).toBe(false);
  });

  it('P30 begins weeks on Monday, and ends a month with its last day', () => {
    expect(getMonday('2026-11-29')).toBe('2026-11-23');
    expect(listWeeks({ from: '2026-11-22', to: '2026-11-24' })).toEqual([
      '2026-11-16',
      '2026-11-23',
    ]);
    expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
    expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28');
  });
});

it('G12 who restricts the use of their data is in no report', () => {
  const visits = [visit('mai', '2026-11-20', { weight: 60 }), visit('hung', '2026-11-21')];
  const [mai, hung] = [client('mai', { restrictedSince: '2026-11-25' }), client('hung')];
  const clients = [mai, hung];
  expect(report({ clients, visits })).toEqual(report({ clients: [hung], visits: visits.slice(1) }));
  expect(report({ clients, visits }).made).toEqual({ clients: 1, visits: 1 });
});

describe('P30 what each tier has', () => {
  it.each([
    ['free', undefined, undefined],
    ['pro', true, undefined],
    ['business', true, true],
  ])('P30 %s', (tier, basic, advanced) => {
    const made = buildReport(NOTHING, { period: PERIOD, today: TODAY, tier });
    expect(made && true).toBe(basic);
    expect(made?.advanced && true).toBe(advanced);
  });
});

describe('P30 clients and weights', () => {
  const losing = { goals: ['Giảm cân'] };
  const clients = [
    client('a', losing),
    client('b', losing),
    client('c', { ...losing, status: 'inactive' }),
    client('d'),
  ];
  const visits = [
    visit('a', '2026-09-05', { weight: 80 }),
    visit('a', '2026-10-03', { weight: 78 }),
    visit('b', '2026-09-05', { weight: 70 }),
    visit('b', '2026-10-03', { weight: 71.4 }),
  ];

  it('P30 counts by status and goal; nobody is judged by one weight', () => {
    const { clients: clientReport } = report({ clients, visits });
    expect(clientReport.status).toEqual({ active: 3, inactive: 1 });
    expect(clientReport.goals).toEqual([
      {
        group: 'weight_loss',
        clients: 2,
        progress: { towards: 1, slow: 0, against: 1, unknown: 0 },
      },
      { group: 'other', clients: 1, progress: { towards: 0, slow: 0, against: 0, unknown: 1 } },
    ]);
  });

  it('P30 draws the median of percents since the first weight, with how many it is of', () => {
    const { groups } = report({ clients, visits }).weights;
    expect(groups).toHaveLength(1);
    expect(groups[0]?.points).toEqual([
      { week: 0, clients: 2, median: 0, low: 0, high: 0 },
      { week: 4, clients: 2, median: -0.2, low: -1.4, high: 0.9 },
    ]);
  });
});

describe('P30 visits', () => {
  it('P30 counts by week, and misses only what cannot be kept any more', () => {
    const clients = [client('a'), client('b'), client('c')];
    const { visits } = report({
      clients,
      visits: [
        // Came five days late: kept.
        visit('a', '2026-10-01', { nextVisitDate: '2026-10-20' }),
        visit('a', '2026-10-25', { nextVisitDate: '2026-11-24' }),
        visit('b', '2026-10-05', { nextVisitDate: '2026-10-12' }),
        visit('c', '2026-08-01'),
      ],
    });
    expect(visits).toMatchObject({ visits: 3, clients: 2, newClients: 2, daysBetween: 24 });
    // The appointment of 24 November may still be kept.
    expect(visits).toMatchObject({ appointments: 3, missed: 1 });
    expect(visits.weeks.find(({ monday }) => monday === '2026-10-12')).toMatchObject({ missed: 1 });
    expect(visits.weeks.reduce((sum, week) => sum + week.visits, 0)).toBe(3);
  });
});

const menu = (id: string, calories: number): ReportMenu =>
  ({
    id,
    name: id,
    items: 4,
    nutritionSummary: { calories },
    extendedNutrition: {},
  }) as ReportMenu;

const buildAssignment = (
  menuId: string,
  calories?: number,
  assignedDate = '2026-11-01T18:00:00.000Z',
) => ({
  menuId,
  assignedDate,
  status: 'active' as const,
  ...(calories === undefined ? {} : { targetNutrition: { calories } }),
});

describe('P30 menus', () => {
  it('P30 counts given menus, and says nothing of an energy that is not known', () => {
    const clients = [
      client('a', {
        assignedMenus: [
          buildAssignment('m1', 1500),
          buildAssignment('m2', 1500),
          buildAssignment('m3', 1500),
        ],
      }),
      client('b', {
        assignedMenus: [
          buildAssignment('m1'),
          buildAssignment('m1', 1500, '2025-01-01T00:00:00.000Z'),
        ],
      }),
    ];
    const menus = [menu('m1', 1560), menu('m2', 1800), menu('m3', 0)];
    const { menus: menuReport } = report({ clients, menus });
    expect(menuReport).toMatchObject({ given: 4, clients: 2 });
    expect(menuReport.fit).toEqual({ within5: 1, within10: 0, beyond: 1, unknown: 2 });
    expect(menuReport.most[0]).toEqual({ menuId: 'm1', name: 'm1', given: 2, clients: 2 });
  });

  it('P30 takes the day of Vietnam: 18:00 UTC is the next morning', () => {
    const clients = [client('a', { assignedMenus: [buildAssignment('m1', 1500)] })];
    const day = (date: string) => report({ clients }, 'pro', { from: date, to: date }).menus.given;
    expect([day('2026-11-01'), day('2026-11-02')]).toEqual([0, 1]);
  });
});

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => visit('a', dateAfter(from, at)));
const tick = (isEaten: boolean) => ({ isEaten }) as DiaryDay['ticks'][number];
const diaryDay = (date: string, ticks: DiaryDay['ticks']) =>
  ({ clientId: 'a', date, ticks, weights: [] }) as unknown as DiaryDay;

describe('P30 cohorts, comparison, adherence', () => {
  it('P30 follows who began in one month, and leaves months open that have not passed', () => {
    const losing = { goals: ['Giảm cân'] };
    const pregnancy = { week: 20, weekDate: TODAY };
    const clients = [
      client('a', losing),
      client('b', losing),
      client('c', { goals: ['Tăng cân'] }),
      client('d', { ...losing, gender: 'female', pregnancy }),
    ];
    const lost = (id: string) => [
      visit(id, '2026-08-10', { weight: 80 }),
      visit(id, '2026-10-15', { weight: 75 }),
    ];
    const visits = [...['a', 'c', 'd'].flatMap(lost), visit('b', '2026-08-20', { weight: 60 })];
    const [cohort] = report({ clients, visits }).advanced!.cohorts;
    expect(cohort).toEqual({
      month: '2026-08',
      clients: 4,
      losing: 2,
      followed: [3, 3, 0, null, null, null],
      lost: [0, 0, 1, null, null, null],
    });
  });

  it('P30 compares with the period before, and says what chance alone could explain', () => {
    const clients = [client('a')];
    const visits = [...days('2026-09-01', 40), ...days('2026-06-15', 10)];
    const comparison = report({ clients, visits }).advanced!.comparison;
    expect(comparison[0]).toEqual({
      key: 'visits',
      kind: 'count',
      now: 40,
      before: 10,
      isUncertain: false,
    });
    expect(comparison.find(({ key }) => key === 'newClients')).toMatchObject({ isUncertain: true });
    expect(comparison.find(({ key }) => key === 'towards')?.isUncertain).toBeUndefined();
  });

  it('P30 counts eaten dishes against the menu in use, never above it', () => {
    const menus = [{ id: 'm1', name: 'm1', items: 2 } as ReportMenu];
    const { adherence } = report({
      clients: [client('a', { currentMenuId: 'm1' }), client('b')],
      menus,
      diary: [
        diaryDay('2026-11-01', [tick(true), tick(true), tick(true)]),
        diaryDay('2026-11-02', [tick(false), tick(true)]),
        // A weight only: a day with writing, but no day of which it is known what was eaten.
        diaryDay('2026-11-03', []),
        diaryDay('2026-01-01', [tick(true)]),
      ],
    }).advanced!;
    expect(adherence.share).toEqual({ count: 3, of: 4 });
    expect(adherence.clients).toMatchObject([{ days: 3, eaten: 4, lastDay: '2026-11-03' }]);
  });
});
