import { describe, expect, it } from 'vitest';
import { emptyMeals } from '../../food/storedLines';
import { printedLine, printedMenu } from '../../printable/fixtures';
import { clientWith } from '../../../../tests/support/newClient';
import type { Plan } from '../../records/plans';
import { menuSchema, type Menu } from '../../records/menus';
import { entryRefusal, weightOfDay, withEntry, type DayContents } from './day';
import type { DishCard } from '../../printable/cookingCard';
import { partsFor } from '../../printable/dishParts';
import type { Prepared } from '../../printable/recipe';
import { sharedDays, sharedMenuIds } from './sharedDays';
import type { DayEntry } from './submission';

const NOW = new Date('2026-11-27T03:00:00.000Z');
const TODAY = '2026-11-27';
const at = (second: number): string => new Date(NOW.getTime() + second * 1000).toISOString();
const tick = (lineId: string, isEaten: boolean, second: number): DayEntry => ({
  type: 'tick',
  id: `t-${second}`,
  at: at(second),
  date: TODAY,
  slot: 'lunch',
  lineId,
  name: 'Canh chua',
  isEaten,
});
const weight = (id: string, kilograms: number, second: number): DayEntry => ({
  type: 'weight',
  id,
  at: at(second),
  date: TODAY,
  weight: kilograms,
});
const ENTRIES = [
  tick('soup', true, 1),
  tick('soup', false, 5),
  tick('rice', true, 3),
  tick('soup', true, 5),
  weight('phone', 62.1, 1),
  weight('phone', 62.4, 2),
  weight('tablet', 61.9, 2),
];

const rotated = (by: number): DayEntry[] => [...ENTRIES.slice(by), ...ENTRIES.slice(0, by)];

const byKey = <T extends object>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

function buildDay(entries: readonly DayEntry[]): DayContents {
  let day: DayContents = { ticks: [], weights: [] };
  for (const entry of entries) day = withEntry(day, entry) ?? day;
  return { ticks: byKey(day.ticks), weights: byKey(day.weights) };
}

describe('G14 a day of the diary', () => {
  it('G14 is the same in whichever order, and however often, its entries come', () => {
    const day = buildDay(ENTRIES);
    for (const by of ENTRIES.keys())
      for (const again of [[], ENTRIES, rotated(by).reverse()])
        expect(buildDay([...rotated(by), ...again])).toEqual(day);
    expect(day.weights.map((one) => one.weight).sort()).toEqual([61.9, 62.4]);
    expect(day.ticks).toMatchObject([
      { lineId: 'rice', isEaten: true },
      { lineId: 'soup', isEaten: true },
    ]);
  });

  it('G14 does not change by what it knows, and has room for so much', () => {
    const day: DayContents = { ticks: [], weights: [] };
    const once = withEntry(day, weight('a', 60, 0)) ?? day;
    expect(withEntry(once, weight('a', 60, 0))).toBe(once);
    let full = day;
    for (let count = 0; count < 10; count += 1)
      full = withEntry(full, weight(`w${count}`, 60, 0)) ?? full;
    expect(withEntry(full, weight('more', 60, 1))).toBeUndefined();
    expect(withEntry(full, weight('w3', 61, 1))?.weights).toHaveLength(10);
  });

  it('G14 counts the weight that was measured last', () => {
    expect(weightOfDay(buildDay([weight('b', 61, 9), weight('a', 62, 3)]))?.weight).toBe(61);
    expect(weightOfDay({ weights: [] })).toBeUndefined();
  });

  it.each([
    [TODAY, 0, undefined],
    ['2026-11-28', 0, undefined],
    ['2026-11-29', 0, 'date'],
    ['2026-08-29', 0, undefined],
    ['2026-08-28', 0, 'date'],
    [TODAY, 27 * 3600, 'clock'],
  ])('G14 an entry of %s, pressed %i s from now: %s', (date, second, refusal) => {
    expect(entryRefusal({ ...weight('a', 60, second), date } as DayEntry, NOW)).toBe(refusal);
  });
});

const menu = (id: string, change: Partial<Menu> = {}): Menu =>
  menuSchema.parse({ ...printedMenu(), id, name: id, ...change });

const buildAssignment = (menuId: string, change: object = {}) => ({
  menuId,
  assignedDate: '2026-11-20T01:00:00.000Z',
  status: 'active' as const,
  ...change,
});

const plan = (change: Partial<Plan> = {}): Plan => ({
  id: 'plan',
  workspaceId: 'w',
  expertId: 'e',
  createdAt: at(0),
  updatedAt: at(0),
  name: 'Tuần đầu',
  clientId: 'mai',
  startDate: '2026-11-28',
  dailyPlans: [{ lineId: 'a', order: 1, day: '', menuId: 'week', snacks: [] }],
  given: { date: TODAY },
  ...change,
});

