import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import type { Client } from '../records/clients';
import { consultationSchema, type Consultation } from '../records/consultations';
import { dayTargets } from './dayTargets';
import { buildPerson } from './person';

const TODAY = { year: 2026, month: 11, day: 29 };
const AT = '2026-11-29T01:00:00.000Z';

const adult: Partial<Client> = {
  birthYear: 1980,
  gender: 'male',
  height: 165,
  weight: 60,
  activityLevel: 'sedentary',
};
const client = (change: Partial<Client> = {}) => clientWith({ id: 'c', ...adult, ...change });

/** Visits, newest first, of weights by their days. */
const visits = (...weights: [date: string, weight: number][]): Consultation[] =>
  weights.map(([visitDate, weight], index) =>
    consultationSchema.parse({
      id: `v${index}`,
      clientId: 'c',
      workspaceId: 'w',
      expertId: 'e',
      createdAt: AT,
      updatedAt: AT,
      visitDate,
      weight,
    }),
  );
const sign = (change: Partial<Client>, ...weights: [string, number][]) =>
  buildPerson(client(change), TODAY, visits(...weights)).conditions.get('underweight')?.tag;
const day = (change: Partial<Client>, ...weights: [string, number][]) =>
  dayTargets(client(change), visits(...weights), TODAY);

const loss = { goals: ['Giảm cân'] };

describe('undernutrition that weight and height show', () => {
  it.each<[string, Partial<Client>, [string, number][], string | undefined]>([
    ['a BMI below 18.5', { weight: 47.6 }, [], 'BMI 17,5'],
    ['a BMI just within', { weight: 50.5 }, [], undefined],
    ['a child, whose BMI is read by age', { birthYear: 2014, weight: 40 }, [], undefined],
    ['an age that nobody knows', { birthYear: undefined, weight: 40 }, [], undefined],
    [
      'a pregnant woman',
      { gender: 'female', weight: 45, medicalConditions: ['Thai 20 tuần'] },
      [],
      undefined,
    ],
    [
      '5 % in 3 months',
      { weight: 57 },
      [
        ['2026-11-28', 57],
        ['2026-08-28', 60],
      ],
      'Sụt 5 % trong 3 tháng',
    ],
    [
      '4 % in 3 months',
      { weight: 57.6 },
      [
        ['2026-11-28', 57.6],
        ['2026-08-28', 60],
      ],
      undefined,
    ],
    [
      '8 % in 6 months',
      { weight: 55.2 },
      [
        ['2026-11-28', 55.2],
        ['2026-05-28', 60],
      ],
      undefined,
    ],
    [
      '10 % in 6 months',
      { weight: 54 },
      [
        ['2026-11-28', 54],
        ['2026-05-28', 60],
      ],
      'Sụt 10 % trong 6 tháng',
    ],
    [
      '6 % in a month',
      { weight: 56.4 },
      [
        ['2026-11-28', 56.4],
        ['2026-10-28', 60],
      ],
      'Sụt 6 % trong 1 tháng',
    ],
    [
      'a record that was changed since the visit',
      { weight: 56 },
      [['2026-08-28', 60]],
      'Sụt 6,7 % trong 3 tháng',
    ],
    [
      'a weight that was gained',
      { weight: 66 },
      [
        ['2026-11-28', 66],
        ['2026-08-28', 60],
      ],
      undefined,
    ],
    [
      'a loss that is wished for at BMI 28',
      { ...loss, weight: 76 },
      [
        ['2026-11-28', 76],
        ['2026-08-28', 82],
      ],
      undefined,
    ],
    [
      'a loss that was treatment of obesity',
      { medicalConditions: ['Béo phì'], weight: 76 },
      [
        ['2026-11-28', 76],
        ['2026-08-28', 82],
      ],
      undefined,
    ],
    [
      'a loss that is wished for at BMI 20',
      { ...loss, weight: 55 },
      [
        ['2026-11-28', 55],
        ['2026-08-28', 60],
      ],
      'Sụt 8,3 % trong 3 tháng',
    ],
    [
      'a nursing mother, who loses what the pregnancy added',
      { gender: 'female', medicalConditions: ['Cho con bú 3 tháng'] },
      [
        ['2026-11-28', 60],
        ['2026-08-28', 66],
      ],
      undefined,
    ],
    [
      '5 kg of 60 in 3 months, as typed',
      { weight: 55, medicalConditions: ['Sụt 5 kg trong 3 tháng'] },
      [],
      'Sụt 5 kg trong 3 tháng',
    ],
    ['1 kg, as typed', { medicalConditions: ['Sụt 1 kg trong 3 tháng'] }, [], undefined],
    [
      'kg of a weight that nobody knows',
      { weight: undefined, medicalConditions: ['Sụt 5 kg'] },
      [],
      undefined,
    ],
    ['a tag that names it', { medicalConditions: ['Suy dinh dưỡng'] }, [], 'Suy dinh dưỡng'],
    [
      'a screening that is noted',
      { medicalConditions: ['NRS-2002: 4 điểm'] },
      [],
      'NRS-2002: 4 điểm',
    ],
  ])('%s', (_who, change, weights, expected) => {
    expect(sign(change, ...weights)).toBe(expected);
  });

  it('takes a loss in kg for known, once it is counted', () => {
    const tag = 'Sụt 5 kg trong 3 tháng';
    const problems = (weight: number) =>
      buildPerson(client({ weight, medicalConditions: [tag] }), TODAY).problems;
    expect(problems(55)).toEqual([]);
    expect(problems(120)).toEqual([{ kind: 'unknownTag', tag }]);
  });

  it('says by what, with source, and asks for a screening', () => {
    const note = day({ weight: 47.6 }).clinical.notes.find(({ text }) => text.includes('BMI 17,5'));
    expect(note).toMatchObject({ condition: 'underweight', source: { year: 2025 } });
    const named = day({ medicalConditions: ['Suy dinh dưỡng'] }).clinical.notes;
    expect(named.some(({ text }) => text.includes('Sàng lọc'))).toBe(false);
  });
});

