import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../../tests/support/newClient';
import { line } from '../../food/lineFixture';
import { foodReasons } from '../../verdict/fitFoods';
import { emptyMeals } from '../../food/storedLines';
import { eaterOn, foodMarks } from '../../verdict/marks';
import { getCustoms, foodsRefusedBy } from './client';
import { isKeptInPart, refusalsAgainst, refusalWarnings } from './refused';

const dish = (name: string, parts: readonly string[] = []) => {
  const one = line('l', { name });
  const { allergens: _allergens, ...snapshot } = one.snapshot;
  return { ...one, snapshot: { ...snapshot, parts: [...parts] } };
};
const typedInRecord = (dietaryRestrictions: string) =>
  foodsRefusedBy(clientWith({ id: 'c', dietaryRestrictions }));

/** Both ways in: free words of the record, and a chip of the form. */
const refusedBy = (words: string, chip: string, name: string, parts?: readonly string[]) => ({
  record: refusalsAgainst(dish(name, parts), typedInRecord(words)).length > 0,
  chip: refusalsAgainst(dish(name, parts), [chip]).length > 0,
});

describe('must 4: what only perhaps holds a refused food is not proposed', () => {
  it.each([
    ['Không ăn thịt heo', 'Thịt heo', 'Xúc xích chiên'],
    ['Theo đạo Hồi', 'không ăn heo', 'Chả chiên'],
    ['khong an thit heo', 'thit heo', 'Giò'],
    ['Kiêng thịt lợn', 'heo', 'Bánh bao nhân thịt'],
    ['không ăn được heo', 'Không ăn thịt lợn', 'Thịt viên sốt cà'],
    ['đạo Hồi, không ăn thịt heo', 'Thịt heo', 'Pizza xúc xích'],
    ['Không ăn thịt bò', 'Thịt bò', 'Xúc xích chiên'],
    ['Theo đạo Hindu', 'bò', 'Hamburger'],
    ['kiêng thịt bò', 'không ăn bò', 'Phở'],
    ['Không ăn nội tạng', 'nội tạng', 'Bánh mì pa tê'],
    ['không ăn đồ lòng', 'đồ lòng', 'Dồi chiên'],
    ['ghét nội tạng động vật', 'Nội tạng động vật', 'Lưỡi hầm'],
    ['Kiêng thịt đỏ', 'Thịt đỏ', 'Xúc xích chiên'],
    ['không ăn các loại thịt đỏ', 'các loại thịt đỏ', 'Nem nướng'],
    ['Không ăn đồ sống', 'đồ sống', 'Sushi'],
    ['không ăn đồ tái sống', 'tái', 'Bít tết'],
    ['không ăn gỏi sống', 'gỏi sống', 'Gỏi hải sản'],
    ['Không ăn mắm', 'mắm', 'Bún mắm'],
    ['không ăn các loại mắm', 'mắm các loại', 'Thịt kho mắm ruốc'],
    ['Không uống rượu bia', 'rượu bia', 'Bò sốt vang'],
    ['không ăn món có rượu', 'món có rượu', 'Bánh tiramisu'],
    ['kiêng đồ uống có cồn', 'cồn', 'Tôm hấp bia'],
    ['Hồi giáo', 'Rượu', 'Cơm rượu nếp'],
  ])('%s, chip “%s”: no %s', (words, chip, name) => {
    expect(refusedBy(words, chip, name)).toEqual({ record: true, chip: true });
  });

  it.each([
    ['Không ăn thịt heo', 'Thịt heo', 'Xúc xích gà'],
    ['Không ăn thịt heo', 'Thịt heo', 'Chả cá'],
    ['Theo đạo Hồi', 'heo', 'Gà kho gừng'],
    ['Không ăn thịt bò', 'bò', 'Phở gà'],
    ['Không ăn nội tạng', 'nội tạng', 'Trứng gà lòng đào'],
    ['Kiêng thịt đỏ', 'thịt đỏ', 'Ức gà luộc'],
    ['Không ăn đồ sống', 'đồ sống', 'Rau sống'],
    ['Không ăn mắm', 'mắm', 'Gà chiên nước mắm'],
    ['Không uống rượu bia', 'rượu bia', 'Rau trộn giấm rượu vang'],
    ['Không uống rượu', 'rượu', 'Bia không cồn'],
    ['không ăn chả heo', 'chả heo', 'Chả cá'],
  ])('%s, chip “%s”: %s is eaten', (words, chip, name) => {
    expect(refusedBy(words, chip, name)).toEqual({ record: false, chip: false });
  });

  it('screens that only warn of it go on warning: mark and master menus refuse for certain only', () => {
    const client = clientWith({ id: 'c', dietaryRestrictions: 'Không ăn thịt heo' });
    const item = { ...dish('Xúc xích chiên'), order: 1 };
    const meals = { ...emptyMeals(), lunch: { items: [item] } };
    expect(refusalWarnings(item, ['thịt heo'])).toMatchObject([{ level: 'may' }]);
    expect(foodReasons({ meals }, client)).toEqual([]);
    expect(foodMarks(item, {}, eaterOn(client, [], '2026-11-28'))).toEqual([]);
  });

  it('an allergy is as strict as before, and one of free words is kept as one', () => {
    expect(typedInRecord('dị ứng cá')).toEqual(['dị ứng cá']);
    expect(refusalsAgainst(dish('Canh bầu', ['Bầu', 'Nước mắm']), ['dị ứng cá'])).toEqual(['cá']);
    expect(refusalsAgainst(dish('Canh bầu', ['Bầu', 'Nước mắm']), ['cá'])).toEqual([]);
    const other = clientWith({ id: 'c', allergies: ['Cá'], dietaryRestrictions: 'không ăn cá' });
    const item = { ...dish('Canh bầu', ['Bầu', 'Nước mắm']), order: 1 };
    const meals = { ...emptyMeals(), lunch: { items: [item] } };
    expect(foodReasons({ meals }, other)).toMatchObject([{ kind: 'allergy' }]);
  });
});

