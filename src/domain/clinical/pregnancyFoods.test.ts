import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { emptyMeals } from '../food/storedLines';
import { exchangeEater, isBarred } from '../generator/exchange/eater';
import { line } from '../food/lineFixture';
import { listIllnesses } from '../targets/hospitalDiets/illness';
import { dayTargets } from '../targets/dayTargets';
import { fitFor } from '../verdict/fitFor';
import { scoreWith } from '../verdict/fit';
import { eaterOn, foodMarks } from '../verdict/marks';
import { medicineNotes } from './medicines';
import { askedFoods } from './pregnancyFoods';

const TODAY = { year: 2026, month: 11, day: 29 };
const DAY = '2026-11-29';
const pregnant = clientWith({
  id: 'c',
  birthYear: 1997,
  gender: 'female',
  height: 156,
  weight: 58,
  pregnancy: { week: 20, weekDate: DAY },
});
const other = clientWith({ id: 'd', birthYear: 1997, gender: 'female' });

const dish = (name: string, parts: string[] = []) => {
  const one = line('l', { name });
  return { ...one, order: 1, snapshot: { ...one.snapshot, parts } };
};

const refused = (name: string, parts: string[] = []) =>
  medicineNotes(listIllnesses(pregnant, DAY), [dish(name, parts)])
    .filter(({ foods }) => foods.length > 0)
    .map(({ id }) => id.replace('pregnancy', ''));
const listAskedFoods = (name: string, parts: string[] = []) =>
  askedFoods(listIllnesses(pregnant, DAY), [dish(name, parts)]).map(({ id }) =>
    id.replace('pregnancy', ''),
  );

describe('foods that a pregnant woman leaves out', () => {
  it.each<[name: string, why: string, parts?: string[]]>([
    ['Gỏi cá trích', 'RawFish'],
    ['Gỏi cá mai Ninh Thuận', 'RawFish'],
    ['Sashimi cá hồi', 'RawFish'],
    ['Sushi cuộn', 'RawFish'],
    ['Hàu sống vắt chanh', 'RawFish'],
    ['Sò huyết tái', 'RawFish'],
    ['Cá hồi tái chanh', 'RawFish'],
    ['Mực sống chấm mù tạt', 'RawFish'],
    ['Cua ngâm tương', 'RawFish'],
    ['goi ca song', 'RawFish'],
    ['Phở bò tái', 'RawMeat'],
    ['Phở tái nạm gầu', 'RawMeat'],
    ['Dê tái chanh', 'RawMeat'],
    ['Gỏi bò tái chanh', 'RawMeat'],
    ['Tiết canh vịt', 'RawMeat'],
    ['Nem chua', 'RawMeat'],
    ['Thịt chua Thanh Sơn', 'RawMeat'],
    ['Bò carpaccio', 'RawMeat'],
    ['Gỏi bò bóp thấu', 'RawMeat'],
    ['pho bo tai', 'RawMeat'],
    ['Cơm nóng', 'RawMeat', ['Cơm trắng', 'Nem chua']],
    ['Trứng lòng đào', 'RawEgg'],
    ['Trứng gà chần', 'RawEgg'],
    ['Trứng gà sống', 'RawEgg'],
    ['Cà phê trứng', 'RawEgg'],
    ['Soda hột gà', 'RawEgg'],
    ['Tiramisu', 'RawEgg'],
    ['Gan xào', 'Liver'],
    ['Gan heo luộc', 'Liver'],
    ['Cháo tim gan', 'Liver'],
    ['Pa tê', 'Liver'],
    ['Bánh mì pate', 'Liver'],
    ['Hủ tiếu Nam Vang', 'Liver', ['Bún khô', 'Gan heo']],
    ['Dầu gan cá', 'Liver'],
    ['Foie gras', 'Liver'],
    ['Cá kiếm nướng', 'Mercury'],
    ['Cá cờ kho', 'Mercury'],
    ['Cá mập', 'Mercury'],
    ['Canh cá nhám', 'Mercury'],
    ['Cá ngừ mắt to áp chảo', 'Mercury'],
    ['Cá thu vua', 'Mercury'],
    ['Súp vi cá', 'Mercury'],
    ['Bia lon', 'Alcohol'],
    ['Cơm rượu nếp', 'Alcohol'],
    ['Rượu vang đỏ', 'Alcohol'],
    ['Bò sốt vang', 'Alcohol'],
    ['Tôm hấp bia', 'Alcohol'],
    ['Thỏ nấu rượu vang', 'Alcohol'],
    ['Gà hầm', 'Alcohol', ['Thịt gà', 'Rượu trắng']],
    ['ruou nep', 'Alcohol'],
    ['Sữa bò mới vắt', 'Milk'],
    ['Sữa tươi chưa thanh trùng', 'Milk'],
    ['Sữa dê chưa tiệt trùng', 'Milk'],
    ['Phô mai Brie', 'Milk'],
    ['Phô mai Camembert', 'Milk'],
    ['Phô mai xanh', 'Milk'],
    ['Rau mầm củ cải', 'Sprouts'],
    ['Salad rau mầm', 'Sprouts'],
    ['Giá sống', 'Sprouts'],
  ])('“%s”: %s', (name, why, parts = []) => {
    expect(refused(name, parts)).toContain(why);
  });

  it.each<[name: string, parts?: string[]]>([
    ['Cháo hàu'],
    ['Hàu nướng mỡ hành'],
    ['Nghêu hấp sả'],
    ['Canh hến'],
    ['Cá hồi hấp'],
    ['Cá lóc kho'],
    ['Cá ngừ kho', ['Cá ngừ']],
    ['Gỏi cá khô'],
    ['Gỏi gà bắp cải', ['Ức gà không da']],
    ['Gỏi ngó sen tôm', ['Tôm biển']],
    ['Gỏi cuốn tôm thịt'],
    ['Bánh phồng tôm sống'],
    ['Cháo gà', ['Gạo tẻ (sống)', 'Thịt gà ta']],
    ['Hạnh nhân sống'],
    ['Cà rốt sống'],
    ['Canh mọc', ['Giò sống']],
    ['Nem chua rán', ['Nem chua']],
    ['Pizza xúc xích', ['Xúc xích khô salami']],
    ['Bì bóp thấu'],
    ['Phở tái lăn'],
    ['Phở bò chín'],
    ['Tai heo luộc'],
    ['Trứng gà luộc'],
    ['Trứng vịt muối luộc'],
    ['Trứng chiên hành', ['Trứng gà']],
    ['Lòng trắng trứng gà'],
    ['Nấm gan bò'],
    ['Bánh gan'],
    ['Lòng gà xào'],
    ['Cá cơm kho'],
    ['Cá trích kho'],
    ['Cá đù chiên'],
    ['Giấm rượu'],
    ['Bia không cồn'],
    ['Khoai vàng'],
    ['Sữa tươi tiệt trùng không đường'],
    ['Sữa bò tươi'],
    ['Sữa chua không đường'],
    ['Phô mai cheddar'],
    ['Gạo mầm'],
    ['Canh chua', ['Giá đỗ', 'Cá lóc']],
    ['Đu đủ chín'],
    ['Canh đu đủ xanh hầm sườn', ['Đu đủ xanh']],
  ])('“%s” stays', (name, parts = []) => {
    expect(refused(name, parts)).toEqual([]);
  });

  it('has a guideline with its year for each, and says how it was read', () => {
    const all = [
      'Gỏi cá',
      'Phở tái',
      'Trứng lòng đào',
      'Gan xào',
      'Cá kiếm',
      'Bia',
      'Phô mai Brie',
    ];
    const notes = medicineNotes(
      ['Thai 20 tuần'],
      ['Rau mầm', ...all].map((name) => dish(name)),
    ).filter(({ foods }) => foods.length > 0);
    expect(notes).toHaveLength(8);
    for (const note of notes) {
      expect(note.source).toMatch(/\b(19|20)\d\d\b/);
      expect(note).toMatchObject({ quoted: true, isHarmful: true });
    }
  });
});

