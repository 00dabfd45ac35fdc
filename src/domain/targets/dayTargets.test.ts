import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import type { Client } from '../records/clients';
import type { Consultation } from '../records/consultations';
import { currentPrescription, dayTargets } from './dayTargets';

const NOVEMBER = { year: 2026, month: 11 };

const base = {
  workspaceId: 'w',
  expertId: 'e',
  createdAt: '2026-11-01T01:00:00.000Z',
  updatedAt: '2026-11-01T01:00:00.000Z',
};
// BMR 10·60 + 6.25·165 − 5·30 − 161 = 1320.25; × 1.375 = 1815.3 kcal
const client = clientWith({
  ...base,
  id: 'mai',
  clientName: 'Mai',
  birthYear: 1996,
  gender: 'female',
  height: 165,
  weight: 60,
  activityLevel: 'lightly_active',
  goals: ['Giảm cân'],
});
const visit = (visitDate: string, targetNutrition?: Consultation['targetNutrition']) => ({
  ...base,
  id: visitDate,
  clientId: 'mai',
  visitDate,
  ...(targetNutrition ? { targetNutrition } : {}),
});
const assigned = (targetNutrition: { calories?: number; protein?: number }): Client => ({
  ...client,
  currentMenuId: 'm1',
  assignedMenus: [
    {
      menuId: 'm0',
      assignedDate: base.createdAt,
      status: 'inactive',
      targetNutrition: { calories: 1 },
    },
    { menuId: 'm1', assignedDate: base.createdAt, status: 'active', targetNutrition },
  ],
});

const marks = (change: Partial<Client>) =>
  dayTargets({ ...client, ...change }, [], NOVEMBER).marks.filter(
    ({ kind }) => kind === 'lossUnadvised',
  );