describe('must 4: words that mean a group of foods', () => {
  it.each([
    ['không ăn cá', 'Cá lóc kho', 'Gà kho nước mắm'],
    ['sợ cá', 'Cá hồi áp chảo', 'Diếp cá trộn'],
    ['không ăn tất cả các loại cá', 'Chả cá', 'Nước mắm'],
    ['Không thích món cá', 'Bún cá', 'Cà tím nướng'],
    ['không ăn cá biển', 'Cá thu kho', 'Cá lóc hấp'],
    ['không ăn cá đồng', 'Cá lóc hấp', 'Cá thu kho'],
    ['không thích hải sản', 'Mực xào', 'Cá lóc hấp'],
    ['ghét đồ biển', 'Tôm rim', 'Canh bầu'],
    ['không ăn thủy sản', 'Cá chép om dưa', 'Ức gà luộc'],
    ['không thích đồ tanh', 'Cua hấp', 'Trứng luộc'],
    ['không ăn tôm cua', 'Ghẹ hấp', 'Cá lóc hấp'],
    ['ghét đồ ngọt', 'Chè đậu đỏ', 'Sườn xào chua ngọt'],
    ['không ăn bánh kẹo', 'Kẹo lạc', 'Bánh mì'],
    ['kiêng ngọt', 'Nước ngọt cola', 'Canh cải ngọt'],
    ['không thích đồ chua', 'Canh chua cá lóc', 'Cà chua nhồi'],
    ['không ăn cay', 'Mì cay', 'Canh cua rau đay'],
    ['ghét đồ cay', 'Gà xào sả ớt', 'Cua hấp'],
    ['kiêng đồ dầu mỡ', 'Cá chiên', 'Cá hấp'],
    ['không ăn đồ chiên rán', 'Nem rán', 'Gỏi cuốn'],
    ['không ăn thịt', 'Ức gà luộc', 'Cá lóc hấp'],
    ['ghét các loại thịt', 'Bò xào', 'Trứng gà luộc'],
    ['không ăn rau sống', 'Gỏi ngó sen', 'Canh rau ngót'],
    ['ghét hành tỏi', 'Rau muống xào tỏi', 'Canh bầu'],
    ['kỵ hải sản', 'Tôm rim', 'Canh bầu'],
    ['không ăn được đồ béo', 'Thịt ba chỉ luộc', 'Sữa tươi tách béo'],
    ['chán cá', 'Cá kho', 'Gà kho'],
    ['tránh xa đồ ngọt', 'Chè thái', 'Canh bầu'],
    ['không đụng đến đồ tanh', 'Cá kho', 'Gà kho'],
    ['tránh xá xíu', 'Bánh bao xá xíu', 'Bánh bao chay'],
  ])('%s: no %s, but %s', (words, refused, eaten) => {
    const foods = typedInRecord(words);
    expect(refusalsAgainst(dish(refused), foods)).not.toEqual([]);
    expect(refusalsAgainst(dish(eaten), foods)).toEqual([]);
  });

  it.each(['Ghét rau', 'không chịu ăn rau', 'chê rau xanh', 'ko an rau', 'chán rau củ quả'])(
    '%s: a wish that is kept in part',
    (words) => {
      const foods = typedInRecord(words);
      expect(foods).toHaveLength(1);
      expect(foods.every(isKeptInPart)).toBe(true);
      expect(refusalsAgainst(dish('Rau muống luộc'), foods)).toEqual([]);
    },
  );

  it('one vegetable is a food like others', () => {
    const foods = typedInRecord('ghét rau muống');
    expect(foods.some(isKeptInPart)).toBe(false);
    expect(refusalsAgainst(dish('Rau muống luộc'), foods)).toEqual(['rau muống']);
  });

  it.each(['không theo đạo Hồi', 'chồng đạo Hồi', 'đào hồi nhỏ hay ăn'])(
    '%s refuses nothing',
    (words) => {
      expect(getCustoms(clientWith({ id: 'c', dietaryRestrictions: words })).kept).toEqual([]);
    },
  );
});
