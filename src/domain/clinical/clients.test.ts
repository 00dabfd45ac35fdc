import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import type { Client } from '../records/clients';
import type { NutrientKey } from '../food/nutrients';
import { dayTargets } from '../targets/dayTargets';
import type { Bound } from './limits';

const YEAR = 2026;
const NOVEMBER = { year: YEAR, month: 11 };

interface Row {
  who: string;
  client: Partial<Client> & { age: number };
  limits: readonly [NutrientKey, number | undefined, number | undefined, ...string[]][];
  open?: readonly NutrientKey[];
}

const TABLE = 'QĐ 2615/QĐ-BYT 2016';
const QUOTED = ' (quoted)';
const JAPAN = 'Hướng dẫn gút Nhật Bản (dẫn theo Kaneko) 2020';
const woman = (age: number, ...medicalConditions: string[]) => ({
  age,
  gender: 'female' as const,
  height: 158,
  weight: 55,
  medicalConditions,
});
const man = (age: number, ...medicalConditions: string[]) => ({
  ...woman(age, ...medicalConditions),
  gender: 'male' as const,
  height: 168,
  weight: 65,
});

const ROWS: readonly Row[] = [
  {
    who: 'a healthy woman of 30',
    client: woman(30),
    limits: [
      ['sodium', undefined, 2000, TABLE],
      ['iron', 26.1, undefined, TABLE],
      ['calcium', 800, 2500, TABLE, TABLE],
    ],
  },
  {
    who: 'a healthy man of 45',
    client: man(45),
    limits: [
      ['iron', 11.9, undefined, TABLE],
      ['potassium', 3510, undefined, TABLE],
      ['fiber', 38, undefined, TABLE],
    ],
  },
  {
    who: 'a boy of 12',
    client: { ...man(12), height: 148, weight: 38 },
    limits: [
      ['calcium', 1000, 3000, TABLE, TABLE],
      ['sodium', undefined, 1800, `NASEM (DRI) 2019${QUOTED}`],
      ['iron', 15.3, undefined, TABLE],
    ],
  },
  {
    who: 'a girl of 8',
    client: { ...woman(8), height: 125, weight: 24 },
    limits: [
      ['sodium', undefined, 1500, `NASEM (DRI) 2019${QUOTED}`],
      ['calcium', 700, 3000, TABLE, TABLE],
    ],
  },
  {
    who: 'a pregnant woman, 20 weeks',
    client: woman(29, 'Thai 20 tuần'),
    limits: [
      ['calcium', 1200, 2500, TABLE, TABLE],
      ['iron', 41.1, undefined, TABLE],
      ['folate', 600, undefined, TABLE],
    ],
  },
  {
    who: 'a nursing mother',
    client: woman(31, 'Cho con bú 4 tháng'),
    limits: [
      ['calcium', 1300, 2500, TABLE, TABLE],
      ['iron', 13.3, undefined, TABLE],
      ['vitaminC', 145, undefined, TABLE],
    ],
  },
  {
    who: 'hypertension',
    client: man(50, 'Tăng huyết áp'),
    limits: [
      ['sodium', undefined, 2000, TABLE],
      ['potassium', 3510, undefined, TABLE],
    ],
  },
  {
    who: 'hypertension, age unknown',
    client: { ...man(0, 'THA'), age: Number.NaN },
    limits: [
      ['sodium', undefined, 2300, 'AHA/ACC 2025'],
      ['potassium', 3500, undefined, `ACC/AHA 2017${QUOTED}`],
    ],
  },
  {
    who: 'diabetes, 1,500 kcal',
    client: { ...woman(50, 'ĐTĐ típ 2'), ...prescribed(1500) },
    limits: [
      ['fiber', 21, undefined, `ADA 2026${QUOTED}`],
      ['sodium', undefined, 2000, TABLE],
    ],
  },
  {
    who: 'diabetes, 2,000 kcal',
    client: { ...woman(55, 'Tiểu đường'), ...prescribed(2000) },
    limits: [['fiber', 28, undefined, `ADA 2026${QUOTED}`]],
  },
  {
    who: 'gestational diabetes',
    client: woman(29, 'ĐTĐ thai kỳ', 'Thai 28 tuần'),
    limits: [
      ['carbs', 175, 221, `ADA 2026${QUOTED}`, `QĐ 1470/QĐ-BYT 2024${QUOTED}`],
      ['protein', 71, undefined, `ADA 2026${QUOTED}`],
      ['fiber', 28, undefined, `ADA 2026${QUOTED}`],
      ['calcium', 1200, 2500, TABLE, TABLE],
    ],
  },
  {
    who: 'CKD 3a, KDIGO',
    client: man(50, 'CKD 3a'),
    open: ['potassium', 'phosphorus'],
    limits: [
      ['protein', undefined, 52, `KDIGO 2024${QUOTED}`],
      ['calories', 1625, 2275, 'KDOQI 2020', 'KDOQI 2020'],
      ['sodium', undefined, 2000, `KDIGO 2024${QUOTED}`],
    ],
  },
  {
    who: 'CKD 3a, KDOQI',
    client: { ...man(50, 'CKD 3a'), kidneyGuideline: 'KDOQI2020' },
    open: ['potassium', 'phosphorus'],
    limits: [
      ['protein', 35.8, 39, `KDOQI 2020${QUOTED}`, `KDOQI 2020${QUOTED}`],
      ['sodium', undefined, 2000, TABLE],
    ],
  },
  {
    who: 'CKD 4 with diabetes, KDOQI',
    client: { ...woman(55, 'Suy thận độ 4', 'ĐTĐ'), kidneyGuideline: 'KDOQI2020' },
    open: ['potassium', 'phosphorus'],
    limits: [
      ['protein', 33, 44, 'KDOQI 2020', 'KDOQI 2020'],
      ['calcium', 900, 1000, TABLE, `KDOQI 2020${QUOTED}`],
    ],
  },
  {
    who: 'CKD 3a with diabetes and gout, 64 years',
    client: { ...woman(64, 'ĐTĐ típ 2', 'CKD 3a', 'Gút'), ...prescribed(1400) },
    open: ['potassium', 'phosphorus'],
    limits: [
      ['protein', undefined, 44, `ADA 2026${QUOTED}`],
      ['sodium', undefined, 2000, `KDIGO 2024${QUOTED}`],
      ['fiber', 21, undefined, TABLE],
      ['purine', undefined, 400, JAPAN],
    ],
  },
  {
    who: 'CKD 2',
    client: man(50, 'CKD 2'),
    open: ['potassium', 'phosphorus'],
    limits: [
      ['protein', undefined, 84.5, `KDIGO 2024${QUOTED}`],
      ['sodium', undefined, 2000, `KDIGO 2024${QUOTED}`],
    ],
  },
  {
    who: 'CKD without a stage',
    client: man(50, 'Suy thận'),
    open: ['potassium', 'phosphorus'],
    limits: [['protein', undefined, 84.5, `KDIGO 2024${QUOTED}`]],
  },
  {
    who: 'haemodialysis',
    client: man(50, 'Chạy thận nhân tạo'),
    open: ['potassium', 'phosphorus'],
    limits: [
      ['protein', 65, 78, `KDOQI 2020${QUOTED}`, `KDOQI 2020${QUOTED}`],
      ['calories', 1625, 2275, 'KDOQI 2020', 'KDOQI 2020'],
    ],
  },
  {
    who: 'peritoneal dialysis',
    client: woman(50, 'Lọc màng bụng'),
    open: ['potassium', 'phosphorus'],
    limits: [['protein', 55, 66, `KDOQI 2020${QUOTED}`, `KDOQI 2020${QUOTED}`]],
  },
  {
    who: 'CKD 3 at 75: the kidney goes before old age',
    client: man(75, 'CKD 3b'),
    open: ['potassium', 'phosphorus'],
    limits: [['protein', undefined, 52, `KDIGO 2024${QUOTED}`]],
  },
  {
    who: 'old age',
    client: man(75),
    limits: [
      ['protein', 65, 130, `ESPEN 2022${QUOTED}`, 'rule'],
      ['calcium', 1000, 2000, TABLE, TABLE],
    ],
  },
  { who: 'gout', client: man(50, 'Gút'), limits: [['purine', undefined, 400, JAPAN]] },
  {
    who: 'dyslipidaemia, 1,800 kcal',
    client: { ...man(50, 'Rối loạn mỡ máu'), ...prescribed(1800) },
    limits: [
      ['saturatedFat', undefined, 14, 'NLA 2015'],
      ['cholesterol', undefined, 200, 'NLA 2015'],
    ],
  },
  {
    who: 'osteoporosis, a woman of 60',
    client: woman(60, 'Loãng xương'),
    limits: [['calcium', 1200, 2000, `IOM (DRI) 2011${QUOTED}`, TABLE]],
  },
  {
    who: 'osteoporosis, a man of 45',
    client: man(45, 'Loãng xương'),
    limits: [['calcium', 1000, 2500, `IOM (DRI) 2011${QUOTED}`, TABLE]],
  },
  {
    who: 'calcium stones',
    client: man(45, 'Sỏi canxi'),
    limits: [
      ['calcium', 1000, 1200, `AUA 2019${QUOTED}`, `AUA 2019${QUOTED}`],
      ['sodium', undefined, 2000, TABLE],
    ],
  },
  {
    who: 'stones of an unknown kind',
    client: man(45, 'Sỏi thận'),
    limits: [['calcium', 800, 2500, TABLE, TABLE]],
  },
  {
    who: 'underweight',
    client: { ...woman(25, 'Thiếu cân'), weight: 40 },
    limits: [
      ['calories', 1000, undefined, `NICE CG32 2006${QUOTED}`],
      ['protein', 32, undefined, `NICE CG32 2006${QUOTED}`],
    ],
  },
  {
    who: 'anaemia: no limit of its own',
    client: woman(30, 'Thiếu máu'),
    limits: [['iron', 26.1, undefined, TABLE]],
  },
  {
    who: 'IBS: no confirmed figure',
    client: woman(30, 'IBS'),
    limits: [['fiber', 25, undefined, TABLE]],
  },
  {
    who: 'hypertension with losartan: no more potassium asked for by anybody',
    client: { ...man(0, 'THA'), age: Number.NaN, medicines: ['Losartan 50 mg'] },
    limits: [['potassium', undefined, undefined]],
  },
  {
    who: 'the expert allows 2,500 mg of potassium in CKD',
    client: {
      ...man(50, 'CKD 4'),
      ownLimits: [{ nutrient: 'potassium', maximum: 2500, note: 'Kali máu 5,6' }],
    },
    open: ['potassium', 'phosphorus'],
    limits: [['potassium', undefined, 2500, 'expert']],
  },
];

