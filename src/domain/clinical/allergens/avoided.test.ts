import { describe, expect, it } from 'vitest';
import { describeAllergies } from '../../printable/allergies';
import { recognise } from '../recognise';
import { line } from '../../food/lineFixture';
import { allergyPhrase } from './phrase';
import { avoidedBy, isAvoidance } from './avoided';
import { allergyWarnings, unlistedAllergies } from './warnings';

const eater = (medicalConditions: string[], allergies: string[] = []) => ({
  medicalConditions,
  allergies,
});
const food = (name: string) => {
  const one = line(name, { name });
  return { ...one, order: 0, snapshot: { ...one.snapshot, allergens: [], parts: [] } };
};

describe('what a client must not eat', () => {
  it.each([
    ['Celiac', 'Bánh mì'],
    ['Bệnh celiac (đã sinh thiết)', 'Mì sợi khô'],
    ['không dung nạp gluten', 'Bánh bao'],
    ['Bất dung nạp lactose', 'Sữa tươi'],
    ['thiếu men lactase', 'Sữa tươi'],
    ['Dị ứng tôm', 'Tôm rim'],
    ['di ung hai san', 'Cua hấp'],
    ['Sốc phản vệ với tôm', 'Tôm rim'],
    ['Nổi mày đay khi ăn cua', 'Cua hấp'],
    ['Kiêng tôm', 'Tôm rim'],
    ['CMPA', 'Sữa tươi'],
  ])('“%s” among the illnesses marks %s', (tag, name) => {
    const client = eater([tag]);
    expect(allergyWarnings(food(name), avoidedBy(client))[0]?.level).toBe('contains');
  });

  it.each([
    'Viêm mũi dị ứng',
    'Dị ứng thời tiết',
    'Dị ứng penicillin',
    'Không dị ứng tôm',
    'Mề đay mạn',
  ])('“%s” forbids no food', (tag) => expect(isAvoidance(tag)).toBe(false));

  it('stands with the allergies, once, in the same array for the same client', () => {
    const client = eater(['Celiac', 'Gút'], ['Cá', 'Celiac']);
    expect(avoidedBy(client)).toEqual(['Cá', 'Celiac']);
    expect(avoidedBy(client)).toBe(avoidedBy(client));
    const plain = eater(['Gút'], ['Cá']);
    expect(avoidedBy(plain)).toBe(plain.allergies);
  });

  it('is no illness without a rule, and others beside it still are', () => {
    const person = { age: 14, gender: 'female' as const, goals: [] };
    const problems = (tag: string) => recognise({ ...person, medicalConditions: [tag] }).problems;
    expect(problems('Celiac')).toEqual([]);
    expect(problems('Celiac, hen')).toEqual([{ kind: 'unknownTag', tag: 'hen' }]);
  });

  it('is said as what it is', () => {
    expect(allergyPhrase('Tôm')).toBe('dị ứng Tôm');
    expect(allergyPhrase('bất dung nạp lactose')).toBe('bất dung nạp lactose');
    expect(allergyPhrase('Celiac')).toBe('Celiac');
  });
});

describe('an allergy that is spelled in another way', () => {
  it.each(['Đậu phọng', 'đậu phông', 'peanuts', 'đ.phộng', 'Ðậu ph\u00ADộng'])(
    '“%s” is of peanuts',
    (allergy) => {
      const [warning] = allergyWarnings(food('Kẹo đậu phộng'), [allergy]);
      expect(warning).toMatchObject({ level: 'contains', allergen: 'đậu phộng' });
    },
  );

  it('that no list knows is told, for only its letters are looked for', () => {
    expect(unlistedAllergies(['Tôm', 'xoai', 'đậu phọng', 'không', 'Celiac'])).toEqual(['xoai']);
    expect(unlistedAllergies(['hải sản, vỏ chanh'])).toEqual(['vỏ chanh']);
  });

  it('is told on paper as well, in the place of an all-clear', () => {
    const box = describeAllergies([food('Cơm trắng')], ['Tôm', 'tomm']);
    expect(box?.findings.join(' ')).toContain('“tomm”');
    expect(describeAllergies([food('Cơm trắng')], ['Tôm'])?.findings.join(' ')).not.toContain('“');
  });
});
