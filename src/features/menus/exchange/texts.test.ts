import { describe, expect, it } from 'vitest';
import type { Adjusted } from '../../../domain/exchange/adjust';
import { limitedText, overText, remarksOf } from './texts';

const origin = { by: 'fixed' } as const;
const low = (nutrient: 'vitaminB2' | 'vitaminB5', value: number, bound: number) =>
  ({ nutrient, side: 'minimum', bound: { value: bound, origin }, value }) as const;

const day = (known: number) => ({ sodium: { known, share: 1 } });
const said = (more: number | undefined) =>
  limitedText({
    nutrient: 'calcium',
    overBefore: false,
    ...(more === undefined ? {} : { more }),
  });

describe('E12 what is said of limits', () => {
  it('names none that is missed by less than the figures show', () => {
    const broken = [low('vitaminB2', 1.17, 1.2), low('vitaminB5', 4.6, 5)];
    const adjusted = { changes: [], reached: true, obstacles: [], broken } as unknown as Adjusted;
    expect(remarksOf(adjusted)).toHaveLength(1);
    expect(remarksOf(adjusted)[0]).toMatch(/B5.*4,6.*5/);
    const limits = { sodium: { maximum: { value: 2000, origin } } };
    expect(overText(day(2000.3), limits)).toBe('');
    expect(overText(day(2001), limits)).toBe('natri 2.001 mg (tối đa 2.000 mg)');
  });

  it('writes a trace as no change', () => {
    expect([0.004, -0.004, 0, 12, -3.5, undefined].map(said)).toEqual([
      'canxi\u00a00\u00a0mg',
      'canxi\u00a00\u00a0mg',
      'canxi\u00a00\u00a0mg',
      'canxi\u00a0+12\u00a0mg',
      'canxi\u00a0−3,5\u00a0mg',
      'canxi\u00a0chưa rõ',
    ]);
  });
});
