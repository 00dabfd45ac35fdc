import { describe, expect, it } from 'vitest';
import type { Adjusted } from '../../../domain/generator/exchange/adjust';
import type { Swap } from '../../../domain/generator/exchange/swaps';
import { createLimit } from '../../../domain/verdict/limit';
import type { VerdictLine } from '../../../domain/verdict/types';
import {
  blurredText,
  limitedText,
  mendedTexts,
  missedText,
  listRemarks,
  shortfallTexts,
} from './texts';
import type { Limit } from '../../../domain/clinical/limitTypes';

const most = (of: Limit['of'], value: number, more: Partial<Limit> = {}): Limit =>
  createLimit({
    of,
    side: 'maximum',
    value,
    per: 'day',
    origin: { by: 'expert', note: 'n' },
    severity: 'expert',
    ...more,
  });
const judged = (limit: Limit, status: VerdictLine['status'], known: number): VerdictLine => ({
  limit,
  status,
  known,
  share: 1,
});
const swapWith = (change: Partial<Swap>) =>
  ({ mended: [], blurred: [], shortfalls: [], ...change }) as unknown as Swap;

const more = (amount: number | undefined) =>
  limitedText({
    nutrient: 'potassium',
    isBetter: false,
    ...(amount === undefined ? {} : { more: amount }),
  });

describe('G5 words of an exchange', () => {
  it('says how much more or less of a nutrient comes in words', () => {
    expect([-120, 80, -3.5, undefined].map(more)).toEqual([
      'bớt\u00a0120\u00a0mg kali',
      'thêm\u00a080\u00a0mg kali',
      'bớt\u00a03,5\u00a0mg kali',
      'kali chưa rõ',
    ]);
  });

  it('says what other meals have to make up for, without needs of the table', () => {
    const least = (of: Limit['of'], rest: Partial<Limit> = {}) =>
      judged(most(of, 1600, { side: 'minimum', ...rest }), 'short', 1400);
    const short = [least('calories'), least('carbs'), least('calcium', { isNeed: true })];
    expect(shortfallTexts(swapWith({ shortfalls: short }))).toEqual([
      'Ngày sẽ thiếu năng lượng, bột đường: bù ở bữa khác',
    ]);
    const share = [judged(most('mealEnergy', 0.45), 'over', 0.5)];
    expect(shortfallTexts(swapWith({ shortfalls: share }))).toHaveLength(1);
    expect(shortfallTexts(swapWith({}))).toEqual([]);
  });

  it('names the limits that an offer mends, and those that nobody could tell of any more, without needs', () => {
    const [sodium, need] = [
      most('sodium', 2000),
      most('calcium', 800, { side: 'minimum', isNeed: true }),
    ];
    const before = [judged(sodium, 'over', 2400), judged(need, 'short', 300)];
    const after = [judged(sodium, 'met', 1900), judged(need, 'met', 900)];
    expect(mendedTexts(before, swapWith({ mended: after }))).toEqual(['hết vượt natri']);
    const open = [judged(sodium, 'unknown', 1000), judged(need, 'unknown', 100)];
    expect(blurredText(swapWith({ blurred: open }))).toBe(
      'Không còn đủ số liệu để nói natri đạt hay không',
    );
    expect(blurredText(swapWith({}))).toBe('');
    expect(missedText(before)).toBe('natri 2.400 mg (tối đa 2.000 mg)');
    const twice = [...before, judged(most('sodium', 2300), 'over', 2400)];
    expect(missedText(twice)).toBe('natri 2.400 mg (tối đa 2.000 mg)');
  });

  it('names the line of the verdict that stops an adjustment, also where it is no nutrient', () => {
    const sugar = most('freeSugars', 25);
    const adjusted: Adjusted = {
      changes: [],
      after: { calories: 1200, protein: 40 },
      reached: false,
      obstacles: [sugar, sugar],
      broken: [{ ...judged(most('sodium', 2000), 'over', 2300), by: 300 }],
    };
    expect(listRemarks(adjusted)).toEqual([
      'Không chỉnh thêm được vì đường tự do không được trên 25 g (bạn đặt: n).',
      'Natri sẽ là 2.300 mg, tối đa 2.000 mg (bạn đặt: n).',
    ]);
  });
});
