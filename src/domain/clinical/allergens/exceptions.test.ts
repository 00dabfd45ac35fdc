import { describe, expect, it } from 'vitest';
import { line } from '../../food/lineFixture';
import { refusalWarnings } from '../customs/refused';
import { allergyWarnings, unlistedAllergies } from './warnings';

const levels = (allergy: string, dishes: readonly string[]) =>
  dishes.map((name) => allergyWarnings(line('l', { name }), [allergy])[0]?.level ?? 'free');

describe('a group of foods without some of them', () => {
  it.each([
    ['Dị ứng hải sản trừ mực', 'Mực xào', 'free'],
    ['hải sản trừ mực', 'Bạch tuộc nướng', 'contains'],
    ['hải sản trừ mực', 'Sò huyết rang', 'contains'],
    ['hải sản trừ mực', 'Gỏi sứa', 'contains'],
    ['hải sản trừ mực', 'Tôm rim', 'contains'],
    ['hải sản trừ mực', 'Cá thu kho', 'contains'],
    ['hải sản trừ ốc', 'Ốc luộc', 'free'],
    ['hải sản trừ ốc', 'Nghêu hấp', 'contains'],
    ['hải sản trừ cá', 'Cá thu kho', 'free'],
    ['hải sản trừ cá', 'Gỏi sứa', 'contains'],
    ['hải sản trừ cá', 'Hải sâm hầm', 'contains'],
    ['hải sản trừ cá', 'Nhum nướng', 'contains'],
    ['hải sản trừ cá', 'Mực xào', 'contains'],
    ['hải sản ngoại trừ tôm', 'Tôm rim', 'free'],
    ['hải sản ngoại trừ tôm', 'Cua rang', 'contains'],
    ['hải sản (trừ cá)', 'Cá thu kho', 'free'],
    ['hải sản (trừ cá)', 'Tôm rim', 'contains'],
    ['hải sản trừ cá và mực', 'Mực xào', 'free'],
    ['hải sản trừ cá và mực', 'Sò nướng', 'contains'],
    ['hải sản trừ cá và đậu phộng', 'Đậu phộng rang', 'contains'],
    ['hải sản trừ cá hồi', 'Cá hồi áp chảo', 'contains'],
    ['hải sản trừ rau muống', 'Tôm rim', 'contains'],
    ['di ung hai san tru ca', 'Cá thu kho', 'free'],
    ['di ung hai san tru ca', 'Tôm rim', 'contains'],
    ['các loại hạt trừ hạt điều', 'Hạt điều rang', 'free'],
    ['các loại hạt trừ hạt điều', 'Hạnh nhân rang', 'contains'],
    ['các loại hạt trừ mè', 'Muối mè', 'free'],
    ['sữa trừ phô mai', 'Phô mai que', 'free'],
    ['sữa trừ phô mai', 'Sữa tươi', 'contains'],
  ])('the allergy “%s” before %s: %s', (allergy, dish, level) => {
    expect(levels(allergy, [dish])).toEqual([level]);
    expect(unlistedAllergies([allergy])).toEqual([]);
  });

  it.each([
    ['hải sản trừ mực', 'Mực xào', false],
    ['hải sản trừ mực', 'Tôm rim', true],
    ['hải sản trừ mực', 'Rau muống chấm nước mắm', false],
    ['hải sản trừ cá', 'Cá thu kho', false],
    ['hải sản trừ cá', 'Gỏi sứa', true],
    ['thịt trừ thịt gà', 'Gà luộc', false],
    ['thịt trừ thịt gà', 'Bò kho', true],
  ])('the refusal “%s” before %s: %s', (food, dish, isRefused) => {
    expect(refusalWarnings(line('l', { name: dish }), [food]).length > 0).toBe(isRefused);
  });
});
