import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { line } from '../food/lineFixture';
import type { Client } from '../records/clients';
import { emptyMeals } from '../food/storedLines';
import type { NutrientMap } from '../food/nutrients';
import { dayTargets } from '../targets/dayTargets';
import { computeFit, scoreWith, type FitMenu } from './fit';
import { RESTRICTION_WORDS } from '../publicHouse/survey/words';
import { compareFits } from './fitOrder';
import { buildPerson } from '../targets/person';

const YEAR = 2026;
const NOVEMBER = { year: YEAR, month: 11 };

const snapshot = (values: NutrientMap) => ({
  basis: { amount: 100, unit: 'g' },
  nutrients: values,
  sourceVersion: '1',
});

function menu(name: string, nutrients: NutrientMap, foods: readonly string[] = ['Cơm']): FitMenu {
  const items = foods.map((food, index) => ({
    ...line(`${name}-${index}`, {
      name: food,
      quantity: 100,
      snapshot: snapshot(index === 0 ? nutrients : {}),
    }),
    order: index,
  }));
  return { name, tags: [], meals: { ...emptyMeals(), lunch: { items } } };
}

function rate(client: Client, of: FitMenu) {
  const { facts } = buildPerson(client, NOVEMBER);
  const conditionIds = new Set<string>(facts.conditions.keys());
  return computeFit(of, client, dayTargets(client, [], NOVEMBER), {
    age: facts.age,
    conditions: conditionIds,
  });
}

const prescribed = (calories: number): Partial<Client> => ({
  currentMenuId: 'm',
  assignedMenus: [
    {
      menuId: 'm',
      assignedDate: '2026-11-01T00:00:00.000Z',
      status: 'active',
      targetNutrition: { calories },
    },
  ],
});
const lan = clientWith({
  birthYear: YEAR - 64,
  gender: 'female',
  height: 155,
  weight: 58,
  medicalConditions: ['ĐTĐ típ 2', 'CKD 3a', 'Gút'],
  ...prescribed(1400),
});
const boy = clientWith({
  birthYear: YEAR - 12,
  gender: 'male',
  height: 148,
  weight: 38,
  activityLevel: 'moderately_active',
});
const day = (calories: number, protein: number, sodium = 1500): NutrientMap => ({
  calories,
  protein,
  sodium,
  fat: 40,
  carbs: 200,
});

