import { describe, expect, it } from 'vitest';
import type { Addable } from '../menus/addables';
import type { NutritionLine } from '../nutrition/totals';
import { readTraits } from './traits';

type Part = [name: string, grams: number, nutrients?: Record<string, number>];
const GROUPS: Record<string, string> = {
  'Su su': 'Rau, nấm và củ quả',
  'Cà rốt': 'Rau, nấm và củ quả',
  'Hành lá': 'Rau, nấm và củ quả',
  'Cá cơm': 'Cá và hải sản',
  'Thịt heo nạc': 'Thịt và chế phẩm',
  'Đậu hũ': 'Đậu, hạt và chế phẩm',
};

const line = ([name, quantity, nutrients = {}]: Part): NutritionLine => ({
  name,
  quantity,
  unitAmount: 1,
  snapshot: { basis: { amount: 100, unit: 'g' }, nutrients, sourceVersion: '1' },
});

const traits = (title: string, parts: Part[], roles = ['main'], category = '') =>
  readTraits(
    {
      kind: 'recipe',
      own: true,
      recipe: {
        id: 'dish',
        title,
        category,
        servings: 1,
        updatedAt: '2026-11-01T00:00:00.000Z',
        ingredients: parts.map(line),
        nutritionSummary: { calories: 250, protein: 20, carbs: 5, fat: 15 },
        extendedNutrition: {},
      },
    } satisfies Addable,
    roles,
    (name) => GROUPS[name],
  );

describe('G10 what a dish is made of', () => {
  it.each<[string, Part[], string[], string | undefined]>([
    [
      'Canh su su',
      [
        ['Su su', 120],
        ['Thịt heo nạc', 20],
      ],
      ['Su su'],
      'Thịt heo nạc',
    ],
    [
      'Su su xào',
      [
        ['Su su', 150],
        ['Cà rốt', 30],
      ],
      ['Su su', 'Cà rốt'],
      undefined,
    ],
    [
      'Món kho lạ tên',
      [
        ['Cá cơm', 100],
        ['Hành lá', 5],
      ],
      [],
      'Cá cơm',
    ],
    [
      'Thịt kho',
      [
        ['Thịt heo nạc', 90],
        ['Cà rốt', 20],
      ],
      [],
      'Thịt heo nạc',
    ],
    [
      'Đậu hũ sốt',
      [
        ['Đậu hũ', 120],
        ['Hành lá', 50],
      ],
      [],
      'Đậu hũ',
    ],
  ])('%s: its vegetables and its main part by weight', (title, parts, vegetables, protein) => {
    const result = traits(title, parts);
    expect(result.vegetables).toEqual(vegetables);
    expect(result.protein).toBe(protein);
  });

  it.each<[string, Part[], string[], string, boolean]>([
    ['Chè đậu', [['Đường cát', 25, { carbs: 99 }]], ['snack'], 'Chè', true],
    ['Bánh của tôi', [['Mật ong', 15, { carbs: 80 }]], ['snack'], '', true],
    ['Yến mạch đường', [['Đường cát', 12, { carbs: 99 }]], ['bowl'], '', true],
    ['Cá kho', [['Đường cát', 10, { carbs: 99 }]], ['main'], '', false],
    ['Sữa chua', [['Sữa chua không đường', 100, { carbs: 4 }]], ['snack'], '', false],
  ])('%s as a sweet', (title, parts, roles, category, isSweet) => {
    expect(traits(title, parts, roles, category).isSweet).toBe(isSweet);
  });

  it.each<[string, Part[], boolean]>([
    ['Cá cơm kho', [['Cá cơm', 100]], true],
    ['Canh bí', [['Bột nêm', 1]], true],
    ['Cháo gan', [['Gan gà', 40]], true],
    ['Món lạ', [['Con lạ', 50, { purine: 250 }]], true],
    ['Cải xào', [['Mắm lạ', 5, { purine: 250 }]], false],
    ['Thịt luộc', [['Thịt heo nạc', 90, { purine: 120 }]], false],
  ])('%s as rich in purine', (title, parts, isRich) => {
    expect(traits(title, parts).purine.length > 0).toBe(isRich);
  });

  it.each<[string, Part[], boolean]>([
    ['Cháo thịt bằm', [['Thịt heo xay', 40]], true],
    ['Cá hấp gừng', [['Cá lóc', 100]], true],
    ['Đậu hũ sốt cà', [['Đậu hũ', 100]], true],
    ['Sườn nướng', [['Sườn heo', 120]], false],
    ['Mực xào', [['Mực tươi', 100]], false],
    ['Cháo mực', [['Mực khô', 20]], false],
    ['Món lạ', [['Thịt heo nạc', 100]], false],
    [
      'Tôm xào khế',
      [
        ['Tôm sú', 80],
        ['Khế', 40],
      ],
      false,
    ],
    ['Cải xào thịt bò', [['Thịt bò nạc', 60]], false],
    ['Bí xào thịt băm', [['Thịt heo xay', 40]], true],
    ['Bún chả giò', [['Chả giò đông lạnh', 80]], false],
    ['Miến vịt', [['Thịt vịt', 80]], false],
    ['Bầu xào trứng', [['Trứng gà', 50]], true],
    ['Cháo trứng vịt muối', [['Trứng vịt muối', 30]], true],
  ])('%s as soft food', (title, parts, isSoft) => {
    expect(traits(title, parts).isSoft).toBe(isSoft);
  });

  it('beer and wine, and leaves rich in vitamin K of which nobody has a figure', () => {
    expect(traits('Bò hấp bia', [['Bia', 100]]).alcohol).toEqual(['Bia', 'Bò hấp bia']);
    expect(traits('Gỏi', [['Giấm rượu', 10]]).alcohol).toEqual([]);
    expect(traits('Canh rau ngót', [['Rau ngót', 80]]).vitaminKUnknown).toEqual(['Rau ngót']);
    expect(traits('Canh', [['Rau ngót', 80, { vitaminK: 300 }]]).vitaminKUnknown).toEqual([]);
  });
});
