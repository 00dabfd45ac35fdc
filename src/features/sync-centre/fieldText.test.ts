import { describe, expect, it } from 'vitest';
import { fieldName, valueText } from './fieldText';

describe('P18 the sync centre speaks of fields and values in the words of a person', () => {
  it('names a field, also deep inside a meal', () => {
    expect(fieldName('weight')).toBe('Cân nặng (kg)');
    expect(fieldName('meals.lunch.items.0190-a.quantity')).toBe('Lượng, bữa trưa');
    expect(fieldName('meals.dinner.notes')).toBe('Ghi chú, bữa tối');
    expect(fieldName('somethingNew')).toBe('Nội dung');
  });

  it('names the line of a menu that a value belongs to, and a removed line as such', () => {
    const item = { lineId: '0190-a', name: 'Phở gà', quantity: 1, unit: 'tô' };
    const menu = { meals: { lunch: { items: [] }, dinner: { items: [item] } } };
    expect(fieldName('meals.lunch.items.0190-a.quantity', menu)).toBe('Lượng, bữa trưa, Phở gà');
    expect(fieldName('meals.lunch.items.0190-a', menu)).toBe('Món, bữa trưa, Phở gà');
    expect(valueText('meals.lunch.items.0190-a', item)).toBe('Phở gà 1 tô');
    expect(valueText('meals.lunch.items.0190-a', null)).toBe('Bỏ món này');
    expect(valueText('meals.lunch.notes', null)).toBe('(trống)');
  });

  it('writes numbers, dates and chosen words in Vietnamese', () => {
    expect(valueText('weight', 64.4)).toBe('64,4');
    expect(valueText('birthYear', 1988)).toBe('1988');
    expect(valueText('visitDate', '2026-11-18')).toBe('18/11/2026');
    expect(valueText('status', 'inactive')).toBe('Tạm dừng');
    expect(valueText('goals', ['Giảm cân', 'Ngủ đủ'])).toBe('Giảm cân, Ngủ đủ');
  });

  it('shows an amount with its unit and a line by its name', () => {
    const path = 'meals.lunch.items.0190-a.quantity';
    expect(valueText(path, { quantity: 1.5, unit: 'chén', unitAmount: 150 })).toBe('1,5 chén');
    expect(valueText('meals.lunch.items.0190-a.itemId', { itemId: 'x', name: 'Phở gà' })).toBe(
      'Phở gà',
    );
  });

  it('tells a removed value from an empty text and a deletion from a yes', () => {
    expect(valueText('phone', null)).toBe('(trống)');
    expect(valueText('isPublic', true)).toBe('Có');
    expect(valueText('_deleted', true)).toBe('Đã xóa');
    expect(valueText('_deleted', false)).toBe('Giữ lại');
  });
});
