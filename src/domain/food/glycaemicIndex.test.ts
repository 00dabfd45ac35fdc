import { describe, expect, it } from 'vitest';
import { getGlycaemicIndex } from './glycaemicIndex';

const source = {
  name: 'International Tables of GI 2021',
  code: 'Guava, raw',
  nutrients: ['glycaemicIndex' as const],
};

describe('P26 the glycaemic index of a food', () => {
  it('P26 names what was measured, and where it stands', () => {
    expect(
      getGlycaemicIndex({ glycaemicIndex: 29, figureSources: [source], nutrients: { carbs: 6.8 } }),
    ).toEqual({ kind: 'measured', value: 29, measured: 'Guava, raw', source: source.name });
    expect(getGlycaemicIndex({ glycaemicIndex: 40, nutrients: {} })).toEqual({
      kind: 'measured',
      value: 40,
    });
  });

  it('P26 is none without carbohydrate, and unknown where nobody measured it or nobody knows the carbohydrate', () => {
    expect(getGlycaemicIndex({ nutrients: { carbs: 0 } })).toEqual({ kind: 'none' });
    expect(getGlycaemicIndex({ nutrients: { carbs: 0.1 } })).toEqual({ kind: 'unknown' });
    expect(getGlycaemicIndex({ nutrients: {} })).toEqual({ kind: 'unknown' });
  });
});
