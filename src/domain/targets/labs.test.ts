import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { unitOffer, listUnits, type MeasureKey } from '../records/measures';
import {
  anaemiaOfClient,
  findContradictions,
  computeFiltration,
  latestLabs,
  presentAnaemia,
} from './labs';

const unit = (key: MeasureKey, name: string) => {
  const match = listUnits(key).find((one) => one.unit === name);
  if (!match) throw new Error(name);
  return match;
};

describe('the unit that was meant', () => {
  it.each([
    ['haemoglobin', 10.9, 'g/L', 'g/dL', 109],
    ['haemoglobin', 109, 'g/dL', 'g/L', 109],
    ['glucose', 126, 'mmol/L', 'mg/dL', 7],
    ['glucose', 6.8, 'mg/dL', 'mmol/L', 6.8],
    ['creatinine', 1.2, 'µmol/L', 'mg/dL', 106],
    ['creatinine', 250, 'mg/dL', 'µmol/L', 250],
    ['hba1c', 53, '%', 'mmol/mol', 7],
    ['hba1c', 7, 'mmol/mol', '%', 7],
    ['cholesterol', 200, 'mmol/L', 'mg/dL', 5.2],
    ['uricAcid', 7.2, 'µmol/L', 'mg/dL', 428],
    ['albumin', 3.8, 'g/L', 'g/dL', 38],
    ['triglycerides', 550, 'mmol/L', 'mg/dL', 6.2],
  ] as const)('%s %d under %s is offered as %s', (key, typed, chosen, meant, stored) => {
    const offer = unitOffer(key, typed, unit(key, chosen));
    expect(offer?.unit.unit).toBe(meant);
    expect(offer?.stored).toBeCloseTo(stored, stored > 50 ? -1 : 0);
  });

  it.each([
    ['haemoglobin', 109, 'g/L'],
    ['glucose', 6.8, 'mmol/L'],
    ['potassium', 5.6, 'mmol/L'],
    ['haemoglobin', 1090, 'g/L'],
  ] as const)('%s %d under %s is left alone', (key, typed, chosen) => {
    expect(unitOffer(key, typed, unit(key, chosen))).toBeUndefined();
  });
});

const visit = (visitDate: string, measures: object) => ({ visitDate, measures });

describe('laboratory values of a record', () => {
  const visits = [
    visit('2026-11-01', { potassium: 5.6 }),
    visit('2026-01-05', { potassium: 4.1, haemoglobin: 109 }),
  ];
  it('are the newest ones, and old ones are said to be', () => {
    expect(latestLabs(visits, '2026-11-28')).toEqual([
      { key: 'potassium', value: 5.6, date: '2026-11-01', isOld: false },
      { key: 'haemoglobin', value: 109, date: '2026-01-05', isOld: true },
    ]);
  });

  it('a boy of 15 with 109 g/L has anaemia; without an age nothing is said', () => {
    const boy = clientWith({ birthYear: 2011, birthMonth: 3, gender: 'male' });
    expect(anaemiaOfClient(boy, 109, '2026-11-28')).toMatchObject({
      level: 'moderate',
      cutOff: 130,
    });
    expect(
      presentAnaemia(boy, [visit('2026-11-20', { haemoglobin: 109 })], '2026-11-28'),
    ).toMatchObject({
      value: 109,
    });
    expect(presentAnaemia(boy, visits, '2026-11-28')).toBeUndefined();
    const { birthYear: _year, birthMonth: _month, ...unknown } = boy;
    expect(anaemiaOfClient(unknown, 109, '2026-11-28')).toBeUndefined();
  });

  it('values that contradict each other are named', () => {
    const client = { gender: 'female' as const, kidney: { stage: 'G4' as const } };
    const kinds = (values: object) =>
      findContradictions(values, { client, age: 67 }).map(({ kind }) => kind);
    expect(kinds({ cholesterol: 4, ldl: 5 })).toEqual(['partOfCholesterol']);
    expect(kinds({ cholesterol: 4, ldl: 3, hdl: 2 })).toEqual(['sumOfCholesterol']);
    expect(kinds({ egfr: 22, creatinine: 210 })).toEqual([]);
    expect(kinds({ egfr: 75, creatinine: 210 })).toEqual(['filtration', 'stage']);
    expect(kinds({ egfr: 22 })).toEqual([]);
    expect(computeFiltration(88.4, 50, 'male')).toBeCloseTo(91.7, 0);
  });
});
