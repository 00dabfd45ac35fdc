import { expect, it } from 'vitest';
import type { MissedLine } from '../../domain/generator/types';
import { createLimit } from '../../domain/verdict/limit';
import {
  clashText,
  isForIt,
  loosenedText,
  missedLimits,
  missedText,
  reasonText,
  repeatText,
} from './texts';

const source = { guideline: 'KDIGO', year: 2024, place: '3.3.2.1' };
const sodium = createLimit({
  of: 'sodium',
  side: 'maximum',
  value: 2000,
  per: 'day',
  origin: { by: 'condition', condition: 'kidney', source },
  severity: 'illness',
});
const fibre = createLimit({
  of: 'fiber',
  side: 'minimum',
  value: 25,
  per: 'day',
  origin: { by: 'fixed' },
  severity: 'general',
});

const salty = (day: number, known: number, share = 1): MissedLine => ({
  day,
  line: { limit: sodium, known, share, status: 'over', by: known - 2000 },
});
const little: MissedLine = {
  line: { limit: fibre, known: 19.2, share: 1, status: 'short', by: 5.8 },
};

const day = (at: number) => `T${at + 2}`;

it('G10 a limit that several days miss is said once, with each day, its amount, guideline and year', () => {
  const missed = missedLimits([salty(0, 2105), little, salty(3, 2050, 0.8)]);
  expect(missed).toHaveLength(2);
  expect(missedText(missed[0] as never, day)).toBe(
    'Natri, tối đa 2.000 mg (Bệnh thận mạn · KDIGO 2024): T2 2.105 mg, vượt 105 mg; T5 ≥ 2.050 mg, vượt 50 mg',
  );
  expect(missedText(missed[1] as never, day)).toContain('Cả tuần 19,2 g, thiếu 5,8 g');
});

it('must 4: a refusal that is kept in part is said apart from figures that were loosened', () => {
  const refusal = { kind: 'restriction', word: 'rau' } as const;
  const figure = { kind: 'partlyKnown', word: 'potassium' } as const;
  expect(loosenedText([refusal])).toMatch(/^Chỉ giữ được một phần: “rau”\./);
  expect(loosenedText([figure])).not.toContain('một phần: “');
  expect(loosenedText([figure, refusal])).toMatch(/kali.*Chỉ giữ được một phần/);
});

it('G10 says what stands in the way of a limit, and what would have to give', () => {
  const [missed] = missedLimits([little]);
  if (!missed) throw new Error('none');
  expect(clashText(missed, [{ of: fibre, with: [sodium] }])).toBe(
    'Món còn lại không giữ được cùng lúc chất xơ tối thiểu 25 g với natri tối đa 2.000 mg. Nới một trong các điều này.',
  );
  expect(clashText(missed, [{ of: fibre, with: [] }])).toContain('Không món nào còn lại');
  expect(clashText(missed, [{ of: fibre, with: [], isVariety: true }])).toContain('mỗi món');
  expect(clashText(missed, [])).toBe('');
});

it('G10 says that a library has too few dishes of a region', () => {
  expect(repeatText({ kind: 'region', name: 'central', times: 3, of: 7 })).toContain(
    '3 món miền Trung trong tuần, cần ít nhất 7',
  );
});

it('G10 says of a dish whether it is of the wished region, and that a time is an estimate', () => {
  expect(reasonText({ kind: 'region', wished: 'south', region: 'south' })).toBe('Món miền Nam');
  expect(reasonText({ kind: 'region', wished: 'south' })).toContain('Không ghi miền nào');
  expect(isForIt({ kind: 'region', wished: 'south', region: 'south' })).toBe(true);
  expect(isForIt({ kind: 'region', wished: 'south', region: 'north' })).toBe(false);
  expect(reasonText({ kind: 'minutes', minutes: 20, isEstimate: true, of: 30 })).toContain('ước');
  expect(reasonText({ kind: 'cost', level: 1 })).toContain('mức tiết kiệm');
});
