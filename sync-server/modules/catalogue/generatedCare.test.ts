import { describe, expect, it } from 'vitest';
import { addables } from '../../../src/domain/menus/addables';
import type { Client } from '../../../src/domain/records/clients';
import { consultationSchema } from '../../../src/domain/records/consultations';
import { listMissed } from '../../../src/domain/generator/check';
import { generate } from '../../../src/domain/generator/generate';
import { prepare } from '../../../src/domain/generator/prepare';
import type { GeneratedPlan, Wish } from '../../../src/domain/generator/types';
import { itemNutrients } from '../../../src/domain/nutrition/totals';
import { countedLines } from '../../../src/domain/verdict/judge';
import { sayVerdict } from '../../../src/domain/verdict/say';
import { clientWith } from '../../../tests/support/newClient';
import { buildWish } from './generatedClients';
import { starterSet } from './library';

const set = starterSet();
const all = addables(set.catalogue, [], [], set.library);

const WAIT = { timeout: 300_000 };

type Measures = Record<string, number>;

function visitWith(measures: Measures) {
  return consultationSchema.parse({
    id: 'visit',
    workspaceId: 'w',
    expertId: 'e',
    createdAt: '2026-11-20T01:00:00.000Z',
    updatedAt: '2026-11-20T01:00:00.000Z',
    clientId: 'client',
    visitDate: '2026-11-20',
    measures,
  });
}

function weekFor(change: Partial<Client>, measures: Measures = {}, wish: Partial<Wish> = {}) {
  const slots = ['breakfast', 'lunch', 'dinner', 'snack1'] as const;
  const visits = [visitWith(measures)];
  const prepared = prepare(
    all.values(),
    buildWish(clientWith(change), { slots, ...wish }, { visits }),
  );
  const outcome = generate(prepared, { seed: 'a', kept: [] });
  if (outcome.kind !== 'plan') throw new Error(outcome.kind);
  const byId = new Map(prepared.candidates.map((one) => [one.line.itemId, one]));
  const { plan } = outcome;
  const traits = plan.dishes.flatMap(({ line }) => byId.get(line.itemId)?.traits ?? []);
  return { prepared, plan, traits };
}

const WARNED = 0.45;

function greatestMeal({ dishes, days }: GeneratedPlan): number {
  const shares = Array.from({ length: days }, (_, day) => {
    const meals = new Map<string, number>();
    for (const { day: on, slot, line } of dishes)
      if (on === day) meals.set(slot, (meals.get(slot) ?? 0) + (itemNutrients(line).calories ?? 0));
    const sum = [...meals.values()].reduce((one, other) => one + other, 0);
    return Math.max(...meals.values()) / sum;
  });
  return Math.max(...shares);
}

const RENAL: Partial<Client> = {
  gender: 'female',
  birthYear: 1959,
  weight: 52,
  height: 153,
  activityLevel: 'sedentary',
  medicalConditions: ['Thận mạn giai đoạn 4', 'Đái tháo đường típ 2'],
  medicines: ['Insulin Mixtard', 'Warfarin'],
};

describe('G19 the week of a woman with kidney disease, insulin and warfarin', WAIT, () => {
  it('1, 2, 3: no sweets, white rice, no leaf without vitamin K, one vegetable at most four times', () => {
    const { plan, traits } = weekFor(RENAL, { potassium: 5.6 });
    expect(traits.filter(({ isSweet }) => isSweet)).toEqual([]);
    expect(traits.filter(({ rice }) => rice === 'brown')).toEqual([]);
    expect(traits.flatMap(({ vitaminKUnknown }) => vitaminKUnknown)).toEqual([]);
    const vegetables = new Map<string, number>();
    for (const vegetable of traits.flatMap((one) => one.vegetables))
      vegetables.set(vegetable, (vegetables.get(vegetable) ?? 0) + 1);
    for (const [name, times] of vegetables) expect(times, name).toBeLessThanOrEqual(4);
    expect(greatestMeal(plan)).toBeLessThan(WARNED);
  });

  it('1: nothing is called kept while a line is missed, or cannot be said', () => {
    const { plan } = weekFor(RENAL, { potassium: 5.6 });
    const lines = countedLines(plan.verdict);
    const isOpen = lines.some(({ status }) => status !== 'met');
    expect(sayVerdict(lines).text.startsWith('Đạt mọi giới hạn')).toBe(!isOpen);
    const missed = listMissed(plan.verdict).map(({ line }) => line);
    expect(missed).toEqual(lines.filter(({ status }) => status === 'over' || status === 'short'));
  });

  it('plans nothing with a potassium of 6.0, or none at stage 4', () => {
    expect(() => weekFor(RENAL, { potassium: 6 })).toThrow('stopped');
    expect(() => weekFor(RENAL)).toThrow('stopped');
  });
});

describe('G19 the week of a man with gout and high triglycerides', WAIT, () => {
  const man: Partial<Client> = {
    gender: 'male',
    birthYear: 1985,
    weight: 92,
    height: 172,
    activityLevel: 'lightly_active',
    medicalConditions: ['Gút', 'Gan nhiễm mỡ'],
    goals: ['Giảm cân'],
  };

  it('7: no offal, no anchovies, no alcohol, no sweets; no main part on most days', () => {
    const { traits, plan } = weekFor(man, { triglycerides: 6.2, uricAcid: 560 });
    expect(traits.flatMap(({ purine, alcohol }) => [...purine, ...alcohol])).toEqual([]);
    expect(traits.filter(({ isSweet }) => isSweet)).toEqual([]);
    expect(plan.repeats.filter(({ kind }) => kind === 'main')).toEqual([]);
  });

  it('8: a region is there, or it is said how many of its dishes were found', () => {
    const { plan, prepared } = weekFor(man, {}, { region: 'central' });
    const byId = new Map(prepared.candidates.map((one) => [one.line.itemId, one]));
    const central = plan.dishes.filter(
      ({ line }) => byId.get(line.itemId)?.marks.region === 'central',
    ).length;
    const notice = plan.repeats.find(({ kind }) => kind === 'region');
    if (central >= 7) expect(notice).toBeUndefined();
    else expect(notice).toMatchObject({ name: 'central', times: central, of: 7 });
    expect(central).toBeGreaterThan(0);
  });
});

describe('G19 other people', WAIT, () => {
  it('6: breakfast, lunch and dinner of a pupil are in balance', () => {
    const boy: Partial<Client> = {
      gender: 'male',
      birthYear: 2011,
      weight: 50,
      height: 162,
      activityLevel: 'moderately_active',
      allergies: ['Sữa', 'Đậu phộng'],
    };
    const { plan } = weekFor(boy);
    expect(greatestMeal(plan)).toBeLessThan(WARNED);
  });

  it('4: chay on days of the moon holds on those days alone', () => {
    const dayRestrictions = [{ words: 'Ăn chay trường', days: [2] }];
    const woman: Partial<Client> = {
      gender: 'female',
      birthYear: 1980,
      weight: 55,
      height: 156,
      activityLevel: 'lightly_active',
    };
    const { plan, prepared } = weekFor(woman, {}, { dayRestrictions });
    const byId = new Map(prepared.candidates.map((one) => [one.line.itemId, one]));
    const families = (day: number) =>
      plan.dishes
        .filter((dish) => dish.day === day)
        .flatMap(({ line }) => byId.get(line.itemId)?.traits.protein ?? [])
        .filter((name) => !/trứng|đậu|váng/iu.test(name));
    expect(families(2)).toEqual([]);
    expect([0, 1, 3, 4].flatMap(families).length).toBeGreaterThan(0);
  });
});
