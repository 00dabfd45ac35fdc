import { describe, expect, it } from 'vitest';
import { newMenuItem } from '../../../src/domain/food/items';
import { lineTotals } from '../../../src/domain/nutrition/totals';
import { computeCoverage } from '../../../src/domain/verdict/coverage';
import { starterFoods } from './starter';

const foods = starterFoods();

const FRESH_WITHOUT_SODIUM =
  'Cá chày; Cá đé; Châu chấu; Hải sâm; Nhộng; Rươi; Thịt bò gân mỡ; Thịt gà rừng; Tủy bò; Tủy heo; Củ dong; Củ sắn dây; Củ súng khô; Khoai riềng; Đậu trứng cuốc; Cần ta; Hoa thiên lý; Lá mơ lông; Ngải cứu; ' +
  'Nụ mướp; Rau diếp cá; Rau má; Rau má rừng; Rau nhút; Rau sắng; Rau tàu bay; Dưa gang; Gấc; Mướp Nhật; Quả dọc; Sấu xanh; Trám đen; Trám trắng; Dâu da; Hồng bì; Mắc coọc; Nhót; Sấu chín';

function buildLines(names: readonly string[]) {
  return names.map((name, index) => {
    const edible = foods.find((food) => food.name === name);
    if (!edible) throw new RangeError(name);
    return newMenuItem({ edible, lineId: name, order: index + 1, quantity: 100, unit: 'g' });
  });
}

describe('P14 E11 sodium of a day with a food that has none', () => {
  it('P26 A.1 is known of everything that is made, salted, canned, dried with salt or bottled', () => {
    const unknown = foods.filter(({ nutrients }) => nutrients.sodium === undefined);
    expect(unknown.map(({ name }) => name).sort()).toEqual(
      FRESH_WITHOUT_SODIUM.split('; ').toSorted(),
    );
  });

  it.each(['Hải sâm', 'Rau má'])('P14 "%s" makes sodium incomplete, and never green', (name) => {
    const { sodium } = lineTotals(buildLines([name, 'Kẹo lạc']));
    expect(sodium?.share).toBeLessThan(1);
    expect(computeCoverage('sodium', sodium, { maximum: { value: 100_000 } })).not.toBe('green');
  });

  it('P14 what has its sodium is counted whole', () => {
    const { sodium } = lineTotals(buildLines(['Nước mắm', 'Kẹo lạc']));
    expect(sodium?.share).toBe(1);
    expect(computeCoverage('sodium', sodium, { maximum: { value: 100_000 } })).toBe('green');
  });
});
