import { expect, it } from 'vitest';
import { readMoney } from './typedMoney';

const limits = { min: 1, max: 500_000_000 };

it.each([
  ['1500000', 1_500_000],
  ['1.500.000', 1_500_000],
  ['1,500,000', 1_500_000],
  ['1 500 000', 1_500_000],
  ['1\u00a0500\u00a0000 ₫', 1_500_000],
  ['29.000đ', 29_000],
  ['29.000 VNĐ', 29_000],
  ['498.000 đồng', 498_000],
  ['１２３', 123],
  ['500k', 500_000],
  ['500 nghìn', 500_000],
  ['1,5 triệu', 1_500_000],
  ['1.25tr', 1_250_000],
])('reads %j', (text, amount) => expect(readMoney(text, limits)).toBe(amount));

it.each([
  '',
  '1.5',
  '1,5',
  '1.50',
  '15.00',
  '1.5000',
  '1.500,000',
  '1.500.00',
  '1500.000',
  '-1.000',
  '+1.000',
  '1e6',
  'một triệu',
  '1.000 2.000',
  '0',
  '500.000.001',
  '9999999999999',
  '0.500',
  '1.500k',
  '1.500 nghìn',
  '1,250 triệu',
  '1..000',
  '1.000.',
])('refuses %j', (text) => expect(readMoney(text, limits)).toBeUndefined());

it('reads back each amount that screens write', () => {
  for (let amount = 1; amount <= limits.max; amount = amount * 3 + 7)
    expect(readMoney(amount.toLocaleString('vi-VN'), limits)).toBe(amount);
});
