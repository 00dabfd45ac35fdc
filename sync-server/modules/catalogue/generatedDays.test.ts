import { describe, expect, it, vi } from 'vitest';
import { addables, type Addable } from '../../../src/domain/menus/addables';
import { allergyWarnings } from '../../../src/domain/clinical/allergens/warnings';
import type { Client } from '../../../src/domain/records/clients';
import { emptyMeals, type Meals } from '../../../src/domain/food/storedLines';
import { findClashes } from '../../../src/domain/generator/clashes';
import { listMissed } from '../../../src/domain/generator/check';
import { lineText } from '../../../src/domain/verdict/say';
import { exchangesFor } from '../../../src/domain/generator/exchanges';
import { generate } from '../../../src/domain/generator/generate';
import { prepare, type Prepared } from '../../../src/domain/generator/prepare';
import type { DishMarks } from '../../../src/domain/menus/dishMarks';
import type { GeneratedPlan, PlannedDish, Wish } from '../../../src/domain/generator/types';
import { whyChosen } from '../../../src/domain/generator/why';
import { NUTRIENT_KEYS } from '../../../src/domain/food/nutrients';
import { itemNutrients, menuTotals } from '../../../src/domain/nutrition/totals';
import { compareEnergy, compareWithBounds } from '../../../src/domain/verdict/compare';
import { dayTargets } from '../../../src/domain/targets/dayTargets';
import { clientWith } from '../../../tests/support/newClient';
import { starterSet } from './library';

// A busy machine needs some ten seconds for a week.
vi.setConfig({ testTimeout: 120_000 });

const set = starterSet();
const all = addables(set.catalogue, [], [], set.library);

const body = { gender: 'female', birthYear: 1990, weight: 55, height: 158 } as const;
const person = (change: Partial<Client> = {}) =>
  clientWith({ ...body, activityLevel: 'lightly_active', ...change });

function buildWish(client: Client, change: Partial<Wish> = {}): Wish {
  const { targets, sources, clinical } = dayTargets(client, [], { year: 2026, month: 11 });
  return {
    eater: client,
    refused: [],
    illness: [...(client.medicines ?? []), ...client.medicalConditions],
    target: { ...(targets ? { targets } : {}), sources, limits: clinical.limits },
    slots: ['breakfast', 'lunch', 'dinner', 'snack1'],
    days: 7,
    ...change,
  };
}

function plan(prepared: Prepared, seed = 'a', lockedDishes: PlannedDish[] = []): GeneratedPlan {
  const outcome = generate(prepared, { seed, kept: lockedDishes });
  if (outcome.kind !== 'plan') throw new Error(outcome.kind);
  return outcome.plan;
}

function buildMeals({ dishes }: GeneratedPlan, day: number): Meals {
  const meals = emptyMeals();
  for (const dish of dishes)
    if (dish.day === day) meals[dish.slot].items.push({ ...dish.line, order: 1 });
  return meals;
}

function listParts(id: string): string[] {
  const addable = all.get(id) as Addable;
  if (addable.kind === 'edible') return [addable.edible.name, ...addable.edible.allergens];
  return addable.recipe.ingredients.flatMap(({ name, snapshot }) => [
    ...(name ? [name] : []),
    ...(snapshot.allergens ?? []),
  ]);
}

const ALLERGIC: Partial<Client>[] = [
  { allergies: ['Tôm'] },
  { allergies: ['Hải sản'], medicalConditions: ['Tăng huyết áp'] },
  { allergies: ['Trứng', 'Sữa'] },
  { allergies: ['Đậu phộng'] },
  { allergies: ['Cá', 'Đậu nành'] },
  { allergies: ['Gluten'], medicalConditions: ['Đái tháo đường típ 2'] },
  { allergies: ['Mè', 'Cua'], dietaryRestrictions: 'Ăn chay' },
];

const TRIED = ALLERGIC.filter((_, at) => process.env.GENERATED_CLIENTS || at % 3 === 0);

