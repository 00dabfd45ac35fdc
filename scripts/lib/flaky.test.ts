import { describe, expect, it } from 'vitest';
import { excuse, faultsOfList } from './flaky.mjs';

const NOW = new Date('2026-11-22T09:00:00Z');
const entry = (change = {}) => ({
  test: 'tests/a.test.ts › S02 sends',
  reason: 'The database answers late at times.',
  since: '2026-11-10',
  ...change,
});
const faults = (...entries: object[]) =>
  faultsOfList(entries, ['tests/a.test.ts › S02 sends', 'tests/b.test.ts › S02 pulls'], NOW);

describe('the list of flaky tests', () => {
  it('excuses the tests that it names, and no others', () => {
    const sends = { title: 'tests/a.test.ts › S02 sends', message: 'late' };
    const pulls = { title: 'tests/b.test.ts › S02 pulls', message: 'late' };
    expect(excuse([sends, pulls], [entry()])).toEqual({ excused: [sends], unexcused: [pulls] });
    expect(excuse([sends], [])).toEqual({ excused: [], unexcused: [sends] });
  });

  it('an entry with a reason, a date and a test is in order for 14 days', () => {
    expect(faults(entry(), entry({ since: '2026-11-22' }))).toEqual([]);
    expect(faults(entry({ since: '2026-11-07' }))).toEqual([
      'tests/flaky.json: "tests/a.test.ts › S02 sends" is older than 14 days.',
    ]);
  });

  it.each([
    ['no reason', { reason: ' ' }, 'has no reason'],
    ['no date', { since: undefined }, 'has no date'],
    ['a date that is none', { since: '2026-11-31x' }, 'has no date'],
    ['a date in the future, to last longer', { since: '2027-11-22' }, 'has no date'],
    [
      'a test that is gone or has another name',
      { test: 'tests/a.test.ts › gone' },
      'names no test',
    ],
  ])('%s is a fault', (_, change, fault) => {
    expect(faults(entry(change))).toEqual([expect.stringContaining(fault)]);
  });
});
