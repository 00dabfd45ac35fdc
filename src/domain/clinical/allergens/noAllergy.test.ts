import { describe, expect, it } from 'vitest';
import { line } from '../../food/lineFixture';
import { describeAllergies } from '../../printable/allergies';
import { mutations, slowTexts } from '../../../../tests/support/mutations';
import { avoidedBy } from './avoided';
import { saysNoAllergy, saysUnknown } from './noAllergy';
import { FOODS_LIKE_NONE, NO_ALLERGY, UNKNOWN_ALLERGY } from './noAllergy.cases';
import { unlistedAllergies } from './warnings';

describe('an answer in the place of an allergy', () => {
  it.each(NO_ALLERGY)('“%s” names none', (answer) => {
    expect([saysNoAllergy(answer), saysUnknown(answer)]).toEqual([true, false]);
    expect(avoidedBy({ allergies: [answer, 'tôm'] })).toEqual(['tôm']);
    expect(unlistedAllergies([answer])).toEqual([]);
  });

  it.each(FOODS_LIKE_NONE)('“%s” is no “none”', (answer) => {
    expect([saysNoAllergy(answer), saysUnknown(answer)]).toEqual([false, false]);
    expect(avoidedBy({ allergies: [answer] })).toEqual([answer]);
  });

  it.each(UNKNOWN_ALLERGY)('“%s” stays a question', (answer) => {
    expect([saysNoAllergy(answer), saysUnknown(answer)]).toEqual([false, true]);
    expect(avoidedBy({ allergies: [answer] })).toEqual([answer]);
    expect(unlistedAllergies([answer])).not.toEqual([]);
  });

  it.each(['không biết có dị ứng tôm không', 'chưa rõ có bị với cua', 'Không rõ hải sản'])(
    '“%s” names a food',
    (answer) => {
      expect([saysNoAllergy(answer), saysUnknown(answer)]).toEqual([false, false]);
      expect(unlistedAllergies([answer])).toEqual([]);
    },
  );

  it('that is open is asked on paper, and no dish is called free of it', () => {
    const rice = { ...line('l', { name: 'Cơm trắng' }), order: 0 };
    const [finding, ...others] = describeAllergies([rice], ['Chưa rõ'])?.findings ?? [];
    expect(finding).toContain('“Chưa rõ”: chưa biết dị ứng gì');
    expect(others.join(' ')).not.toContain('Không thấy');
    const findings = describeAllergies([rice], ['Chưa rõ', 'Tôm'])?.findings.join(' ');
    expect(findings).toContain('Không thấy Tôm');
    expect(findings).toContain('“Chưa rõ”');
  });

  it('names each allergy on paper that no list knows, however many there are', () => {
    const many = Array.from({ length: 30 }, (_, at) => `xyz${at}`);
    const box = describeAllergies([], many);
    expect(many.filter((one) => !box?.findings.join(' ').includes(one))).toEqual([]);
    expect(box?.findings.length).toBeLessThanOrEqual(40);
  });

  it('is read at once, whatever slips', () => {
    const texts = mutations([...NO_ALLERGY, ...FOODS_LIKE_NONE, ...UNKNOWN_ALLERGY]);
    const long = [
      `${'không có gì '.repeat(1500)}tôm`,
      'dạ em '.repeat(3000),
      'không có '.repeat(16),
    ];
    expect(slowTexts([...texts, ...long], (text) => void saysNoAllergy(text))).toEqual([]);
    expect(slowTexts([...texts, ...long], (text) => void saysUnknown(text))).toEqual([]);
  });
});
