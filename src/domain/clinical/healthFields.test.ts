import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import type { Client } from '../records/clients';
import type { Consultation } from '../records/consultations';
import { toCalendarMonth } from '../person/body';
import { dayTargets } from '../targets/dayTargets';
import { buildPerson } from '../targets/person';
import { conditionTags, pregnancyWeek } from './healthFields';

const DAY = '2026-11-27';

const woman = (change: Partial<Client>) =>
  clientWith({
    birthYear: 1998,
    gender: 'female',
    height: 158,
    weight: 60,
    ...change,
  });
const read = (change: Partial<Client>, day = DAY) =>
  buildPerson(woman(change), toCalendarMonth(day));
const listProblemKinds = (change: Partial<Client>, day = DAY) =>
  read(change, day).problems.map(({ kind }) => kind);
const at26 = { pregnancy: { week: 26, weekDate: '2026-11-20' } };

describe('E11 A8 what a client’s fields say on a day', () => {
  it('the week of a pregnancy moves with the calendar', () => {
    const noted = { week: 26, weekDate: '2026-11-20' };
    const weeks = ['2026-11-20', '2026-11-26', '2026-11-27', '2026-12-04', '2026-11-19'];
    expect(weeks.map((day) => pregnancyWeek(noted, day))).toEqual([26, 26, 27, 28, 25]);
    expect(pregnancyWeek({ week: 26, weekDate: '2027-12-30' }, '2028-01-06')).toBe(27);
    expect(pregnancyWeek({ week: 26 }, DAY)).toBeUndefined();
  });

  it('is counted over any number of days by whole weeks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 42 }),
        fc.integer({ min: 0, max: 300 }),
        (week, days) => {
          const day = new Date(Date.UTC(2026, 0, 31 + days)).toISOString().slice(0, 10);
          expect(pregnancyWeek({ week, weekDate: '2026-01-31' }, day)).toBe(
            week + Math.floor(days / 7),
          );
        },
      ),
    );
  });

  it('trimester, energy and protein follow the week of the day that is looked at', () => {
    const client = woman({ pregnancy: { week: 12, weekDate: '2026-09-01' } });
    const onDay = (day: string) =>
      dayTargets(client, [], toCalendarMonth(day)).targets?.calories ?? 0;
    const first = onDay('2026-09-01');
    expect(onDay('2026-10-01') - first).toBe(200);
    expect(onDay('2027-01-05') - first).toBe(400);
    expect(
      read({ pregnancy: client.pregnancy }, '2026-10-01').conditions.get('pregnancy'),
    ).toMatchObject({ trimester: 2, tag: 'Thai 16 tuần' });
  });

  it('a pregnancy that is long over, or not begun, counts no more and is asked about', () => {
    expect(read(at26, '2027-06-01').conditions.has('pregnancy')).toBe(false);
    expect(listProblemKinds(at26, '2027-06-01')).toEqual(['over']);
    expect(listProblemKinds(at26, '2026-01-01')).toEqual(['notYet']);
  });

  it('nursing is counted in months from the child’s birth, and ends', () => {
    const nursing = { nursingSince: '2026-04-28' };
    expect(read(nursing).conditions.get('nursing')).toMatchObject({ month: 6 });
    expect(read(nursing, '2026-11-28').conditions.get('nursing')).toMatchObject({ month: 7 });
    expect(listProblemKinds(nursing, '2029-01-01')).toEqual(['over']);
  });

  it('the stage of a kidney and dialysis are conditions with rules, from their day on', () => {
    const kidney = { stage: 'G3b', stageDate: '2026-05-01' } as const;
    expect(read({ kidney }).conditions.get('kidney')).toMatchObject({ stage: 3, substage: 'b' });
    const later = { dialysis: 'haemo', dialysisSince: '2026-12-24' } as const;
    expect(read({ kidney: later }).conditions.has('dialysis')).toBe(false);
    expect(listProblemKinds({ kidney: later })).toEqual(['notYet']);
    expect(read({ kidney: later }, '2026-12-24').conditions.get('dialysis')).toMatchObject({
      dialysis: 'haemo',
    });
    const { clinical } = dayTargets(woman({ kidney }), [], toCalendarMonth(DAY));
    expect(clinical.limits.protein?.maximum).toMatchObject({ value: 48 });
  });

  it('a tag alone still counts; beside a field the field decides, and it is said where they disagree', () => {
    expect(read({ medicalConditions: ['CKD 3b'] }).conditions.get('kidney')?.stage).toBe(3);
    const both = { kidney: { stage: 'G4' }, medicalConditions: ['Suy thận độ 3'] } as const;
    const { conditions, problems } = read({ ...both, medicalConditions: ['Suy thận độ 3'] });
    expect(conditions.get('kidney')?.stage).toBe(4);
    expect(problems).toEqual([{ kind: 'fieldAndTag', tags: ['CKD 4', 'Suy thận độ 3'] }]);
    expect(listProblemKinds({ kidney: { stage: 'G3a' }, medicalConditions: ['CKD 3'] })).toEqual(
      [],
    );
    expect(listProblemKinds({ ...at26, medicalConditions: ['Thai 8 tuần'] })).toEqual([
      'fieldAndTag',
    ]);
    expect(listProblemKinds({ ...at26, medicalConditions: ['Đái tháo đường thai kỳ'] })).toEqual(
      [],
    );
  });

  it('a man is not pregnant by a field either', () => {
    const { conditions, problems } = read({ ...at26, gender: 'male' });
    expect(conditions.has('pregnancy')).toBe(false);
    expect(problems.map(({ kind }) => kind)).toEqual(['pregnantMan']);
  });

  it('several foetuses are named, and the table’s figures said to be of one', () => {
    const twins = { pregnancy: { ...at26.pregnancy, foetuses: 2 } };
    expect(conditionTags(woman(twins), DAY)).toEqual(['Song thai 27 tuần']);
    const { notes } = dayTargets(woman(twins), [], toCalendarMonth(DAY)).clinical;
    expect(notes.some(({ text }) => text.startsWith('Đa thai'))).toBe(true);
  });
});