describe('E11 a day’s targets of a client', () => {
  it('E11 a wish to lose weight is marked where nobody should advise it', () => {
    expect(marks({})).toEqual([]);
    expect(marks({ weight: 45 })).toEqual([{ kind: 'lossUnadvised', why: 'thin' }]);
    expect(marks({ weight: 45, goals: ['Tăng cân'] })).toEqual([]);
    expect(marks({ medicalConditions: ['Rối loạn ăn uống'] })).toEqual([
      { kind: 'lossUnadvised', why: 'eatingDisorder' },
    ]);
  });

  it('E11 so is a wished weight below the present one, whatever formula counts the energy', () => {
    const thin = { weight: 45, goals: [] };
    const why = [{ kind: 'lossUnadvised', why: 'thin' }];
    expect(marks({ ...thin, targetWeight: 42, energyStrategy: 'survey' })).toEqual(why);
    expect(marks({ ...thin, targetWeight: 42 })).toEqual(why);
    expect(marks({ ...thin, targetWeight: 50, energyStrategy: 'survey' })).toEqual([]);
    expect(marks({ goals: [], targetWeight: 55, energyStrategy: 'survey' })).toEqual([]);
  });

  it('E11 the visit’s prescription stands over the client’s own, that over the estimate', () => {
    const visits = [visit('2026-11-12', { protein: 80 }), visit('2026-10-01', { protein: 70 })];
    const result = dayTargets(assigned({ calories: 1500, protein: 60 }), visits, NOVEMBER);
    expect(result.targets).toMatchObject({ calories: 1500, protein: 80 });
    expect(result.sources).toEqual({
      calories: { from: 'client' },
      protein: { from: 'visit', date: '2026-11-12' },
      carbs: { from: 'estimate' },
      fat: { from: 'estimate' },
      fiber: { from: 'estimate' },
    });
  });

  it('E11 a later visit that says nothing does not end a prescription; 0 prescribes nothing', () => {
    const visits = [
      visit('2026-11-12', { calories: 0 }),
      visit('2026-11-01'),
      visit('2026-10-01', { calories: 1400 }),
    ];
    expect(currentPrescription(client, visits)).toEqual({
      calories: { value: 1400, source: { from: 'visit', date: '2026-10-01' } },
    });
  });

  it('E11 fat and carbohydrate follow the prescribed energy: 80·4 + 50·9 + 183·4 ≈ 1500', () => {
    const visits = [visit('2026-11-12', { calories: 1500, protein: 80 })];
    const result = dayTargets(client, visits, NOVEMBER);
    expect(result.targets).toEqual({ calories: 1500, protein: 80, fat: 50, carbs: 183, fiber: 25 });
    expect(result.estimate).toMatchObject({ goal: 'weight_loss', shares: { fat: 0.3 } });
    expect(result.estimate?.energy).toBeUndefined();
  });

  it('E11 the estimate tells its formula, factor and shares', () => {
    const result = dayTargets(client, [], NOVEMBER);
    // 30/30/40 % of 1815: 136, 61, 182 g, of which protein stays within 2 g/kg; of BMI below 23 nothing is taken away.
    expect(result.targets).toEqual({
      calories: 1815,
      protein: 120,
      fat: 61,
      carbs: 197,
      fiber: 25,
    });
    expect(result.estimate).toEqual({
      energy: {
        by: 'formula',
        strategy: 'wizard',
        bmr: 1320,
        factor: 1.375,
        tdee: 1815,
        calories: 1815,
      },
      activityLevel: 'lightly_active',
      goal: 'weight_loss',
      shares: { protein: 0.3, fat: 0.3, carbs: 0.4 },
      fiber: 25,
      cautions: [],
    });
  });

  it('E11 the goal of the newest visit goes before the client’s tags', () => {
    const result = dayTargets(client, [{ ...visit('2026-11-12'), goal: 'muscle_gain' }], NOVEMBER);
    expect(result.estimate?.goal).toBe('muscle_gain');
  });

  it('E11 a prescription needs no body data; without energy nothing is invented', () => {
    const { weight, ...unweighed } = client;
    expect(weight).toBe(60);
    const energy = dayTargets(unweighed, [visit('2026-11-12', { calories: 1500 })], NOVEMBER);
    expect(energy.targets).toMatchObject({ calories: 1500, protein: 113 });
    expect(energy.missing).toEqual([]);
    const protein = dayTargets(unweighed, [visit('2026-11-12', { protein: 80 })], NOVEMBER);
    expect(protein.targets).toEqual({ protein: 80 });
    expect(protein.missing).toEqual(['weight']);
    expect(protein.estimate).toBeUndefined();
    expect(dayTargets(unweighed, [], NOVEMBER).targets).toBeUndefined();
  });

  it('E11 a mother’s energy and protein are the table’s, with what her state adds, where no other way was chosen', () => {
    const mother = { ...client, birthYear: 1996, gender: 'female' as const };
    const of = (condition: string) =>
      dayTargets({ ...mother, medicalConditions: [condition] }, [], NOVEMBER);
    // QĐ 2615/QĐ-BYT: women of 30–49 with little or light activity; +250 kcal in the second trimester, +500 nursing.
    const own =
      dayTargets({ ...mother, energyStrategy: 'vietnam2016' }, [], NOVEMBER).targets?.calories ?? 0;
    expect(own).toBeGreaterThan(1700);
    expect(of('Thai 24 tuần').targets?.calories).toBe(own + 250);
    expect(of('Thai 24 tuần').sources.calories).toEqual({ from: 'table' });
    expect(of('Đang cho con bú').targets?.calories).toBe(own + 500);
  });

  it('E11 an estimated energy does not contradict the least that a condition asks for; a wish to lose weight does', () => {
    // Mifflin-St Jeor gives her less than the 25 kcal/kg of KDOQI 2020 (61 kg: 1,525 kcal).
    const kidneys = {
      ...client,
      gender: 'female' as const,
      birthYear: 1962,
      height: 152,
      weight: 61,
      goals: [],
      medicalConditions: ['Suy thận độ 3a'],
    };
    const result = dayTargets(kidneys, [], NOVEMBER);
    expect(result.targets?.calories).toBe(1525);
    expect(result.sources.calories).toEqual({ from: 'condition', condition: 'kidney' });
    const { calories = 0, protein = 0, carbs = 0, fat = 0 } = result.targets ?? {};
    expect(Math.abs(4 * protein + 4 * carbs + 9 * fat - calories)).toBeLessThan(15);
    const losing = dayTargets({ ...kidneys, goals: ['Giảm cân'] }, [], NOVEMBER);
    expect(losing.targets?.calories).toBeLessThan(1525);
    const prescribed = dayTargets(kidneys, [visit('2026-11-12', { calories: 1300 })], NOVEMBER);
    expect(prescribed.targets?.calories).toBe(1300);
  });

  it('E11 warns where the adults’ formula is used for a pregnancy', () => {
    const pregnant = {
      ...client,
      medicalConditions: ['Thai 24 tuần'],
      energyStrategy: 'wizard' as const,
    };
    expect(dayTargets(pregnant, [], NOVEMBER).estimate?.cautions).toEqual(['pregnancy']);
    const prescribed = dayTargets(pregnant, [visit('2026-11-12', { calories: 2200 })], NOVEMBER);
    expect(prescribed.estimate?.cautions).toEqual([]);
  });

  it('S02 of words that a newer version added, nothing is made up', () => {
    const newer = { ...client, weightBasis: 'lean' as never, energyPerKg: 30, proteinPerKg: 2 };
    const result = dayTargets({ ...newer, energyStrategy: 'perKg' }, [], NOVEMBER);
    expect(result.estimate?.energy?.by).toBe('formula');
    expect(result.sources.protein).toEqual({ from: 'estimate' });
    const mother = { ...client, medicalConditions: ['Đang cho con bú'] };
    expect(dayTargets({ ...mother, energyStrategy: 'night' as never }, [], NOVEMBER)).toEqual(
      dayTargets(mother, [], NOVEMBER),
    );
    const someone = { ...client, gender: 'other' as never };
    const ways = [{}, { energyStrategy: 'vietnam2016' }, { energyStrategy: 'survey' }] as const;
    for (const way of ways) {
      const day = dayTargets({ ...someone, ...way }, [], NOVEMBER);
      expect(day.targets).toBeUndefined();
      expect(day.missing).toEqual(['gender']);
      const { gender: _gender, ...unknown } = { ...someone, ...way };
      expect(day.clinical).toEqual(dayTargets(unknown, [], NOVEMBER).clinical);
    }
  });
});