describe('G14 the days that a link shows', () => {
  const menus = new Map(['old', 'now', 'later', 'week'].map((id) => [id, menu(id)]));
  const client = clientWith({
    id: 'mai',
    allergies: ['Tôm'],
    assignedMenus: [
      buildAssignment('old', { targetDate: '2026-11-01' }),
      buildAssignment('now', { targetDate: '2026-11-25' }),
      buildAssignment('later', { targetDate: '2026-12-01' }),
    ],
  });
  const on = (date: string, plans: Plan[] = [], who = client): string | undefined => {
    const { days, menus: shown } = sharedDays(who, plans, menus, TODAY);
    const key = days.find((day) => day.date === date)?.menu;
    return key && shown[key]?.title;
  };

  it('G14 each day has the menu in use then', () => {
    expect(on('2026-11-24')).toBe('old');
    expect(on(TODAY)).toBe('now');
    expect(on('2026-12-02')).toBe('later');
  });

  it('G14 the current menu counts before others that have begun, an ended or archived one never', () => {
    expect(on(TODAY, [], { ...client, currentMenuId: 'old' })).toBe('old');
    expect(on(TODAY, [], { ...client, currentMenuId: 'later' })).toBe('now');
    const ended = [buildAssignment('now', { status: 'inactive' })];
    expect(on(TODAY, [], { ...client, assignedMenus: ended })).toBeUndefined();
    const archived = new Map([['now', menu('now', { status: 'archived' })]]);
    expect(sharedDays(client, [], archived, TODAY).days).toEqual([]);
  });

  it('G14 a single menu that is a draft, or was taken back, is shown on no day; in a plan that was given it is', () => {
    const taken = new Map(['now', 'week'].map((id) => [id, menu(id, { status: 'draft' })]));
    expect(sharedDays(client, [], taken, TODAY).days).toEqual([]);
    const { days } = sharedDays(client, [plan()], taken, TODAY);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-28']);
  });

  it('G14 a day of a plan that was given counts before a single menu; of other clients, or not given, never', () => {
    expect(on('2026-11-28', [plan()])).toBe('Tuần đầu');
    expect(on('2026-11-29', [plan()])).toBe('now');
    expect(on('2026-11-28', [plan({ given: undefined })])).toBe('now');
    expect(on('2026-11-28', [plan({ clientId: 'hung' })])).toBe('now');
    expect(sharedMenuIds(client, [plan({ clientId: 'hung' })])).not.toContain('week');
  });

  it('G14 says allergens, measures and public notes, and no private note', () => {
    const meals = printedMenu().meals;
    const secret = { ...meals, lunch: { ...meals.lunch, privateNotes: 'Hay bỏ bữa' } };
    const all = new Map([['now', menu('now', { meals: secret })]]);
    const text = JSON.stringify(sharedDays(client, [], all, TODAY));
    expect(text).toContain('Có mắm ruốc');
    expect(text).toContain('1½ chén');
    expect(text).not.toContain('Hay bỏ bữa');
  });

  it('G14 warns of what an illness forbids, as the paper does', () => {
    const celiac = { ...client, allergies: [], medicalConditions: ['Celiac'] };
    const days = sharedDays(celiac, [], new Map([['now', menu('now')]]), TODAY);
    const warned = Object.values(days.menus)
      .flatMap(({ meals }) => meals.flatMap(({ lines }) => lines))
      .flatMap(({ name, warning }) => (warning ? [name] : []));
    expect(warned).toContain('Phở gà');
  });

  it('G7 says nothing of a hospital diet’s code: that is the dietitian’s to read', () => {
    const figures = { calories: 900, protein: 30, fat: 10, carbs: 170 };
    const lunch = { items: [printedLine('Cả ngày', 100, figures)] };
    const meals = { ...emptyMeals(), lunch };
    const coded = new Map([
      ['now', menu('now', { meals, hospitalDiet: { code: 'DD01' } })],
      ['week', menu('week', { meals })],
    ]);
    const ofClient = { ...client, hospitalDiet: { code: 'BT02' } };
    const planned = plan({ hospitalDiet: { code: 'TM01' } });
    for (const [plans, who] of [[[], client] as const, [[planned], ofClient] as const]) {
      const json = JSON.stringify(sharedDays(who, plans, coded, TODAY));
      expect(json).toContain('Cả ngày');
      expect(json).not.toMatch(/Chưa đạt|Chưa kết luận|DD01|BT02|TM01/u);
    }
  });

  it('each dish names the card by which it is cooked, each food what is done with it', () => {
    const egg = printedLine('Trứng gà', 50, {});
    const dish: Prepared = {
      title: 'Trứng kho',
      servings: 2,
      prepTime: 5,
      cookTime: 15,
      ingredients: [
        { ...egg, snapshot: { ...egg.snapshot, measures: [{ unit: 'quả', amount: 50 }] } },
      ],
      instructions: [{ lineId: 's', order: 0, instruction: 'Luộc trứng, bóc vỏ.', imageUrls: [] }],
    };
    const eggDish = printedLine(
      'Trứng kho',
      1.5,
      {},
      { type: 'recipe', itemId: 'kho', unit: 'phần' },
    );
    const pear = printedLine('Lê', 150, {});
    const stranger = printedLine('Món lạ', 1, {}, { type: 'recipe', itemId: 'la', unit: 'phần' });
    const meals = { ...emptyMeals(), lunch: { items: [eggDish, pear, stranger] } };
    const view = sharedDays(
      client,
      [],
      new Map([['now', menu('now', { meals })]]),
      TODAY,
      new Map([['kho', dish]]),
    );
    const lines = Object.values(view.menus)[0]?.meals[0]?.lines ?? [];
    expect(lines.map(({ dish: key, servings }) => [key !== undefined, servings])).toEqual([
      [true, 1.5],
      [true, 150],
      [false, undefined],
    ]);
    const [cooked, peeled] = lines.map((line) => view.dishes?.[line.dish ?? '']);
    expect(cooked?.steps).toEqual(['Luộc trứng, bóc vỏ.']);
    expect(partsFor(cooked as DishCard, 1.5, 4)).toEqual([
      { name: 'Trứng gà', measure: '3 quả', weight: '150 g' },
    ]);
    expect(peeled?.steps[0]).toMatch(/Rửa/);
    expect(partsFor(peeled as DishCard, 150, 2)[0]?.weight).toBe('300 g');
  });
});