const FOOD = { basis: { amount: 100, unit: 'g' }, parts: [], allergens: [] };

describe('G10 days for somebody who is allergic', () => {
  it.each(TRIED)('hold none of it down to the ingredients: %o', (change) => {
    const client = person(change);
    const { dishes } = plan(prepare(all.values(), buildWish(client)));
    expect(dishes.length).toBeGreaterThan(40);
    for (const { line } of dishes) {
      expect(allergyWarnings(line, client.allergies), line.name).toEqual([]);
      for (const part of listParts(line.itemId)) {
        const alone = { name: part, snapshot: { ...line.snapshot, ...FOOD } };
        const certain = allergyWarnings(alone, client.allergies).filter(
          ({ level }) => level === 'contains',
        );
        expect(certain, `${line.name}: ${part}`).toEqual([]);
      }
    }
  });

  it('do not count a dish without known ingredients as free of it', () => {
    const mystery: Addable = {
      kind: 'recipe',
      own: true,
      recipe: {
        id: 'mystery',
        title: 'Thịt xào bí truyền',
        servings: 1,
        updatedAt: '2026-11-01T00:00:00.000Z',
        ingredients: [],
        nutritionSummary: { calories: 250, protein: 20, carbs: 5, fat: 15 },
        extendedNutrition: {},
      },
    };
    const free = (client: Client) => {
      const { target } = buildWish(client);
      const wish = buildWish(client, { target: { ...target, limits: {} } });
      return prepare([mystery], wish).free.map(({ line }) => line.name);
    };
    expect(free(person())).toEqual(['Thịt xào bí truyền']);
    expect(free(person({ allergies: ['Tôm'] }))).toEqual([]);
  });
});

const PEOPLE: Partial<Client>[] = [
  {},
  { gender: 'male', weight: 72, height: 168, activityLevel: 'moderately_active' },
  { birthYear: 1960, medicalConditions: ['Tăng huyết áp', 'Đái tháo đường típ 2'] },
  { birthYear: 1962, medicalConditions: ['Thận mạn giai đoạn 3a', 'Gút'], allergies: ['Tôm'] },
  { dietaryRestrictions: 'Ăn chay' },
];

