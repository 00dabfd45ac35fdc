import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import type { Client } from '../records/clients';
import { toCalendarMonth } from '../person/body';
import { buildPerson } from '../targets/person';
import { personAlarms } from './alarms';
import { alarmInputs } from '../targets/alarmInputs';
import { mustWait } from './limitTypes';

const TODAY = '2026-11-28';
const DAY = '2026-11-20';
type Measures = Record<string, number>;

function alarms(change: Partial<Client>, measures: Measures = {}, visitDate = DAY) {
  const client = clientWith({ birthYear: 1970, gender: 'female', ...change });
  const person = buildPerson(client, toCalendarMonth(TODAY), [{ visitDate, measures }]);
  return personAlarms(person.facts, alarmInputs(client, person, TODAY));
}
const waits = (...alarmArgs: Parameters<typeof alarms>) =>
  alarms(...alarmArgs)
    .filter(mustWait)
    .map(({ kind, level }) => `${kind} ${level}`)
    .join();

const decidedAt = (date: string): Partial<Client> => ({
  medicalConditions: ['CKD 5'],
  decidedReadings: [{ reading: 'potassium unknown', date }],
});

describe('G19 laboratory values before which no days are made', () => {
  it.each<[Partial<Client>, Measures, string, string]>([
    [{ medicalConditions: ['Thận mạn giai đoạn 4'] }, {}, DAY, 'potassium confirm'],
    [{ medicalConditions: ['CKD 5'] }, { creatinine: 500 }, DAY, 'potassium confirm'],
    [{ medicalConditions: ['CKD 4'] }, { potassium: 5.1 }, '2026-01-05', 'potassium confirm'],
    [{ medicalConditions: ['CKD 4'] }, { potassium: 5.1 }, '2026-12-05', 'potassium confirm'],
    [{ medicalConditions: ['CKD 4'] }, { potassium: 6.1 }, '2026-01-05', 'potassium urgent'],
    [{ medicalConditions: ['Lọc máu'] }, {}, DAY, 'potassium confirm'],
    [{ medicalConditions: ['CKD 4'] }, { potassium: 5.6 }, DAY, ''],
    [{ medicalConditions: ['CKD 4'] }, { potassium: 5.99 }, DAY, ''],
    [{ medicalConditions: ['CKD 4'] }, { potassium: 6 }, DAY, 'potassium confirm'],
    [{ medicalConditions: ['CKD 3a'] }, { potassium: 6.4 }, DAY, 'potassium confirm'],
    [{}, { potassium: 6.5 }, DAY, 'potassium urgent'],
    [{ medicalConditions: ['CKD 3b'] }, {}, DAY, ''],
    [{}, {}, DAY, ''],
    [{}, { triglycerides: 9.9 }, DAY, ''],
    [{}, { triglycerides: 10 }, DAY, 'triglycerides confirm'],
    [{}, { triglycerides: 12 }, '2025-11-20', ''],
  ])('%o with %o of %s: %s', (change, measures, date, waiting) => {
    expect(waits(change, measures, date)).toBe(waiting);
  });

  it('each is lifted by a decision about that very reading, with its day; an urgent one by none', () => {
    const decide = (change: Partial<Client>, measures: Measures) => {
      const decided = alarms(change, measures).map(({ key }) => ({ reading: key, date: TODAY }));
      return { ...change, decidedReadings: decided };
    };
    const high = decide({ medicalConditions: ['CKD 4'] }, { potassium: 6.1 });
    expect(alarms(high, { potassium: 6.1 })).toMatchObject([{ level: 'ask', decided: TODAY }]);
    expect(alarms(high, { potassium: 6.1 })[0]?.text).toMatch(
      /Bác sĩ đã quyết định.*28\/11\/2026/u,
    );
    expect(waits(high, { potassium: 6.2 })).toBe('potassium confirm');
    expect(waits(high, { potassium: 6.1 }, '2026-11-25')).toBe('potassium confirm');
    expect(waits(decide({}, { potassium: 6.8 }), { potassium: 6.8 })).toBe('potassium urgent');
    expect(waits(decide({}, { triglycerides: 11 }), { triglycerides: 11 })).toBe('');
  });

  it('a decision without any reading counts as long as a reading would', () => {
    expect(waits(decidedAt(TODAY))).toBe('');
    expect(waits(decidedAt('2026-05-01'))).toBe('potassium confirm');
  });
});

describe('G19 what else comes before a plan', () => {
  it.each<[Partial<Client>, string]>([
    [{ weight: 40, height: 166 }, 'refeeding confirm'],
    [{ weight: 44.1, height: 166 }, ''],
    [{ weight: 12, height: 100, birthYear: 2022 }, ''],
    [{ dietaryRestrictions: 'hay sặc khi uống nước' }, 'swallowing confirm'],
    [{ dietaryRestrictions: 'khó nuốt, ăn xay' }, 'swallowing confirm'],
    [{ dietaryRestrictions: 'móm răng, ăn mềm' }, ''],
    [
      { medicalConditions: ['CKD 3', 'Lọc máu chu kỳ'], gender: 'male' },
      'potassium confirm,record confirm',
    ],
    [{ medicalConditions: ['Mang thai 20 tuần'], gender: 'male' }, 'record confirm'],
    [{ medicalConditions: ['Gút'], birthYear: 2021 }, 'record confirm'],
    [{ medicalConditions: ['Gút'], birthYear: 2006 }, ''],
  ])('%o: %s', (change, waiting) => {
    expect(waits(change)).toBe(waiting);
  });
});
