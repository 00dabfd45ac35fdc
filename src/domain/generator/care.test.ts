import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import type { Client } from '../records/clients';
import { buildCare, type Care } from './care';

const TODAY = { year: 2026, month: 11, day: 28 };
const DAY = '2026-11-20';
type Measures = Record<string, number>;

const care = (change: Partial<Client>, measures: Measures = {}, visitDate = DAY): Care =>
  buildCare(
    clientWith({ birthYear: 1970, gender: 'female', ...change }),
    [{ visitDate, measures }],
    TODAY,
    {},
  );

describe('G19 what an illness, a medicine or an age asks of days', () => {
  it.each<[Partial<Client>, Measures, Partial<Care>]>([
    [{ medicines: ['Insulin Mixtard'] }, {}, { sweets: 'none', steadyCarbs: true }],
    [{ medicines: ['Lantus 10 UI'] }, {}, { sweets: 'none', steadyCarbs: true }],
    [{ medicalConditions: ['Đái tháo đường típ 2'] }, {}, { sweets: 'none' }],
    [{}, { triglycerides: 6.2 }, { sweets: 'none' }],
    [{ medicines: ['Sintrom 4 mg'] }, {}, { steadyVitaminK: true }],
    [{ medicines: ['Warfarin'] }, {}, { steadyVitaminK: true }],
    [{ medicines: ['Thuốc kháng vitamin K'] }, {}, { steadyVitaminK: true }],
    [{ dietaryRestrictions: 'Đang uống sintrom, ít rau' }, {}, { steadyVitaminK: true }],
    [{ medicalConditions: ['Gút'] }, {}, { gout: true }],
    [{}, { potassium: 5.6 }, { rice: 'white' }],
    [{ birthYear: 2011 }, {}, { meals: 'pupil' }],
    [{ dietaryRestrictions: 'móm răng, ăn mềm' }, {}, { soft: true }],
    [{ medicalConditions: ['Béo phì'] }, {}, { fewFried: true }],
    [{ medicalConditions: ['Béo phì'], birthYear: 2011 }, {}, { fewFried: true }],
    [{}, { triglycerides: 6.2 }, { fewFried: true }],
  ])('%o with %o: %o', (change, measures, expected) => {
    expect(care(change, measures)).toMatchObject(expected);
  });

  it.each<[Partial<Client>, Measures, keyof Care]>([
    [{ medicalConditions: ['Kháng insulin'] }, {}, 'steadyCarbs'],
    [{ medicalConditions: ['Đề kháng insulin'] }, {}, 'steadyCarbs'],
    [{ medicines: ['Warfarin (đã ngưng)'] }, {}, 'steadyVitaminK'],
    [{}, { triglycerides: 2.2 }, 'sweets'],
    [{}, { triglycerides: 2.4 }, 'fewFried'],
    [{ birthYear: 2011 }, { triglycerides: 6.2 }, 'fewFried'],
    [{ medicalConditions: ['Tăng huyết áp'] }, {}, 'fewFried'],
    [{ medicines: ['Aspirin'] }, {}, 'steadyVitaminK'],
    [{}, { potassium: 4.9 }, 'rice'],
    [{ birthYear: 2000 }, {}, 'meals'],
    [{ dietaryRestrictions: 'không ăn thịt bò' }, {}, 'soft'],
  ])('%o with %o asks nothing of %s', (change, measures, key) => {
    expect(care(change, measures)).not.toHaveProperty(key);
  });
});