describe('G10 generated days', () => {
  it.each(PEOPLE)('keep each limit, or name it with its amount: %o', (change) => {
    const client = person(change);
    const wish = buildWish(client);
    const result = plan(prepare(all.values(), wish));
    for (let day = 0; day < 7; day += 1) {
      const totals = menuTotals(buildMeals(result, day));
      const missed = (result.verdict.days[day] ?? []).filter(
        ({ status }) => status === 'over' || status === 'short',
      );
      const named = missed.map(({ limit }) => limit.of);
      const target = wish.target.targets?.calories;
      if (!named.includes('calories'))
        expect(compareEnergy(totals.calories, target).band, `day ${day}`).toBe('good');
      for (const key of NUTRIENT_KEYS)
        if (compareWithBounds(key, totals[key], wish.target.limits[key] ?? {}).level === 'high')
          expect(named).toContain(key);
    }
    expect(result.repeats).toEqual([]);
    const own = listMissed(result.verdict).filter(({ line }) => line.limit.severity !== 'general');
    expect(own.map(({ day, line }) => `${day} ${lineText(line)}`)).toEqual([]);
  });

  it('are Vietnamese meals: rice, a main dish and vegetables at noon and in the evening', () => {
    const { dishes } = plan(prepare(all.values(), buildWish(person())));
    for (let day = 0; day < 7; day += 1)
      for (const slot of ['lunch', 'dinner']) {
        const roles = dishes.filter((one) => one.day === day && one.slot === slot);
        expect(roles.map(({ role }) => role)).toEqual(
          expect.arrayContaining(['rice', 'main', 'vegetable']),
        );
      }
  });

  it('G10 E01 of two weeks have a main dish at most twice in each week, the second too', () => {
    const { dishes, repeats, days } = plan(
      prepare(all.values(), buildWish(person(), { days: 14 })),
    );
    expect(days).toBe(14);
    expect(repeats).toEqual([]);
    const mains = dishes.filter(({ role }) => role === 'main');
    expect(mains).toHaveLength(28);
    for (let first = 0; first <= 7; first += 7) {
      const times = new Map<string, number>();
      for (const { day, line } of mains)
        if (day >= first && day < first + 7)
          times.set(line.itemId, (times.get(line.itemId) ?? 0) + 1);
      expect([...times.values()].reduce((sum, count) => sum + count)).toBe(14);
      expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
    }
  });

  it('G10 E01 may be a single day, which is whole and has no dish twice', () => {
    const wish = buildWish(person(), { days: 1 });
    const result = plan(prepare(all.values(), wish));
    expect(new Set(result.dishes.map(({ day }) => day))).toEqual(new Set([0]));
    expect(new Set(result.dishes.map(({ slot }) => slot))).toEqual(new Set(wish.slots));
    const served = result.dishes.filter(({ role }) => role !== 'rice');
    expect(new Set(served.map(({ line }) => line.itemId)).size).toBe(served.length);
    const { calories } = menuTotals(buildMeals(result, 0));
    expect(compareEnergy(calories, wish.target.targets?.calories).band).toBe('good');
  });

  it('G10 E01 have a soup and fruit at noon and in the evening where meals are big', () => {
    const big = { gender: 'male', weight: 72, height: 175, activityLevel: 'very_active' } as const;
    const { dishes } = plan(prepare(all.values(), buildWish(person(big), { days: 3 })));
    for (let day = 0; day < 3; day += 1)
      for (const slot of ['lunch', 'dinner']) {
        const roles = dishes.filter((one) => one.day === day && one.slot === slot);
        expect(roles.map(({ role }) => role)).toEqual(expect.arrayContaining(['soup', 'fruit']));
      }
  });

  it('begin with a breakfast that is one', () => {
    const wish = buildWish(person());
    const { dishes } = plan(prepare(all.values(), wish));
    const energy = dishes
      .filter(({ slot }) => slot === 'breakfast')
      .map(({ line }) => itemNutrients(line).calories ?? 0);
    for (const one of energy) {
      expect(one / (wish.target.targets?.calories ?? 0)).toBeGreaterThan(0.15);
      expect(one / (wish.target.targets?.calories ?? 0)).toBeLessThan(0.35);
    }
  });

  it('are the same for the same seed, and others for another', () => {
    const prepared = prepare(all.values(), buildWish(person(), { days: 3 }));
    const again = prepare([...all.values()].toReversed(), buildWish(person(), { days: 3 }));
    expect(plan(again)).toEqual(plan(prepared));
    expect(plan(prepared, 'b').dishes).not.toEqual(plan(prepared).dishes);
  });

  it('keep what was locked, and bring another dish where one was refused', () => {
    const prepared = prepare(all.values(), buildWish(person()));
    const first = plan(prepared);
    const at = first.dishes.findIndex(({ role }) => role === 'main');
    const gone = first.dishes[at] as PlannedDish;
    const lockedDishes = first.dishes.toSpliced(at, 1);
    const outcome = generate(prepared, {
      seed: 'b',
      kept: lockedDishes,
      not: [{ ...gone, itemId: gone.line.itemId }],
    });
    if (outcome.kind !== 'plan') throw new Error(outcome.kind);
    expect(outcome.plan.dishes.toSpliced(at, 1)).toEqual(lockedDishes);
    expect(outcome.plan.dishes[at]?.line.itemId).not.toBe(gone.line.itemId);
  });

  it('do not keep a locked dish that a new wish refuses', () => {
    const client = person();
    const { dishes } = plan(prepare(all.values(), buildWish(client)));
    const allergic = prepare(all.values(), buildWish({ ...client, allergies: ['Cá'] }));
    for (const { line } of plan(allergic, 'b', dishes).dishes)
      expect(allergyWarnings(line, ['Cá']), line.name).toEqual([]);
  });

  it('name the wishes that contradict each other, and how many dishes each alone gives back', () => {
    const wish = buildWish(person({ allergies: ['Tôm'] }), { refused: ['cơm'] });
    const outcome = generate(prepare(all.values(), wish), { seed: 'a', kept: [] });
    const gaps = outcome.kind === 'plan' ? outcome.plan.gaps : [];
    const rice = gaps.find(({ role }) => role === 'rice');
    expect(rice?.wishes).toEqual([{ kind: 'restriction', word: 'cơm', frees: 2 }]);
  });

  it('say so where no energy is known to plan for, rather than plan for an average', () => {
    const unknown = clientWith({});
    const outcome = generate(prepare(all.values(), buildWish(unknown)), { seed: 'a', kept: [] });
    expect(outcome).toEqual({ kind: 'noTarget' });
  });
});