describe('foods that many ask about in pregnancy', () => {
  it.each<[name: string, why: string, parts?: string[]]>([
    ['Đu đủ xanh', 'Papaya'],
    ['Canh đu đủ xanh hầm sườn', 'Papaya'],
    ['Gỏi đu đủ', 'Papaya'],
    ['Nộm đu đủ bò khô', 'Papaya'],
    ['Som tam', 'Papaya'],
    ['Giò heo hầm', 'Papaya', ['Chân giò heo', 'Đu đủ xanh']],
    ['goi du du', 'Papaya'],
    ['Đu đủ ương', 'Papaya'],
    ['Canh hến', 'Clams'],
    ['Nghêu hấp sả', 'Clams'],
    ['Canh ngao chua', 'Clams'],
    ['Bún ốc', 'Clams'],
    ['Ốc hương rang muối', 'Clams'],
    ['Cháo trai', 'Clams'],
    ['Sò điệp nướng', 'Clams'],
    ['Cháo hàu', 'Clams'],
    ['Cơm hến', 'Clams'],
    ['Lẩu hải sản', 'Clams', ['Tôm biển', 'Nghêu']],
    ['Cá thu sốt cà chua', 'Mackerel'],
    ['Cá ngừ đại dương kho', 'Mackerel'],
    ['Sữa bò tươi', 'FreshMilk'],
    ['Sữa dê tươi', 'FreshMilk'],
    ['Bánh mì ốp la', 'RunnyEgg'],
    ['Bò né', 'RunnyEgg'],
    ['Phở bò chín', 'BeanSprouts', ['Bánh phở', 'Giá đỗ']],
  ])('“%s”: %s, marked and not refused', (name, why, parts = []) => {
    expect(listAskedFoods(name, parts)).toContain(why);
    expect(refused(name, parts)).toEqual([]);
    const marks = foodMarks(dish(name, parts), {}, eaterOn(pregnant, [], DAY));
    expect(marks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['asked']));
    const day = dayTargets(pregnant, [], TODAY);
    const eater = exchangeEater(pregnant, [], day, TODAY);
    const food = { ...dish(name, parts), type: 'food' as const };
    expect(isBarred(food, { traits: {} as never, roles: [] }, eater)).toBe(false);
  });

  it.each([
    'Đu đủ chín',
    'Mứt đu đủ',
    'Nấm bào ngư xào',
    'Cải xào dầu hào',
    'Óc chó',
    'Su hào luộc',
    'Bơ trái',
    'Cá thu đao nướng',
    'Cá thu Nhật kho',
    'Cá hồi hấp',
    'Sữa tươi tiệt trùng',
    'Canh bí đỏ',
    'Bánh con sò',
    'Tôm rim',
    'Kem ốc quế',
  ])('“%s” asks nothing', (name) => {
    expect(listAskedFoods(name)).toEqual([]);
  });

  it('asks nothing about what a dish is cooked or drunk with', () => {
    expect(listAskedFoods('Sinh tố bơ', ['Bơ trái', 'Sữa bò tươi'])).toEqual([]);
    expect(listAskedFoods('Canh chua cá lóc', ['Cá lóc', 'Giá đỗ'])).toEqual([]);
  });

  it('says that no guideline stands behind papaya and clams', () => {
    for (const name of ['Đu đủ xanh', 'Canh hến'])
      for (const { text } of askedFoods(['Mang thai'], [dish(name)]))
        expect(text).toMatch(/nhiều người kiêng.*chưa có khuyến nghị/);
  });
});