function prescribed(calories: number): Partial<Client> {
  return {
    currentMenuId: 'm',
    assignedMenus: [
      {
        menuId: 'm',
        assignedDate: '2026-11-01T00:00:00.000Z',
        status: 'active',
        targetNutrition: { calories },
      },
    ],
  };
}

const getNames = (bound: Bound | undefined): string[] => {
  if (!bound) return [];
  const { origin } = bound;
  if (origin.by === 'expert' || origin.by === 'fixed' || origin.by === 'rule') return [origin.by];
  const { guideline, year, quoted } = origin.source;
  return [`${guideline} ${year}${quoted ? QUOTED : ''}`];
};

function computeLimits({ age, ...fields }: Row['client']) {
  const client = clientWith({ ...(Number.isNaN(age) ? {} : { birthYear: YEAR - age }), ...fields });
  return dayTargets(client, [], NOVEMBER).clinical;
}

describe('E10 limits that a dietitian would set', () => {
  it('E10 thirty clients at least', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(30);
  });

  it.each(ROWS.map((row) => [row.who, row] as const))(
    'E10 %s',
    (_who, { client, limits, open = [] }) => {
      const bounds = computeLimits(client).limits;
      for (const [nutrient, least, most, ...sources] of limits) {
        const { minimum, maximum } = bounds[nutrient] ?? {};
        expect([minimum?.value, maximum?.value], nutrient).toEqual([least, most]);
        expect([...getNames(minimum), ...getNames(maximum)], nutrient).toEqual(sources);
      }
      for (const nutrient of ['potassium', 'phosphorus'] as const) {
        expect(bounds[nutrient]?.expertSets !== undefined, nutrient).toBe(open.includes(nutrient));
        // No figure of the table is held against somebody whose potassium must not rise, and none of it is a
        // limit: 3 g of phosphorus are what a healthy kidney bears.
        if (!open.includes(nutrient)) continue;
        expect(bounds[nutrient]?.minimum, nutrient).toBeUndefined();
        expect([undefined, 'expert'], nutrient).toContain(bounds[nutrient]?.maximum?.origin.by);
      }
    },
  );

  it('E10 adults’ rules are not applied to a child, and it is said which', () => {
    const { limits, notForChildren } = computeLimits({
      ...man(12, 'Suy thận độ 3', 'Tăng huyết áp'),
      weight: 38,
    });
    expect(notForChildren).toEqual(['kidney', 'hypertension']);
    expect(limits.protein?.maximum).toMatchObject({ value: 110, origin: { by: 'rule' } });
    expect(limits.sodium?.maximum?.origin).toMatchObject({ by: 'table' });
  });

  it('E10 an override keeps its reason and what it replaced', () => {
    const { limits } = computeLimits({
      ...man(50, 'THA'),
      ownLimits: [{ nutrient: 'sodium', maximum: 2600, note: 'Ra nhiều mồ hôi' }],
    });
    expect(limits.sodium).toMatchObject({
      maximum: { value: 2600, origin: { by: 'expert', note: 'Ra nhiều mồ hôi' } },
      replaced: { maximum: { value: 2000 } },
    });
  });

  it('E10 a weight or an energy that is missing is named instead of a limit', () => {
    const { weight: _weight, ...unweighed } = man(50, 'CKD 3a', 'Mỡ máu');
    const result = computeLimits(unweighed);
    expect(result.limits.protein).toBeUndefined();
    expect(result.uncounted).toEqual([
      { condition: 'kidney', nutrient: 'protein', needs: 'weight' },
      { condition: 'kidney', nutrient: 'calories', needs: 'weight' },
      { condition: 'dyslipidaemia', nutrient: 'saturatedFat', needs: 'energy' },
    ]);
  });

  it('E10 two conditions that contradict each other: the first rule counts, the other is named', () => {
    const result = computeLimits(man(75, 'CKD 3b'));
    expect(result.contradictions).toMatchObject([
      { nutrient: 'protein', kept: { value: 52 }, dropped: { value: 65 } },
    ]);
  });
});
