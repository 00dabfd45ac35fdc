import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../../tests/support/newClient';
import { visitsByClient } from '../../person/clientList';
import type { Consultation } from '../../records/consultations';
import { emptyMeals } from '../../food/storedLines';
import { buildGramLine, buildLunch } from '../../nutrition/fixtures';
import { buildAgenda } from './agenda';
import { listAttention } from './attention';
import { menuReasons } from './menuReasons';

const TODAY = '2026-11-27';
let next = 0;
const visit = (clientId: string, visitDate: string, more: Partial<Consultation> = {}) =>
  ({
    id: `v${(next += 1)}`,
    clientId,
    visitDate,
    createdAt: `${visitDate}T02:00:00.000Z`,
    ...more,
  }) as Consultation;

const agenda = (clients: Parameters<typeof buildAgenda>[0], visits: Consultation[]) =>
  buildAgenda(clients, visitsByClient(visits), TODAY);

describe('P31 the agenda of a day', () => {
  it('P31 tells today, overdue and seen apart, by the newest visit alone', () => {
    const clients = ['a', 'b', 'c', 'd'].map((id) => clientWith({ id, clientName: id }));
    const result = agenda(clients, [
      visit('a', '2026-11-10', { nextVisitDate: TODAY, nextVisitTime: '14:00', weight: 62 }),
      visit('a', '2026-10-10', { nextVisitDate: '2026-11-01', weight: 63 }),
      visit('b', '2026-11-01', { nextVisitDate: '2026-11-24' }),
      visit('c', TODAY, { nextVisitDate: '2026-12-20' }),
      visit('d', '2026-11-10', { nextVisitDate: '2026-11-28' }),
    ]);
    expect(result.today).toMatchObject([{ client: { id: 'a' }, time: '14:00', daysLate: 0 }]);
    expect(result.today[0]).toMatchObject({ weight: 62, weightChange: -1, visits: 2 });
    expect(result.overdue).toMatchObject([{ client: { id: 'b' }, daysLate: 3 }]);
    expect(result.visits.map(({ client }) => client.id)).toEqual(['c']);
  });

  it('P31 expects nobody who is paused, and puts those with a time first', () => {
    const clients = [
      clientWith({ id: 'a', status: 'inactive' }),
      clientWith({ id: 'b', clientName: 'An' }),
      clientWith({ id: 'c', clientName: 'Bình' }),
    ];
    const day = { nextVisitDate: TODAY };
    const result = agenda(clients, [
      visit('a', '2026-11-01', day),
      visit('b', '2026-11-01', day),
      visit('c', '2026-11-01', { ...day, nextVisitTime: '08:30' }),
    ]);
    expect(result.today.map(({ client }) => client.id)).toEqual(['c', 'b']);
  });
});

const attention = (
  client: ReturnType<typeof clientWith>,
  visits: Consultation[],
  ofMenus = new Map(),
) => listAttention([client], visitsByClient(visits), ofMenus, TODAY)[0]?.reasons ?? [];

const weighed = (before: number, now: number, days = '2026-10-10') => [
  visit('a', '2026-11-20', { weight: now }),
  visit('a', days, { weight: before }),
];

describe('P31 clients who need attention', () => {
  const loses = clientWith({ id: 'a', goals: ['Giảm cân'], createdAt: '2026-01-01T00:00:00.000Z' });
  it.each([
    ['goes the other way', 70, 71.2, [{ kind: 'against', change: 1.2, direction: 'down' }]],
    ['stands still', 70, 69.8, [{ kind: 'stalled', change: -0.2, direction: 'down' }]],
    ['goes as it should', 70, 69, []],
  ])('P31 lists a weight that %s', (_what, before, now, reasons) => {
    expect(attention(loses, weighed(before, now))).toMatchObject(reasons);
  });

  const at60 = { ...loses, targetWeight: 60 };
  it.each([
    ['leaves the target that it had', at60, 60.3, 66, { kind: 'unintended', percent: 9.5 }],
    ['leaves it by less', at60, 60.3, 62, { kind: 'off', change: 1.7, target: 60 }],
    ['goes beyond it', at60, 63, 58, { kind: 'off', change: -5, target: 60 }],
  ])('P31 lists a weight that %s', (_what, client, before, now, reason) => {
    expect(attention(client, weighed(before, now))).toMatchObject([reason]);
  });

  it('P31 lists a large change that nobody wishes for, of however few days', () => {
    const keeps = { ...loses, goals: ['Duy trì cân nặng'] };
    const unintended = { kind: 'unintended', change: -4, percent: 5, days: 41 };
    expect(attention(keeps, weighed(80, 76))).toEqual([unintended]);
    expect(attention({ ...loses, goals: [] }, weighed(80, 76))).toEqual([unintended]);
    expect(attention(keeps, weighed(80, 75, '2026-11-06'))).toMatchObject([{ days: 14 }]);
    expect(attention(keeps, weighed(80, 76.4))).toEqual([]);
    expect(attention(loses, weighed(80, 75))).toEqual([]);
    const child = { ...keeps, birthYear: 2018 };
    expect(attention(child, weighed(20, 22))).toEqual([]);
    expect(attention(child, weighed(20, 18))).toMatchObject([{ kind: 'unintended' }]);
  });

  it('P31 judges no weight of a week, of a pregnancy, or that has reached its target', () => {
    expect(attention(loses, weighed(70, 72, '2026-11-14'))).toEqual([]);
    const pregnant = {
      ...loses,
      gender: 'female',
      pregnancy: { week: 20, weekDate: TODAY },
    } as const;
    expect(attention(pregnant, weighed(70, 72))).toEqual([]);
    expect(attention({ ...loses, targetWeight: 70 }, weighed(70.2, 70.1))).toEqual([]);
  });

  it('P31 lists who was not seen for thirty days and has no appointment', () => {
    const old = visit('a', '2026-10-28');
    expect(attention(loses, [old])).toEqual([{ kind: 'away', days: 30 }]);
    expect(attention(loses, [{ ...old, visitDate: '2026-10-29' }])).toEqual([]);
    expect(attention(loses, [{ ...old, nextVisitDate: '2026-12-01' }])).toEqual([]);
    expect(attention({ ...loses, status: 'inactive' }, [old])).toEqual([]);
  });

  it('P31 finds what is certain of allergies, and the most that the menu passes', () => {
    const shrimp = { ...buildGramLine({ calories: 90, sodium: 3000 }, 100), name: 'Tôm luộc' };
    const menu = { id: 'm1', meals: buildLunch([shrimp]) };
    const client = clientWith({
      allergies: ['Tôm'],
      ownLimits: [{ nutrient: 'sodium', maximum: 1500, note: 'suy tim' }],
    });
    expect(menuReasons(client, [], menu, TODAY)).toEqual([
      { kind: 'allergy', menuId: 'm1', foods: ['Tôm luộc'] },
      { kind: 'limit', menuId: 'm1', nutrient: 'sodium', value: 3000, most: 1500 },
    ]);
    expect(menuReasons(client, [], { id: 'm2', meals: emptyMeals() }, TODAY)).toEqual([]);
  });

  it('P31 puts an allergy before a long absence', () => {
    const away = visit('a', '2026-09-01');
    const others = clientWith({ id: 'b', createdAt: '2026-11-20T00:00:00.000Z' });
    const reasons = new Map([['b', [{ kind: 'allergy', menuId: 'm', foods: ['Tôm'] } as const]]]);
    const result = listAttention([loses, others], visitsByClient([away]), reasons, TODAY);
    expect(result.map(({ client }) => client.id)).toEqual(['b', 'a']);
  });
});
