import { describe, expect, it } from 'vitest';
import type { BoundOrigin, Limits } from '../clinical/limits';
import { buildFigures } from './figures';

const origin: BoundOrigin = {
  by: 'condition',
  condition: 'kidney',
  source: { guideline: 'KDOQI', year: 2020, place: '2B' },
};
const limits: Limits = {
  calcium: { minimum: { value: 800, origin }, maximum: { value: 1000, origin } },
  protein: { maximum: { value: 48.8, origin } },
};

describe('a figure on paper beside its bounds', () => {
  const figures = buildFigures({ calcium: { known: 1200, share: 1 } }, { limits });
  const getText = (key: string) => figures.find((one) => one.key === key)?.target;

  it('says both of a range in one line', () => {
    expect(getText('calcium')).toBe('/ 800–1.000 mg');
    expect(figures.find(({ key }) => key === 'calcium')?.label).toBe('Canxi (vượt)');
  });

  it('G7 says a most of the table where the day exceeds it, and is silent where it is kept', () => {
    const table: BoundOrigin = {
      by: 'table',
      source: { guideline: 'QĐ 2615', year: 2016, place: 'Bảng 27' },
    };
    const most = (value: number) => ({ maximum: { value, origin: table } });
    const result = buildFigures(
      { manganese: { known: 12, share: 0.8 }, copper: { known: 900, share: 1 } },
      { limits: { manganese: most(11), copper: most(10000) } },
    );
    expect(result.filter(({ fault }) => fault).map(({ label }) => label)).toEqual([
      'Mangan (vượt)',
    ]);
    expect(result.map(({ key }) => key)).not.toContain('copper');
  });

  it('says one bound by its side', () => expect(getText('protein')).toBe('/ tối đa 49 g'));
});