describe('E10 whether a master fits', () => {
  it('E10 "Tăng cơ 2600" is not for a woman of 64 with diabetes, CKD 3a and gout, and says why', () => {
    const fit = rate(lan, menu('Tăng cơ 2600', day(2600, 160)));
    expect(fit.group).toBe('avoid');
    expect(fit.reasons).toMatchObject([
      { level: 'red', kind: 'energy', difference: 1200, target: 1400 },
      { level: 'red', kind: 'over', nutrient: 'calories', origin: { condition: 'kidney' } },
      { level: 'red', kind: 'over', nutrient: 'protein', origin: { condition: 'kidney' } },
      { level: 'amber', kind: 'protein' },
      { level: 'amber', kind: 'otherGoal', menu: 'gain' },
    ]);
  });

  it('E10 what keeps her energy, protein and sodium fits; a little more can be changed', () => {
    expect(rate(lan, menu('Thận nhẹ', day(1400, 44))).reasons).toEqual([]);
    expect(rate(lan, menu('Thận nhẹ', day(1600, 46))).group).toBe('adjust');
    expect(rate(lan, menu('Mặn', day(1400, 44, 4000))).group).toBe('avoid');
  });

  it('E10 a boy of 12 never gets a nursing mother’s menu as fitting, however near its energy', () => {
    const fit = rate(boy, menu('Cho con bú 2500', day(2500, 65)));
    expect(fit.group).toBe('avoid');
    expect(fit.reasons[0]).toEqual({ level: 'red', kind: 'stage', menu: 'nursing' });
    expect(rate(boy, menu('Thực đơn học sinh 2500', day(2500, 65))).group).toBe('fits');
  });

  it('E10 a menu to lose weight is not for a pregnancy', () => {
    const pregnant = clientWith({
      ...lan,
      birthYear: YEAR - 29,
      medicalConditions: ['Thai 20 tuần'],
    });
    expect(rate(pregnant, menu('Giảm cân 1400', day(1400, 70))).group).toBe('avoid');
  });

  it('E10 allergens, restrictions and vegetarians', () => {
    const client = { ...boy, allergies: ['Tôm'], dietaryRestrictions: 'Không ăn thịt bò, ít cay' };
    expect(rate(client, menu('Học sinh', day(2500, 65), ['Cơm', 'Tôm rim'])).reasons[0]?.kind).toBe(
      'allergy',
    );
    expect(
      rate(client, menu('Học sinh', day(2500, 65), ['Cơm', 'Thịt bò xào'])).reasons,
    ).toMatchObject([{ level: 'amber', kind: 'restriction', foods: ['Thịt bò xào'] }]);
    const vegetarian = { ...boy, dietaryRestrictions: 'Ăn chay trường' };
    expect(rate(vegetarian, menu('Học sinh', day(2500, 65), ['Cơm', 'Thịt gà'])).group).toBe(
      'avoid',
    );
  });

  it.each([
    ['Thịt gà', 'avoid', 'avoid'],
    ['Sữa chua', 'avoid', 'fits'],
    ['Trứng chiên', 'avoid', 'fits'],
    ['Đậu hũ', 'fits', 'fits'],
  ])('E10 %s for who eats plants only (%s), and with eggs and milk (%s)', (food, vegan, mild) => {
    const rated = (dietaryRestrictions: string) =>
      rate({ ...boy, dietaryRestrictions }, menu('Học sinh', day(2500, 65), ['Cơm', food])).group;
    expect(rated(RESTRICTION_WORDS.vegan)).toBe(vegan);
    expect(rated(RESTRICTION_WORDS.vegetarian)).toBe(mild);
  });

  it('E10 fish sauce without sodium is a reason to ask', () => {
    const fit = rate(lan, menu('Thận nhẹ', day(1400, 44), ['Cơm', 'Nước mắm']));
    expect(fit.reasons).toMatchObject([
      { level: 'amber', kind: 'saltUnknown', foods: ['Nước mắm'] },
    ]);
  });

  it('E10 within a group the nearer stands first, not the one with fewer reasons', () => {
    const muscles = rate(boy, menu('Tăng cơ', day(2500, 140)));
    const family = rate(boy, menu('Gia đình', day(2100, 80, 2300)));
    expect([muscles, family].map(({ group }) => group)).toEqual(['adjust', 'adjust']);
    expect([muscles, family].toSorted(compareFits)[0]).toBe(family);
  });

  it('E10 a condition’s most that smaller portions keep is asked about, not ruled out', () => {
    // CKD 3a, 58 kg: at most 0.8 g/kg = 46 g. 60 g at 1,700 kcal are 49 g at 1,400 kcal; 80 g are 66 g.
    expect(rate(lan, menu('Thận', day(1700, 60))).group).toBe('adjust');
    expect(rate(lan, menu('Thận', day(1700, 80))).group).toBe('avoid');
    expect(rate(lan, menu('Thận', day(1400, 60))).group).toBe('avoid');
  });

  it('E10 what is made for the days after an operation is for nobody else', () => {
    const liquid = menu('Sau phẫu thuật, ăn lỏng 1400 kcal', day(1400, 44));
    expect(rate(lan, liquid).group).toBe('avoid');
    const operated = { ...lan, medicalConditions: [...lan.medicalConditions, 'Sau mổ dạ dày'] };
    expect(rate(operated, liquid).group).toBe('fits');
  });

  it('E10 a day to lose weight is told once that it is for no child', () => {
    const { reasons } = rate(boy, menu('Giảm cân 2500', day(2500, 65)));
    expect(reasons.filter(({ kind }) => kind === 'missingStage')).toEqual([
      { level: 'red', kind: 'missingStage', client: 'child' },
    ]);
  });

  it('E10 a day to lose weight is for nobody who is thin, wastes or has a disorder of eating, whatever the goal says', () => {
    const loss = menu('Giảm cân 1400', day(1400, 60));
    const { medicalConditions: _ill, ...adult } = lan;
    const getReasons = (change: Partial<Client>) =>
      rate(clientWith({ ...adult, goals: ['Giảm cân'], ...change }), loss).reasons.filter(
        ({ kind }) => kind === 'noLoss',
      );
    expect(getReasons({ weight: 58 })).toEqual([]);
    expect(getReasons({ weight: 44 })).toEqual([{ level: 'red', kind: 'noLoss', why: 'thin' }]);
    expect(getReasons({ medicalConditions: ['Suy dinh dưỡng'] })).toMatchObject([{ why: 'thin' }]);
    expect(getReasons({ medicalConditions: ['Thiểu cơ'] })).toMatchObject([{ why: 'wasting' }]);
    expect(getReasons({ medicalConditions: ['Chán ăn tâm thần'] })).toMatchObject([
      { why: 'eatingDisorder' },
    ]);
  });

  it('E10 an infant gets nothing that was made for anybody else, known energy or not', () => {
    const infant = clientWith({ birthYear: YEAR, gender: 'male', height: 70, weight: 8.5 });
    for (const name of ['Học sinh trung học 2300', 'Trẻ mẫu giáo 1200', 'Gia đình 2000'])
      expect(rate(infant, menu(name, day(1200, 40))).group, name).toBe('avoid');
    expect(rate(infant, menu('Bé ăn dặm 9 tháng', day(700, 20))).group).not.toBe('avoid');
  });

  it('E10 a child’s menu for other ages stands behind what anybody eats', () => {
    const teenager = clientWith({ ...boy, birthYear: YEAR - 15, ...prescribed(1500) });
    const small = rate(teenager, menu('Trẻ mẫu giáo 1500', day(1500, 50)));
    expect(small.reasons).toContainEqual({
      level: 'amber',
      kind: 'otherAge',
      ages: [2, 5],
      client: 15,
    });
    const family = rate(teenager, menu('Gia đình 1500', day(1500, 50)));
    const pupil = rate(teenager, menu('Học sinh trung học 1500', day(1500, 50)));
    expect([small, family, pupil].toSorted(compareFits)).toEqual([pupil, family, small]);
  });

  it('E10 whoever it is, what has a red reason never stands before what has none', () => {
    const menus = fc.array(
      fc.record({
        calories: fc.integer({ min: 500, max: 4000 }),
        protein: fc.integer({ min: 5, max: 250 }),
        sodium: fc.integer({ min: 0, max: 6000 }),
      }),
      { minLength: 2, maxLength: 8 },
    );
    fc.assert(
      fc.property(menus, fc.constantFrom(lan, boy), (drawn, client) => {
        const fits = drawn.map(({ calories, protein, sodium }, index) =>
          rate(client, menu(`Thực đơn ${index}`, day(calories, protein, sodium))),
        );
        fits.sort(compareFits);
        const firstRed = fits.findIndex(({ reasons }) =>
          reasons.some(({ level }) => level === 'red'),
        );
        return firstRed < 0 || fits.slice(firstRed).every(({ group }) => group === 'avoid');
      }),
    );
  });
});

it('a menu that is not to be given has no percentage, and each limit that is passed is a minus', () => {
  const reason = { level: 'red', kind: 'notVegetarian' } as const;
  const amber = { level: 'amber', kind: 'restriction', words: ['x'], foods: ['x'] } as const;
  expect(scoreWith(100, { group: 'avoid', reasons: [reason] })).toBeUndefined();
  expect(scoreWith(100, { group: 'adjust', reasons: [{ ...amber, words: [], foods: [] }] })).toBe(
    95,
  );
  expect(scoreWith(100, { group: 'fits', reasons: [] })).toBe(100);
});
