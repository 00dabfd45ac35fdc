import { describe, expect, it } from 'vitest';
import { dayTargets } from '../../domain/targets/dayTargets';
import {
  ALL_SEXES,
  carriedAnswer,
  cautionsIn,
  ofSexes,
  personIn,
  sexesIn,
  nutrientsIn,
  type Passage,
  type Sex,
} from './carried';

const TODAY = { year: 2026, month: 11 };
const answer = (question: string, body: { weight?: number; height?: number } = {}) => {
  const answers = ALL_SEXES.map((sex) => {
    const person = personIn(question, sex, TODAY.year);
    const { clinical } = dayTargets(person, [], TODAY);
    const cautions = cautionsIn(question, person, '2026-11-27');
    return [sex, carriedAnswer(question, clinical, { ...body, cautions })] as const;
  });
  return ofSexes(Object.fromEntries(answers) as Record<Sex, Passage[]>, sexesIn(question));
};

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
    const texts = answer('Canxi cho người 55 tuổi?').map(({ text }) => text);
    expect(texts.join()).toMatch(/Nữ: Canxi: tối thiểu 900 mg.*Nam: Canxi: tối thiểu 800 mg/u);
  });

  it('names the rule of an illness with guideline and year', () => {
    const passages = answer('Nam 50 tuổi tăng huyết áp nên ăn bao nhiêu muối?');
    expect(passages.map(({ text }) => text).join()).toMatch(/Natri: .*tối đa/u);
    for (const { source } of passages) expect(source).toMatch(/\b(19|20)\d\d\b/u);
  });

  it('says the bands of the BMI, and where somebody stands in them', () => {
    const [passage] = answer('Có cần giảm cân không?', { weight: 61.4, height: 152 });
    expect(passage?.text).toMatch(/BMI hiện nay 26,6: béo phì độ 1/u);
    expect(passage?.source).toMatch(/QĐ 2892/u);
  });

  it.each([
    ['Bé 5 tuổi có cần giảm cân không?', 'dưới 18 tuổi'],
    ['Trẻ em thừa cân thì sao?', 'dưới 18 tuổi'],
    ['Mang thai thì BMI bao nhiêu?', 'khi mang thai'],
  ])('gives no class of adults where it does not hold: %s', (question, why) => {
    const texts = answer(question, { weight: 20, height: 110 }).map(({ text }) => text);
    expect(texts.join()).toContain(why);
    expect(texts.join()).not.toContain('thiếu cân dưới 18,5');
  });

  it.each([
    ['Canxi cho người Việt Nam 55 tuổi?', ['Nữ: Canxi', 'Nam: Canxi']],
    ['Cần chú ý gì về canxi lúc 55 tuổi?', ['Nữ: Canxi', 'Nam: Canxi']],
    ['Canxi cho nam 55 tuổi?', ['Nam: Canxi']],
    ['Canxi cho nữ 55 tuổi?', ['Nữ: Canxi']],
  ])('labels figures of one sex: %s', (question, labels) => {
    const headings = answer(question).map(({ text }) => text.split(':').slice(0, 2).join(':'));
    expect(headings).toEqual(labels);
  });

  it('E01 says an exchange unit, and that place and year of its source are not known', () => {
    for (const question of [
      'Một phần trái cây đổi được bao nhiêu?',
      'Một đơn vị trái cây là bao nhiêu?',
    ])
      expect(answer(question)).toEqual([
        {
          text: 'Trái cây, 1 đơn vị chuyển đổi: 35 kcal, bột đường 8 g, đạm 1 g, béo 0 g',
          source: expect.stringMatching(/scribd.*chưa rõ nơi và năm ban hành$/u) as string,
        },
      ]);
  });

  it('E01 lists all exchange units, those of protein and milk by their fat', () => {
    const texts = answer('Bảng đơn vị chuyển đổi thực phẩm?').map(({ text }) => text);
    expect(texts.map((text) => text.split(/[,:]/u)[0])).toEqual([
      'Tinh bột',
      'Đạm ít béo',
      'Dầu',
      'Rau củ',
      'Trái cây',
      'Sữa tách béo',
    ]);
    expect(texts[1]).toContain('Đạm nhiều béo, 1 đơn vị chuyển đổi: 100 kcal');
    expect(answer('bang don vi chuyen doi')).toHaveLength(6);
  });

  it.each([
    ['Nên đổi cơm lấy gì?', ['Tinh bột']],
    ['Quy đổi thịt và sữa thế nào?', ['Đạm ít béo', 'Sữa tách béo']],
    ['Cần thay đổi món trái cây không?', []],
    ['Ăn gì khi đói vào đêm, có nên ăn trái cây?', []],
    ['Cả đời ăn rau thì sao?', []],
    ['Đơn vị bán rau ở đâu có dầu?', []],
  ])('E01 knows a question about exchanges: %s', (question, groups) => {
    const passages = answer(question).filter(({ source }) => source.includes('chuyển đổi'));
    expect(passages.map(({ text }) => text.split(',')[0])).toEqual(groups);
  });

  it('E01 keeps exchange units before the notes of an illness', () => {
    const passages = answer('Bảng chuyển đổi cho nữ 60 tuổi suy thận mạn, đái tháo đường, gút?');
    const indexes = passages.flatMap(({ source }, at) =>
      source.includes('chuyển đổi') ? [at] : [],
    );
    expect(indexes).toHaveLength(6);
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
