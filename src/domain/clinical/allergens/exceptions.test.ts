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
    // Behind what is eaten the food is the allergy.
    ['Ăn được hải sản trừ tôm', 'Tôm rim', 'contains'],
    ['Ăn được hải sản trừ tôm', 'Cá thu kho', 'free'],
    ['Hải sản ăn được trừ tôm', 'Tôm rim', 'contains'],
    ['an duoc hai san tru tom', 'Tôm rim', 'contains'],
    ['Không dị ứng hải sản ngoài cua', 'Cua rang', 'contains'],
    ['khong di ung hai san ngoai cua', 'Cua rang', 'contains'],
    ['Ăn được các loại hạt trừ đậu phộng', 'Đậu phộng rang', 'contains'],
    ['Ăn được hết hải sản (trừ tôm)', 'Tôm rim', 'contains'],
    ['Hết dị ứng sữa còn dị ứng hải sản trừ cua', 'Tôm rim', 'contains'],
    // "Ngoài ra" is "and".
    ['Dị ứng các loại hạt ngoài ra đậu phộng', 'Đậu phộng rang', 'contains'],
    ['Dị ứng hải sản ngoài ra cua', 'Cua rang', 'contains'],
    // Beside a group stands something else: nothing is opened.
    ['Dị ứng thời tiết với hải sản trừ tôm', 'Tôm rim', 'contains'],
    ['Hải sản nướng trừ tôm', 'Tôm rim', 'contains'],
    // A food like it is not opened with it.
    ['hải sản trừ cua', 'Ghẹ hấp', 'contains'],
    ['hải sản trừ cua', 'Cua rang', 'free'],
    ['Không ăn được hải sản trừ cá', 'Cá thu kho', 'free'],
    ['Em bị dị ứng nặng với hải sản trừ cá', 'Cá thu kho', 'free'],
    ['Em bị dị ứng nặng với hải sản trừ cá', 'Tôm rim', 'contains'],
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
    ['ăn được hải sản trừ tôm', 'Tôm rim', true],
  ])('the refusal “%s” before %s: %s', (food, dish, isRefused) => {
    expect(refusalWarnings(line('l', { name: dish }), [food]).length > 0).toBe(isRefused);
  });
});
