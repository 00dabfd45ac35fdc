import { expect, it } from 'vitest';
import { isFreeText, joinTexts, valueAt } from './texts';

it('S02 P18 both texts of a conflict can stand one below the other, within the longest text', () => {
  expect(isFreeText('notes', 'a', 'b')).toBe(true);
  expect(isFreeText('meals.lunch.notes', 'a', 'b')).toBe(true);
  expect(isFreeText('clientName', 'a', 'b')).toBe(false);
  expect(isFreeText('notes', 'a', null)).toBe(false);
  expect(isFreeText('notes', 'x'.repeat(10_000), 'y'.repeat(10_000))).toBe(false);
  expect(joinTexts('Ăn sáng sớm. ', ' Uống đủ nước.')).toBe('Ăn sáng sớm.\nUống đủ nước.');
});

it('S02 P18 finds what a document says now at the place of a conflict', () => {
  const line = { lineId: 'l.1', quantity: 80 };
  const document = { weight: 61, meals: { lunch: { items: [] }, dinner: { items: [line] } } };
  expect(valueAt(document, 'weight')).toBe(61);
  expect(valueAt(document, 'meals.lunch.items.l%2E1.quantity')).toBe(80);
  expect(valueAt(document, 'meals.lunch.items.gone.quantity')).toBeUndefined();
  expect(
    valueAt({ assignedMenus: [{ menuId: 'm1', status: 'active' }] }, 'assignedMenus.m1.status'),
  ).toBe('active');
});
