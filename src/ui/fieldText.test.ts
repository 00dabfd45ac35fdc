import { describe, expect, it } from 'vitest';
import { fieldName, valueText } from './fieldText';

const item = { lineId: '0190-a', name: 'Phở gà', quantity: 1, unit: 'tô' };
const menu = {
  meals: {
    breakfast: { items: [] },
    lunch: { items: [] },
    dinner: { items: [item] },
    snack1: { items: [] },
    snack2: { items: [] },
  },
};

describe('P18 the app speaks of fields and values in the words of a person', () => {
  it('names a field as the form names it, also deep inside a meal', () => {
    expect(fieldName('clients', 'weight')).toBe('Cân nặng (kg)');
    expect(fieldName('clients', 'workoutFrequency')).toBe('Tập luyện');
    expect(fieldName('consultations', 'targetNutrition.protein')).toBe('Chất đạm mục tiêu (g)');
    expect(fieldName('menus', 'meals.lunch.items.0190-a.quantity')).toBe('Lượng, bữa trưa');
    expect(fieldName('menus', 'meals.dinner.notes')).toBe('Ghi chú, bữa tối');
    expect(fieldName('clients', 'somethingNew')).toBe('Nội dung');
    expect(fieldName('clients', '_deleted')).toBe('Xóa mục này');
  });

  it('names the line that a value belongs to, and a removed line as such', () => {
    const path = 'meals.lunch.items.0190-a';
    expect(fieldName('menus', `${path}.quantity`, menu)).toBe('Lượng, bữa trưa, Phở gà');
    expect(fieldName('menus', path, menu)).toBe('Món, bữa trưa, Phở gà');
    expect(fieldName('menus', `${path}.slot`, menu)).toBe('Bữa, Phở gà');
    expect(valueText('menus', `${path}.slot`, 'snack1')).toBe('Bữa phụ');
    expect(valueText('menus', path, item)).toBe('Phở gà 1 tô');
    expect(valueText('menus', path, null)).toBe('Bỏ món này');
    expect(valueText('menus', 'meals.lunch.notes', null)).toBe('(trống)');
    const food = { measures: [{ unit: 'chén', amount: 150 }] };
    expect(fieldName('foods', 'measures.chén.amount', food)).toBe('Lượng, chén');
    expect(valueText('foods', 'measures.chén', null)).toBe('Bỏ mục này');
  });

  it('writes numbers, dates and chosen words in Vietnamese', () => {
    expect(valueText('clients', 'weight', 64.4)).toBe('64,4');
    expect(valueText('clients', 'birthYear', 1988)).toBe('1988');
    expect(valueText('consultations', 'visitDate', '2026-11-18')).toBe('18/11/2026');
    expect(valueText('clients', 'status', 'inactive')).toBe('Tạm dừng');
    expect(valueText('foods', 'status', 'inactive')).toBe('Ngừng dùng');
    expect(valueText('clients', 'status', 'paused')).toBe('paused');
    expect(valueText('clients', 'goals', ['Giảm cân', 'Ngủ đủ'])).toBe('Giảm cân, Ngủ đủ');
    expect(valueText('menus', 'sale', { price: 50_000, currency: 'VND', isActive: true })).toBe(
      'Giá (đ): 50.000; Tiền tệ: đồng; Đang bán: Có',
    );
  });

  it('shows an amount with its unit and a line by its name', () => {
    const path = 'meals.lunch.items.0190-a';
    const amount = { quantity: 1.5, unit: 'chén', unitAmount: 150 };
    expect(valueText('menus', `${path}.quantity`, amount)).toBe('1,5 chén');
    expect(valueText('menus', `${path}.itemId`, { itemId: 'x', name: 'Phở gà' })).toBe('Phở gà');
  });

  it('tells a removed value from an empty text and a deletion from a yes', () => {
    expect(valueText('clients', 'phone', null)).toBe('(trống)');
    expect(valueText('menus', 'isPublic', true)).toBe('Có');
    expect(valueText('menus', '_deleted', true)).toBe('Đã xóa');
    expect(valueText('menus', '_deleted', false)).toBe('Giữ lại');
  });
});