const three = () => {
  const { free } = prepare(all.values(), buildWish(person()));
  return (['bowl', 'main', 'vegetable'] as const).map(
    (role) => all.get(free.find(({ roles }) => roles.includes(role))?.line.itemId ?? '') as Addable,
  );
};

describe('G10 wishes that cannot be met', () => {
  it('G10 leaves places empty where a catalogue has three dishes, and names each', () => {
    const { dishes, gaps } = plan(prepare(three(), buildWish(person())));
    const mains = dishes.filter(({ role }) => role === 'main');
    expect(mains).toHaveLength(2);
    expect(gaps.map(({ slot, role }) => `${slot} ${role}`)).toEqual(
      expect.arrayContaining([
        'lunch rice',
        'dinner rice',
        'snack1 snack',
        'lunch main',
        'dinner main',
      ]),
    );
    const scarce = gaps.filter(({ role }) => role === 'main');
    expect(scarce.reduce((sum, { days = [] }) => sum + days.length, 0)).toBe(12);
    for (const { left } of scarce) expect(left).toBe(1);
  });

  it('G10 names what is missed where no food can meet the targets', () => {
    const { target } = buildWish(person());
    const targets = { calories: 600, protein: 200 };
    const sources = { ...target.sources, protein: { from: 'visit', date: '2026-11-20' } as const };
    const wish = buildWish(person(), { target: { targets, sources, limits: {} }, days: 2 });
    const missed = listMissed(plan(prepare(all.values(), wish)).verdict);
    for (const day of [0, 1])
      expect(missed.some((one) => one.day === day && one.line.limit.of === 'protein')).toBe(true);
  });

  it('G10 says which targets contradict each other: 200 g of protein in 600 kcal', () => {
    const { target } = buildWish(person());
    const targets = { calories: 600, protein: 200 };
    const sources = { ...target.sources, protein: { from: 'visit', date: '2026-11-20' } as const };
    const wish = buildWish(person(), { target: { targets, sources, limits: {} }, days: 2 });
    const prepared = prepare(all.values(), wish);
    const clashes = findClashes(prepared, plan(prepared));
    const protein = clashes.find(({ of }) => of.of === 'protein');
    expect(protein?.with).toEqual([expect.objectContaining({ of: 'calories', side: 'maximum' })]);
  });

  it('G10 says what contradicts itself: vegetarian, without soya, beans, eggs and mushrooms', () => {
    const client = person({ dietaryRestrictions: 'Ăn chay', allergies: ['Đậu nành', 'Trứng'] });
    const wish = buildWish(client, { refused: ['đậu', 'nấm', 'chay'] });
    const { gaps, dishes } = plan(prepare(all.values(), wish));
    const [scarce] = gaps.filter(({ role }) => role === 'main');
    expect(scarce?.wishes.length).toBeGreaterThan(1);
    expect(scarce?.wishes.map(({ kind }) => kind)).toContain('vegetarian');
    const times = new Map<string, number>();
    for (const { role, line } of dishes)
      if (role === 'main') times.set(line.itemId, (times.get(line.itemId) ?? 0) + 1);
    for (const count of times.values()) expect(count).toBeLessThanOrEqual(2);
  });
});

