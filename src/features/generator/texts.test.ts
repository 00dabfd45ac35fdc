import { expect, it } from 'vitest';
import type { Violation } from '../../domain/generator/types';
import { clashText, isForIt, missedLimits, missedText, reasonText } from './texts';

const salty = (day: number, value: number): Violation => ({
  day,
  nutrient: 'sodium',
  side: 'maximum',
  value,
  bound: 2000,
  by: 'target',
});
const fibre: Violation = {
  day: 1,
  nutrient: 'fiber',
  side: 'minimum',
  value: 19.2,
  bound: 25,
  by: 'target',
};

it('G10 a limit that several days miss is said once, with each day and its amount', () => {
  const missed = missedLimits([salty(0, 2105), fibre, salty(3, 2050)]);
  expect(missed).toHaveLength(2);
  expect(missedText(missed[0] as never, (day) => `T${day + 2}`)).toBe(
    'Natri vượt 2.000 mg (khoảng quanh mục tiêu): T2 2.105 mg, T5 2.050 mg',
  );
});

it('G10 says what stands in the way of a limit, and what would have to give', () => {
  const [missed] = missedLimits([fibre]);
  if (!missed) throw new Error('none');
  const { nutrient, side } = fibre;
  const energy = { nutrient: 'calories', side: 'maximum', bound: 1200, by: 'target' } as const;
  expect(clashText(missed, [{ nutrient, side, with: [energy] }])).toBe(
    'Món còn lại không giữ được cùng lúc chất xơ ít nhất 25 g với năng lượng nhiều nhất 1.200 kcal. Nới một trong các điều này.',
  );
  expect(clashText(missed, [{ nutrient, side, with: [] }])).toContain('Không món nào còn lại');
  expect(clashText(missed, [{ nutrient, side, with: [], isVariety: true }])).toContain('mỗi món');
  expect(clashText(missed, [])).toBe('');
});

it('G10 says of a dish whether it is of the wished region, and that a time is an estimate', () => {
  expect(reasonText({ kind: 'region', wished: 'south', region: 'south' })).toBe('Món miền Nam');
  expect(reasonText({ kind: 'region', wished: 'south' })).toContain('Không ghi miền nào');
  expect(isForIt({ kind: 'region', wished: 'south', region: 'south' })).toBe(true);
  expect(isForIt({ kind: 'region', wished: 'south', region: 'north' })).toBe(false);
  expect(reasonText({ kind: 'minutes', minutes: 20, isEstimate: true, of: 30 })).toContain('ước');
  expect(reasonText({ kind: 'cost', level: 1 })).toContain('mức tiết kiệm');
});
