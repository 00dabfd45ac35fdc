import { describe, expect, it } from 'vitest';
import { nutritionText } from '../../i18n/nutrition';
import { NUTRIENT_KEYS, NUTRIENT_LABELS } from '../food/nutrients';
import {
  asShown,
  formatAmount,
  formatDifference,
  formatNutrient,
  formatPart,
  formatShare,
} from './format';
import { roundTo } from '../text/round';
import { purchaseWeight } from '../food/purchaseWeight';

const whole = (known: number) => ({ known, share: 1 });

describe('E11 rounding', () => {
  it('rounds half up in spite of binary fractions', () => {
    expect(roundTo(2.5)).toBe(3);
    expect(roundTo(1.005, 2)).toBe(1.01);
    // 1698.75 × 1.2 is 2038.4999999999998 in binary
    expect(roundTo(1698.75 * 1.2)).toBe(2039);
    expect(roundTo(2.4999)).toBe(2);
  });
});

describe('E11 numbers as they are shown', () => {
  it('writes energy and macro-nutrients as integers, with the Vietnamese separators', () => {
    expect(formatAmount('calories', 1462.4)).toBe('1.462');
    expect(formatAmount('protein', 18.5)).toBe('19');
  });

  it('keeps one decimal below 100 and two below 1', () => {
    expect(formatAmount('iron', 12.34)).toBe('12,3');
    expect(formatAmount('vitaminB1', 0.856)).toBe('0,86');
    expect(formatAmount('sodium', 2299.6)).toBe('2.300');
    expect(formatAmount('iron', 12)).toBe('12');
  });

  it('a difference adds up with the figures beside it', () => {
    expect(formatDifference('calories', whole(1456.6), whole(1466.4))).toBe('+9');
    expect(formatDifference('iron', whole(12.34), whole(11.96))).toBe('−0,3');
    expect(formatDifference('sodium', whole(99.94), whole(100.4))).toBe('+0,1');
    expect(formatDifference('fat', whole(20.4), whole(19.6))).toBe('0');
    for (let step = 0; step < 400; step += 1) {
      const [from, to] = [(step * 7.313) % 41, (step * 3.977) % 53];
      const shown = formatDifference('iron', whole(from), whole(to));
      const value = Number(shown.replace('−', '-').replace(',', '.'));
      expect(asShown('iron', from) + value).toBeCloseTo(asShown('iron', to), 6);
    }
  });

  it('a difference of what is not known wholly is not said', () => {
    for (const other of [
      undefined,
      { known: 40, share: 0.6 },
      { ...whole(2000), uncounted: ['Mắm'] },
    ]) {
      expect(formatDifference('sodium', whole(2000), other)).toBe('—');
      expect(formatDifference('sodium', other, whole(2000))).toBe('—');
    }
  });

  it('never shows what is more than zero as 0', () => {
    expect(formatAmount('fat', 0.3)).toBe('< 1');
    expect(formatAmount('zinc', 0.001)).toBe('< 0,01');
    expect(formatAmount('fat', 0)).toBe('0');
  });

  it('says "—" for unknown, a plain figure when complete, a lower bound otherwise', () => {
    expect(formatNutrient('sodium', undefined)).toBe('—');
    expect(formatNutrient('calories', { known: 1462, share: 1 })).toBe('1.462 kcal');
    expect(formatNutrient('calories', { known: 1462, share: 1 }, { unit: false })).toBe('1.462');
    expect(formatNutrient('iron', { known: 12, share: 0.6 })).toBe('≥ 12 mg (60 % dữ liệu)');
    expect(formatNutrient('vitaminD', { known: 1.5, share: 0.5 })).toBe('≥ 1,5 µg (50 % dữ liệu)');
    expect(formatNutrient('fat', { known: 0.2, share: 0.5 })).toBe('> 0 g (50 % dữ liệu)');
    expect(formatNutrient('fat', { known: 0, share: 1 })).toBe('0 g');
  });

  it('never rounds an incomplete share to 100 % or a reported one to 0 %', () => {
    expect(formatShare(1)).toBe('100 %');
    expect(formatShare(0.9999)).toBe('99 %');
    expect(formatShare(0.99999)).toBe('99 %');
    expect(formatShare(0.29)).toBe('29 %');
    expect(formatShare(2 / 3)).toBe('66 %');
    expect(formatShare(0.001)).toBe('1 %');
    expect(formatShare(0)).toBe('0 %');
  });

  it('a line that brings next to nothing is no percent of a sum', () => {
    const shares = [0.929, 0.014, 0.0004, 0, 1, 0.999];
    expect(shares.map(formatPart)).toEqual(['93 %', '1 %', '< 1 %', '0 %', '100 %', '99 %']);
  });
});

describe('E11 weight to buy', () => {
  it('divides by the edible part: 100 g at 20 % refuse are 125 g, thịt gà ta at 52 % 208.3 g', () => {
    expect(purchaseWeight(100, 20)).toBe(125);
    expect(purchaseWeight(100, 52)).toBeCloseTo(208.333, 3);
    expect(purchaseWeight(80, 0)).toBe(80);
  });

  it('knows nothing where the refuse or the weight is unknown', () => {
    expect(purchaseWeight(100, undefined)).toBeUndefined();
    expect(purchaseWeight(100, 100)).toBeUndefined();
    expect(purchaseWeight(Number.NaN, 10)).toBeUndefined();
  });
});

describe('E11 texts', () => {
  it('names every nutrient once', () => {
    expect(Object.keys(NUTRIENT_LABELS).sort()).toEqual([...NUTRIENT_KEYS].sort());
    const grouped = Object.values(nutritionText.groups).flatMap((group) => [...group.keys]);
    expect(grouped.sort()).toEqual([...NUTRIENT_KEYS].sort());
  });
});
