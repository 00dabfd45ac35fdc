import { describe, expect, it } from 'vitest';
import { dayTargets } from '../../domain/targets/dayTargets';
import { carriedAnswer, nutrientsIn, ofBoth, personIn, sexesIn } from './carried';

const TODAY = { year: 2026, month: 11 };
const answer = (question: string, body: { weight?: number; height?: number } = {}) =>
  ofBoth(
    Object.fromEntries(
      sexesIn(question).map((sex) => {
        const { clinical } = dayTargets(personIn(question, sex, TODAY.year), [], TODAY);
        return [sex, carriedAnswer(question, clinical, body)];
      }),
    ),
  );

describe('E01 answers from what the product carries', () => {
  it('names the least of a nutrient for an age, by the table of 2016', () => {
    for (const question of ['Kali cho nữ 64 tuổi?', 'Kali cho người 64 tuổi là bao nhiêu?']) {
      const [potassium, ...rest] = answer(question);
      expect(potassium?.text).toBe('Kali: tối thiểu 3.510 mg');
      expect(potassium?.source).toBe('bảng 2016 (QĐ 2615/QĐ-BYT)');
      expect(rest).toEqual([]);
    }
  });

  it('tells the sexes apart where the table does and the question does not', () => {
    const found = answer('Canxi cho người 55 tuổi?').map(({ text }) => text);
    expect(found.join()).toMatch(/Nữ: Canxi: tối thiểu 900 mg.*Nam: Canxi: tối thiểu 800 mg/u);
  });

  it('names the rule of an illness with guideline and year', () => {
    const found = answer('Nam 50 tuổi tăng huyết áp nên ăn bao nhiêu muối?');
    expect(found.map(({ text }) => text).join()).toMatch(/Natri: .*tối đa/u);
    for (const { source } of found) expect(source).toMatch(/\b(19|20)\d\d\b/u);
  });

  it('says the bands of the BMI, and where somebody stands in them', () => {
    const [found] = answer('Có cần giảm cân không?', { weight: 61.4, height: 152 });
    expect(found?.text).toMatch(/BMI hiện nay 26,6: béo phì độ 1/u);
    expect(found?.source).toMatch(/QĐ 2892/u);
  });

  it('says an exchange unit for what may stand in place of something', () => {
    const [found] = answer('Một phần trái cây đổi được bao nhiêu?');
    expect(found?.text).toBe(
      '1 đơn vị chuyển đổi trái cây: 35 kcal, bột đường 8 g, đạm 1 g, béo 0 g.',
    );
  });

  it('answers nothing where it knows nothing', () => {
    expect(answer('Thời tiết hôm nay thế nào?')).toEqual([]);
  });

  it.each([
    ['Bao nhiêu muối và chất xơ?', ['fiber', 'sodium']],
    ['Ăn đường được không, uống nước gì?', []],
    ['Vitamin C và canxi', ['calcium', 'vitaminC']],
  ])('finds nutrients in a question: %s', (question, keys) => {
    expect(nutrientsIn(question)).toEqual(keys);
  });
});