const weeks = new Map<string, DishMarks[]>();

function marksOfWeek(change: Partial<Wish>): DishMarks[] {
  const key = JSON.stringify(change);
  const marks = weeks.get(key) ?? marksOfNewWeek(change);
  weeks.set(key, marks);
  return marks;
}

function marksOfNewWeek(change: Partial<Wish>): DishMarks[] {
  const prepared = prepare(all.values(), buildWish(person(), change));
  const byId = new Map(prepared.candidates.map((one) => [one.line.itemId, one]));
  return plan(prepared).dishes.flatMap(({ line }) => byId.get(line.itemId)?.marks ?? []);
}

const countRegion = (change: Partial<Wish>, region: string): number =>
  marksOfWeek(change).filter((one) => one.region === region).length;

describe('G10 wishes of region, time and cost', () => {
  it('G10 a region is liked: more of its dishes, fewer of others, none refused', () => {
    expect(countRegion({ region: 'north' }, 'north')).toBeGreaterThan(countRegion({}, 'north'));
    expect(countRegion({ region: 'north' }, 'south')).toBeLessThanOrEqual(countRegion({}, 'south'));
    const [wished, any] = [{ region: 'north' } as const, {}].map((change) =>
      prepare(all.values(), buildWish(person(), change)),
    );
    expect(wished?.free).toHaveLength(any?.free.length ?? 0);
    const before = new Map(any?.free.map(({ line, preference }) => [line.itemId, preference]));
    for (const { line, marks, preference } of wished?.free ?? []) {
      const change = preference - (before.get(line.itemId) ?? 0);
      expect(Math.sign(change), line.name).toBe(
        marks.region === 'north' ? 1 : marks.region === undefined ? 0 : -1,
      );
    }
  });

  it('G10 time and cost are kept by every dish; one whose time or cost nobody knows does not count', () => {
    for (const { minutes, cost } of marksOfWeek({ maxMinutes: 30, maxCost: 2 })) {
      expect(minutes?.value).toBeLessThanOrEqual(30);
      expect(cost).toBeLessThanOrEqual(2);
    }
    const mystery: Addable = {
      kind: 'recipe',
      own: true,
      recipe: {
        id: 'mystery',
        title: 'Món bí truyền',
        servings: 1,
        updatedAt: '2026-11-01T00:00:00.000Z',
        ingredients: [],
        nutritionSummary: { calories: 250, protein: 20, carbs: 5, fat: 15 },
        extendedNutrition: {},
      },
    };
    const { target } = buildWish(person());
    const wish = buildWish(person(), {
      target: { ...target, limits: {} },
      maxMinutes: 30,
      maxCost: 1,
    });
    const [candidate] = prepare([mystery], wish).candidates;
    expect(candidate?.excluded).toEqual([
      { kind: 'unknownTime', word: '30' },
      { kind: 'unknownCost', word: '1' },
    ]);
  });
});

describe('G10 a dish of a generated day', () => {
  const client = person({ allergies: ['Tôm'] });
  const prepared = prepare(all.values(), buildWish(client));
  const { dishes } = plan(prepared);
  const main = dishes.find(({ role }) => role === 'main') as PlannedDish;

  it('can be exchanged for others that are free of the allergen, those that keep the limits first', () => {
    const { offered, refused } = exchangesFor(prepared, dishes, main);
    expect(offered.length).toBeGreaterThan(3);
    for (const { dish } of offered)
      expect(allergyWarnings(dish.line, client.allergies)).toEqual([]);
    const keep = offered.map(({ missed }) => missed.length === 0);
    expect(keep.indexOf(true)).toBe(0);
    expect(keep.slice(0, keep.lastIndexOf(true))).not.toContain(false);
    expect(refused.length).toBeGreaterThan(0);
  });

  it('says why it was chosen', () => {
    const kinds = whyChosen(prepared, dishes, main).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['gives', 'checked', 'times']));
  });
});
