import { describe, expect, it } from 'vitest';
import { dateAfter } from '../../text/days';
import {
  findChay,
  foodsRefusedBy,
  getCustoms,
  dayRestrictions,
  mealHours,
  region,
  texture,
  type CustomsClient,
} from './client';

const buildClient = (
  dietaryRestrictions: string,
  more: Partial<CustomsClient> = {},
): CustomsClient => ({
  allergies: [],
  medicalConditions: [],
  updatedAt: '2026-11-28T05:00:00.000Z',
  dietaryRestrictions,
  ...more,
});

/** Days of chay from 9 December 2026, the first of the eleventh lunar month, which has 30 days. */
function daysOfChay(client: CustomsClient, from = '2026-12-09', days = 30): number[] {
  return Array.from({ length: days }, (_, offset) => offset).flatMap((offset) =>
    dayRestrictions(client, dateAfter(from, offset)).chay ? [offset + 1] : [],
  );
}

describe('what a client does not eat on a day', () => {
  it.each([
    ['Ăn chay ngày rằm, mồng một', [1, 15]],
    ['ăn chay tứ trai', [1, 8, 15, 23]],
    ['lục trai', [8, 14, 15, 23, 29, 30]],
    ['thập trai', [1, 8, 14, 15, 18, 23, 24, 28, 29, 30]],
    ['ăn chay 30, mùng 1, 14, rằm', [1, 14, 15, 30]],
  ])('%s: the lunar days of it', (text, days) => {
    expect(daysOfChay(buildClient(text))).toEqual(days);
    expect(findChay(buildClient(text)) !== undefined).toBe(false);
  });

  it('a month of 29 days has its last days one earlier', () => {
    // 8 January 2027 is the first of the twelfth month, of 29 days.
    expect(daysOfChay(buildClient('lục trai'), '2027-01-08', 29)).toEqual([8, 14, 15, 23, 28, 29]);
    expect(daysOfChay(buildClient('thập trai'), '2027-01-08', 29)).toEqual([
      1, 8, 14, 15, 18, 23, 24, 27, 28, 29,
    ]);
  });

  it('every day is only what says so', () => {
    expect(findChay(buildClient('Ăn chay trường')) !== undefined).toBe(true);
    expect(findChay(buildClient('Ăn chay')) !== undefined).toBe(true);
    expect(findChay(buildClient('ăn chay tháng 7')) !== undefined).toBe(false);
    expect(findChay(buildClient('không ăn chay nữa')) !== undefined).toBe(false);
    expect(findChay(buildClient('hay chạy bộ')) !== undefined).toBe(false);
  });

  it('what was not said of eggs and milk stays unsaid, and what the expert chose stands', () => {
    expect(dayRestrictions(buildClient('ăn chay'), '2026-12-01').chay).toMatchObject({
      egg: undefined,
    });
    const chosen = buildClient('ăn chay', {
      customs: [{ key: 'chay:daily', state: 'kept', egg: true }],
    });
    expect(dayRestrictions(chosen, '2026-12-01').chay).toMatchObject({ egg: true });
    expect(getCustoms(chosen).kept[0]).toMatchObject({ isConfirmed: true });
  });

  it('what the expert dropped is not kept, and is still shown', () => {
    const dropped = buildClient('ghét hành', {
      customs: [{ key: 'avoid:hanh', state: 'dropped' }],
    });
    expect(dayRestrictions(dropped, '2026-12-01').dislikes).toEqual([]);
    expect(getCustoms(dropped).dropped).toHaveLength(1);
  });

  it.each([
    ['Không ăn tôm', 'Dị ứng tôm, phải cấp cứu', 'dị ứng tôm'],
    ['Không thích tôm', 'Không ăn được tôm', 'tôm'],
    ['Không thích cà', 'Dị ứng cá. Không thích cà', 'dị ứng cá'],
    ['Không thích cà', 'Không thích cá', 'cá'],
  ])('a decision about “%s” does not drop “%s”', (before, after, food) => {
    const key = getCustoms(buildClient(before)).kept[0]!.key;
    const customs = [{ key, state: 'dropped' as const }];
    expect(getCustoms(buildClient(before, { customs })).kept).toEqual([]);
    expect(foodsRefusedBy(buildClient(after, { customs }))).toContain(food);
  });

  it('a decision about an allergy holds for a weaker refusal, and can be taken back', () => {
    const key = getCustoms(buildClient('Dị ứng tôm')).kept[0]!.key;
    const weaker = buildClient('Không thích tôm', { customs: [{ key, state: 'dropped' }] });
    expect(getCustoms(weaker).dropped.map((one) => one.key)).toEqual([key]);
  });

  it('a decision of before, whose key names no degree, drops no allergy', () => {
    const customs = [{ key: 'avoid:tom', state: 'dropped' as const }];
    expect(foodsRefusedBy(buildClient('Không ăn tôm', { customs }))).toEqual([]);
    expect(foodsRefusedBy(buildClient('Dị ứng tôm', { customs }))).toEqual(['dị ứng tôm']);
    const twins = [{ key: 'avoid:ca', state: 'dropped' as const }];
    const both = buildClient('Không ăn cá. Không thích cà', { customs: twins });
    expect(foodsRefusedBy(both)).toEqual(['cá', 'cà']);
  });

  it('of one food in two fields the allergy stays', () => {
    const both = buildClient('Không ăn tôm', { workoutFrequency: 'tập gym, dị ứng tôm' });
    expect(foodsRefusedBy(both)).toEqual(['dị ứng tôm']);
  });

  it('a custom ends with its day or with the pregnancy', () => {
    const july = buildClient('ăn chay đến hết tháng 7');
    expect(dayRestrictions(july, '2027-07-31').chay).toBeDefined();
    expect(dayRestrictions(july, '2027-08-01').chay).toBeUndefined();
    const raw = buildClient('không ăn gỏi cá khi mang thai', {
      pregnancy: { week: 20, weekDate: '2026-11-28' },
    });
    expect(dayRestrictions(raw, '2026-12-01').avoid).toEqual(['gỏi cá']);
    expect(dayRestrictions(raw, '2027-09-01').avoid).toEqual([]);
  });

  it('an allergy of the record is not said twice', () => {
    const both = buildClient('dị ứng tôm, không ăn cua', { allergies: ['Tôm'] });
    expect(dayRestrictions(both, '2026-12-01').avoid).toEqual(['cua']);
  });
});

describe('how a client eats', () => {
  it('hours of who works at night, and those that were set', () => {
    expect(mealHours(buildClient('làm ca đêm, ngủ ngày'), '2026-12-01')).toMatchObject({
      breakfast: '16:00',
    });
    const own = buildClient('làm ca đêm; ăn tối 22h', { mealHours: { breakfast: '15:00' } });
    expect(mealHours(own, '2026-12-01')).toMatchObject({ breakfast: '15:00', dinner: '22:00' });
    expect(mealHours(buildClient('ăn nhiều rau'), '2026-12-01')).toEqual({});
  });

  it('teeth and the region', () => {
    expect(texture(buildClient('móm răng, ăn mềm'), '2026-12-01')).toBe('soft');
    expect(texture(buildClient('', { medicalConditions: ['Khó nuốt'] }), '2026-12-01')).toBe(
      'minced',
    );
    expect(region(buildClient('thích món Huế'), '2026-12-01')).toEqual({
      region: 'central',
      place: 'hue',
    });
    expect(region(buildClient('quê Nam Định'), '2026-12-01')).toEqual({ region: 'north' });
  });
});
