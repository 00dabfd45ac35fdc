import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { person, visit } from '../../../tests/support/verdictPeople';
import { clientRows } from '../person/clientList';
import { buildPerson } from './person';
import { weightDate } from '../person/weightDate';
import type { Client } from '../records/clients';
import type { Consultation } from '../records/consultations';

const oldWeightOf = (client: Partial<Client>, visits: readonly Consultation[] = []) =>
  person({ gender: 'male', birthYear: 1970, height: 165, ...client }, visits).day.problems.filter(
    ({ kind }) => kind === 'oldWeight',
  );
const on = (date: string, weight?: number) =>
  visit({}, { id: date, visitDate: date, ...(weight === undefined ? {} : { weight }) });

describe('the day of a weight', () => {
  it.each<[string, Partial<Client>, Consultation[], string | undefined]>([
    [
      'of the newest visit that weighed',
      {},
      [on('2026-11-20'), on('2026-05-01', 60)],
      '2026-05-01',
    ],
    ['of the visit that says the same', { weight: 60 }, [on('2026-05-01', 60)], '2026-05-01'],
    [
      'said in the record',
      { weight: 60, weighing: { weight: 60, date: '2026-10-02' } },
      [],
      '2026-10-02',
    ],
    [
      'not that of another weight',
      { weight: 61, weighing: { weight: 60, date: '2026-10-02' } },
      [on('2026-05-01', 60)],
      undefined,
    ],
    ['unknown', { weight: 60 }, [], undefined],
    [
      'of two the later',
      { weight: 60, weighing: { weight: 60, date: '2026-10-02' } },
      [on('2026-11-01', 60)],
      '2026-11-01',
    ],
  ])('%s', (_, client, visits, expected) => {
    expect(weightDate(client, visits)).toBe(expected);
    const whole = clientWith({ id: 'c', weight: undefined, ...client });
    expect(clientRows([whole], visits)[0]?.weightDate).toBe(expected);
  });
});

describe('a weight that is old', () => {
  it('is asked about anew with its day', () => {
    expect(oldWeightOf({ weight: 60, weighing: { weight: 60, date: '2026-05-01' } })).toEqual([
      { kind: 'oldWeight', weight: 60, since: '2026-05-01', isDated: true },
    ]);
    expect(oldWeightOf({ weight: 60 }, [on('2026-11-20'), on('2026-01-04', 60)])).toEqual([
      { kind: 'oldWeight', weight: 60, since: '2026-01-04', isDated: true },
    ]);
    expect(oldWeightOf({ weight: 60, weighing: { weight: 60, date: '2026-10-01' } })).toEqual([]);
  });

  it('without a day is asked about by the age of the record', () => {
    const createdAt = '2025-03-12T02:00:00.000Z';
    expect(oldWeightOf({ weight: 60, createdAt })).toEqual([
      { kind: 'oldWeight', weight: 60, since: '2025-03-12', isDated: false },
    ]);
    expect(oldWeightOf({ weight: 60, createdAt: '2026-11-01T02:00:00.000Z' })).toEqual([]);
    expect(oldWeightOf({ weight: undefined, createdAt })).toEqual([]);
  });

  it('is no weight of today in a loss: a record of before the last visit is none after it', () => {
    const visits = [on('2026-11-20', 60), on('2026-08-20', 60)];
    const underweight = (client: Partial<Client>) =>
      buildPerson(
        person({ gender: 'male', birthYear: 1970, height: 165, ...client }).client,
        { year: 2026, month: 11, day: 28 },
        visits,
      ).conditions.has('underweight');
    expect(underweight({ weight: 54 })).toBe(true);
    expect(underweight({ weight: 54, weighing: { weight: 54, date: '2024-02-01' } })).toBe(false);
  });
});