describe('food of who is undernourished', () => {
  it('has a least of energy and protein by NICE 2006, and no most', () => {
    const { calories, protein } = day({ weight: 47.6 }).clinical.limits;
    expect(calories).toMatchObject({ minimum: { value: 1190 } });
    expect(protein?.minimum?.value).toBeGreaterThanOrEqual(38.1);
    expect(calories?.maximum).toBeUndefined();
    expect(protein?.maximum).toBeUndefined();
  });

  it('has 30 kcal and 1 g for each kg from 65 years on, by ESPEN 2022', () => {
    const { targets, clinical } = day({ weight: 47.6, birthYear: 1954 });
    expect(clinical.limits.calories?.minimum).toMatchObject({
      value: 1428,
      origin: { condition: 'underweight', source: { guideline: 'ESPEN', year: 2022 } },
    });
    expect(clinical.limits.protein?.minimum?.value).toBeGreaterThanOrEqual(47.6);
    // Sedentary, he spends 1,383 kcal.
    expect(targets?.calories).toBe(1428);
  });

  it('keeps the most of an ill kidney, which stands first, and says that two rules meet', () => {
    const { clinical } = day({ weight: 47.6, birthYear: 1954, medicalConditions: ['CKD 4'] });
    const { protein } = clinical.limits;
    expect(protein?.maximum).toMatchObject({ origin: { condition: 'kidney' } });
    expect(protein?.minimum?.value ?? 0).toBeLessThanOrEqual(protein?.maximum?.value ?? 0);
    expect(clinical.contradictions.map(({ nutrient }) => nutrient)).toContain('protein');
  });

  it('has no ceiling of our own, which everybody else has', () => {
    expect(day({}).clinical.limits.protein?.maximum).toMatchObject({ origin: { by: 'rule' } });
    expect(day({ medicalConditions: ['Suy dinh dưỡng'] }).clinical.limits.protein?.maximum).toBe(
      undefined,
    );
  });
});

describe('a wish to lose weight in undernutrition', () => {
  it.each<[string, Partial<Client>]>([
    ['by the goal', loss],
    ['by a target weight', { targetWeight: 44 }],
    ['by a formula that was chosen', { ...loss, energyStrategy: 'clientMenu' }],
    ['by the survey’s formula', { targetWeight: 44, energyStrategy: 'survey' }],
  ])('%s takes nothing away, and is asked about', (_how, change) => {
    const plain = day({ weight: 47.6, ...change, goals: [], targetWeight: undefined });
    const wishing = day({ weight: 47.6, ...change });
    expect(wishing.targets?.calories).toBe(plain.targets?.calories);
    expect(wishing.rules.alarms).toMatchObject([
      { kind: 'weightLoss', level: 'ask', source: { year: 2025 } },
    ]);
    expect(wishing.rules.alarms[0]?.text).toContain('BMI 17,5');
    expect(plain.rules.alarms).toEqual([]);
  });

  it('is asked about after a great loss at a usual BMI, too', () => {
    const weights: [string, number][] = [
      ['2026-11-28', 55],
      ['2026-08-28', 60],
    ];
    const { rules, marks } = day({ ...loss, weight: 55 }, ...weights);
    expect(rules.alarms).toMatchObject([{ kind: 'weightLoss', level: 'ask' }]);
    expect(marks).toContainEqual({ kind: 'lossUnadvised', why: 'thin' });
    expect(day({ ...loss, weight: 55 }).rules.alarms).toEqual([]);
  });

  it('is what a person of BMI 28 is helped with', () => {
    const { rules, estimate } = day({ ...loss, weight: 76 });
    expect(rules.alarms).toEqual([]);
    expect(estimate?.energy).toMatchObject({ loss: { deficit: 380, floor: 1500 } });
  });
});