const visit = (visitDate: string, measures: Consultation['measures']): Consultation => ({
  ...clientWith(),
  id: visitDate,
  clientId: 'c',
  visitDate,
  measures,
});
const computeLimits = (client: Partial<Client>, visits: Consultation[]) =>
  dayTargets(woman(client), visits, toCalendarMonth(DAY)).clinical;

describe('E11 A8 potassium and phosphorus by the blood', () => {
  it.each([
    // KDOQI 2003: above 4.6 mg/dL (1.49 mmol/L) at stages 3 and 4, above 5.5 mg/dL (1.78 mmol/L) in failure.
    ['G3a', undefined, 1.48, undefined],
    ['G3a', undefined, 1.5, 1000],
    ['G5', undefined, 1.7, undefined],
    ['G5', undefined, 1.8, 1000],
    ['G3b', 'haemo', 1.7, undefined],
    [undefined, 'haemo', 1.8, 1000],
    ['G2', undefined, 3, undefined],
  ] as const)(
    'stage %s, dialysis %s, phosphorus %d mmol/L: at most %s mg',
    (stage, dialysis, phosphorus, most) => {
      const { limits } = computeLimits({ kidney: { stage, dialysis } }, [
        visit('2026-11-10', { phosphorus }),
      ]);
      expect(limits.phosphorus?.maximum?.value).toBe(most);
      if (most !== undefined)
        expect(limits.phosphorus?.maximum?.origin).toMatchObject({
          by: 'condition',
          source: { guideline: 'KDOQI', year: 2003, quoted: true },
        });
    },
  );

  it('no reading, or an old one, gives no figure; a high potassium has a proposed one', () => {
    const kidney = { stage: 'G4' } as const;
    expect(computeLimits({ kidney }, []).limits.phosphorus?.maximum).toBeUndefined();
    const old = [visit('2026-03-01', { phosphorus: 2.5, potassium: 6.5 })];
    expect(computeLimits({ kidney }, old).limits.phosphorus?.maximum).toBeUndefined();
    const high = computeLimits({ kidney }, [visit('2026-11-10', { potassium: 6.5 })]);
    expect(high.limits.potassium?.maximum).toMatchObject({ value: 3000, proposed: true });
    expect(high.limits.potassium?.minimum).toBeUndefined();
    expect(high.notes.some(({ text }) => text.includes('6,5 mmol/L (10/11/2026)'))).toBe(true);
  });
});
