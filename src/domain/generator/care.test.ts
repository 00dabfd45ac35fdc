import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import type { Client } from '../collections/clients';
import { careOf } from './care';
import type { Care, Stop } from './care';

const TODAY = { year: 2026, month: 11, day: 28 };
const DAY = '2026-11-20';
type Measures = Record<string, number>;

const care = (change: Partial<Client>, measures: Measures = {}, visitDate = DAY): Care =>
  careOf(
    clientWith({ birthYear: 1970, gender: 'female', ...change }),
    [{ visitDate, measures }],
    TODAY,
    {},
  );

describe('G19 laboratory values before which no days are made', () => {
  it.each<[Partial<Client>, Measures, string, Stop['kind'] | undefined]>([
    [{ medicalConditions: ['Thận mạn giai đoạn 4'] }, {}, DAY, 'potassiumUnknown'],
    [{ medicalConditions: ['CKD 5'] }, { creatinine: 500 }, DAY, 'potassiumUnknown'],
    [{ medicalConditions: ['CKD 4'] }, { potassium: 5.1 }, '2026-01-05', 'potassiumUnknown'],
    [{ medicalConditions: ['CKD 4'] }, { potassium: 5.1 }, '2026-12-05', 'potassiumUnknown'],
    [{ medicalConditions: ['Lọc máu'] }, {}, DAY, 'potassiumUnknown'],
    [{ medicalConditions: ['CKD 4'] }, { potassium: 5.6 }, DAY, undefined],
    [{ medicalConditions: ['CKD 4'] }, { potassium: 5.99 }, DAY, undefined],
    [{ medicalConditions: ['CKD 4'] }, { potassium: 6 }, DAY, 'potassium'],
    [{ medicalConditions: ['CKD 3a'] }, { potassium: 6.4 }, DAY, 'potassium'],
    [{}, { potassium: 7 }, DAY, 'potassium'],
    [{ medicalConditions: ['CKD 3b'] }, {}, DAY, undefined],
    [{}, {}, DAY, undefined],
    [{}, { triglycerides: 9.9 }, DAY, undefined],
    [{}, { triglycerides: 10 }, DAY, 'triglycerides'],
    [{}, { triglycerides: 12 }, '2025-11-20', undefined],
  ])('%o with %o of %s: %s', (change, measures, date, kind) => {
    expect(care(change, measures, date).stop?.kind).toBe(kind);
  });

  it('6.5 and above is urgent', () => {
    expect(care({}, { potassium: 6.5 }).stop).toMatchObject({ severe: true, value: 6.5 });
    expect(care({}, { potassium: 6.4 }).stop).toMatchObject({ severe: false });
  });
});

describe('G19 what an illness, a medicine or an age asks of days', () => {
  it.each<[Partial<Client>, Measures, Partial<Care>]>([
    [{ medicines: ['Insulin Mixtard'] }, {}, { sweets: 'none', steadyCarbs: true }],
    [{ medicines: ['Lantus 10 UI'] }, {}, { sweets: 'none', steadyCarbs: true }],
    [{ medicalConditions: ['Đái tháo đường típ 2'] }, {}, { sweets: 'none' }],
    [{}, { triglycerides: 6.2 }, { sweets: 'none' }],
    [{ medicines: ['Sintrom 4 mg'] }, {}, { steadyVitaminK: true }],
    [{ medicines: ['Warfarin'] }, {}, { steadyVitaminK: true }],
    [{ medicalConditions: ['Gút'] }, {}, { gout: true }],
    [{}, { potassium: 5.6 }, { rice: 'white' }],
    [{ birthYear: 2011 }, {}, { meals: 'pupil' }],
    [{ dietaryRestrictions: 'móm răng, ăn mềm' }, {}, { soft: true }],
  ])('%o with %o: %o', (change, measures, wanted) => {
    expect(care(change, measures)).toMatchObject(wanted);
  });

  it.each<[Partial<Client>, Measures, keyof Care]>([
    [{ medicalConditions: ['Kháng insulin'] }, {}, 'steadyCarbs'],
    [{}, { triglycerides: 2.2 }, 'sweets'],
    [{ medicines: ['Aspirin'] }, {}, 'steadyVitaminK'],
    [{}, { potassium: 4.9 }, 'rice'],
    [{ birthYear: 2000 }, {}, 'meals'],
    [{ dietaryRestrictions: 'không ăn thịt bò' }, {}, 'soft'],
  ])('%o with %o asks nothing of %s', (change, measures, key) => {
    expect(care(change, measures)).not.toHaveProperty(key);
  });
});