const isWarned = (change: Parameters<typeof clientWith>[0]) =>
  medicineNotes(listIllnesses(clientWith(change), DAY), [dish('Gan xào')]).length > 0;

describe('who is pregnant', () => {
  it.each(['Mang thai', 'Thai 28 tuần', 'Song thai', 'ĐTĐ thai kỳ', 'Bầu 5 tháng', 'GDM'])(
    'by “%s”',
    (tag) => {
      expect(
        medicineNotes([tag], [dish('Gan xào')]).some(({ id }) => id === 'pregnancyLiver'),
      ).toBe(true);
    },
  );

  it('by a goal, by a code, and by nothing else', () => {
    expect(isWarned({ goals: ['Đủ chất cho thai kỳ'] })).toBe(true);
    expect(isWarned({ hospitalDiet: { code: 'SK01' } })).toBe(true);
    expect(isWarned({ medicalConditions: ['Sau sinh'] })).toBe(false);
    expect(isWarned({ goals: ['Giảm cân'] })).toBe(false);
    expect(isWarned({ goals: ['Chuẩn bị mang thai'] })).toBe(false);
  });
});

const buildMenu = (name: string) => ({
  name: 'Thực đơn bà bầu',
  tags: [],
  meals: { ...emptyMeals(), lunch: { items: [dish(name)] } },
});

it('stands first among the notes of a pregnancy, with its guideline', () => {
  const [first] = dayTargets(pregnant, [], TODAY).clinical.notes;
  expect(first).toMatchObject({ condition: 'pregnancy', source: { guideline: 'NICE CG62' } });
  expect(first?.text).toContain('gan và pa tê');
});

describe('a refused food everywhere', () => {
  const day = dayTargets(pregnant, [], TODAY);
  it('is marked beside the dish, and barred from an exchange', () => {
    const marks = foodMarks(dish('Gan xào'), {}, eaterOn(pregnant, [], DAY));
    expect(marks).toMatchObject([{ kind: 'medicine', word: 'Thai kỳ (gan, pa tê)' }]);
    expect(marks[0]?.note).toContain('NICE CG62 2008');
    const eater = exchangeEater(pregnant, [], day, TODAY);
    const food = { ...dish('Gan xào'), type: 'food' as const };
    expect(isBarred(food, { traits: {} as never, roles: [] }, eater)).toBe(true);
    expect(foodMarks(dish('Gan xào'), {}, eaterOn(other, [], DAY))).toEqual([]);
  });

  it('keeps a master from being given as it is, and from a score', () => {
    const rate = fitFor(pregnant, pregnant, [], TODAY);
    const raw = rate(buildMenu('Gỏi cá trích'));
    expect(raw.group).toBe('avoid');
    expect(raw.reasons).toContainEqual({
      level: 'red',
      kind: 'medicine',
      words: ['Thai kỳ (cá, hải sản sống hoặc tái)'],
      foods: ['Gỏi cá trích'],
    });
    expect(scoreWith(100, raw)).toBeUndefined();
    const clams = rate(buildMenu('Canh hến'));
    expect(clams.reasons.some(({ kind }) => kind === 'medicine')).toBe(false);
  });
});
