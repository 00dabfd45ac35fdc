import { describe, expect, it } from 'vitest';
import { emptyMeals } from '../food/storedLines';
import { publicPart } from './published';

const at = '2026-11-20T00:00:00.000Z';
const line = {
  lineId: 'l1',
  type: 'food',
  itemId: 'f1',
  name: 'Cơm',
  quantity: 1,
  unit: 'g',
  unitAmount: 1,
  order: 1,
  snapshot: { basis: { amount: 100, unit: 'g' }, nutrients: { calories: 130 }, sourceVersion: '' },
};
const menu = {
  id: 'm1',
  workspaceId: 'w',
  expertId: 'e',
  createdAt: at,
  updatedAt: at,
  kind: 'master',
  name: 'Một ngày nhạt',
  description: 'Thực đơn mẫu',
  isPublic: true,
  status: 'published',
  tags: [],
  meals: { ...emptyMeals(), lunch: { items: [line] } },
  nutritionSummary: { calories: 130, protein: 0, carbs: 0, fat: 0 },
  extendedNutrition: {},
  nutritionMetadata: {
    calculatedAt: at,
    source: 'calculated',
    confidence: 1,
    calculationMethod: '',
  },
};

describe('S02 what a newer version added', () => {
  it('is never published, at any depth, and drops no menu', () => {
    const newer = {
      ...menu,
      forWhom: 'Khách Hàng Kín',
      meals: {
        ...menu.meals,
        mood: 'vui',
        lunch: {
          secret: 1,
          items: [
            {
              ...line,
              clientNote: 'riêng tư',
              snapshot: { ...line.snapshot, nutrients: { calories: 130, omega7: 4 }, hidden: {} },
            },
          ],
        },
      },
      tags: [{ id: 't', label: 'Nhạt', note: 'kín' }],
    };
    expect(publicPart('menus', newer)).toEqual({ ...menu, tags: [{ id: 't', label: 'Nhạt' }] });
    expect(newer.meals.lunch.items[0]).toHaveProperty('clientNote');
  });

  it('does not make a menu of a client public', () => {
    const personal = { ...menu, kind: 'personal', clientId: 'c', more: 1 };
    expect(publicPart('menus', personal)).toBeUndefined();
    expect(publicPart('menus', { ...menu, kind: 'team', more: 1 })).toBeUndefined();
  });

  it('leaves nothing of a document whose known part is wrong', () => {
    expect(publicPart('menus', { ...menu, name: 7, more: 1 })).toBeUndefined();
  });
});

describe('S05 what an expert noted for themselves', () => {
  it('stays in the practice: who reads a public master sees what is said to everybody', () => {
    const dinner = { items: [line], notes: 'Ăn trước 19 giờ', privateNotes: 'Chị Lan hay bỏ bữa' };
    const publicMenu = publicPart('menus', { ...menu, meals: { ...menu.meals, dinner } });
    expect(publicMenu?.meals).toMatchObject({
      dinner: { items: [line], notes: 'Ăn trước 19 giờ' },
    });
    expect(JSON.stringify(publicMenu)).not.toContain('Chị Lan');
  });
});

it('P02 of stored figures only nutrients are shown, in their own units', () => {
  const publicMenu = publicPart('menus', {
    ...menu,
    extendedNutrition: {
      calories: { amount: 130, unit: 'kcal', coverage: 1 },
      sodium: { amount: 5, unit: 'mua ngay' },
      'Trúng thưởng: vào x.example': { amount: 1, unit: '0909123456' },
    },
  });
  expect(publicMenu?.extendedNutrition).toEqual({
    calories: { amount: 130, unit: 'kcal', coverage: 1 },
    sodium: { amount: 5, unit: 'mg' },
  });
});
