import { expect, it } from 'vitest';
import { createLimit } from '../../domain/verdict/limit';
import type { VerdictLine } from '../../domain/verdict/types';
import { firstLines } from './DayLimits';
import type { Limit } from '../../domain/clinical/limitTypes';

const source = { guideline: 'KDIGO', year: 2024, place: '3.3' };
const limit = (change: Partial<Limit>): Limit =>
  createLimit({
    of: 'potassium',
    side: 'maximum',
    value: 2000,
    per: 'day',
    origin: { by: 'condition', condition: 'kidney', source },
    severity: 'illness',
    ...change,
  });
const line = (change: Partial<Limit>, status: VerdictLine['status']): VerdictLine => ({
  limit: limit(change),
  known: 1,
  share: 1,
  status,
});
const listNames = (lines: VerdictLine[]) =>
  firstLines(lines).map(({ limit: { of }, status }) => `${of} ${status}`);

const table = { origin: { by: 'fixed' }, severity: 'general' } as const;

it('G19 a day shows what is missed first, then what cannot be said, then this person’s own limits', () => {
  const lines = [
    line({ of: 'phosphorus' }, 'met'),
    line({ of: 'sodium' }, 'unknown'),
    line({}, 'over'),
  ];
  expect(listNames(lines)).toEqual(['potassium over', 'sodium unknown', 'phosphorus met']);
});

it('G19 what everybody is held to is shown only where it is missed, and needs are the week’s', () => {
  const lines = [
    line({ of: 'copper', ...table }, 'met'),
    line({ of: 'zinc', ...table }, 'over'),
    line({ of: 'calcium', side: 'minimum', ...table, isNeed: true }, 'short'),
  ];
  expect(listNames(lines)).toEqual(['zinc over']);
});

it('G19 a least and a most of one thing are one line, the worse of them', () => {
  const lines = [
    line({ of: 'protein', side: 'minimum' }, 'met'),
    line({ of: 'protein', side: 'maximum' }, 'over'),
  ];
  expect(listNames(lines)).toEqual(['protein over']);
});
