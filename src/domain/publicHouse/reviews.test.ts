import { describe, expect, it } from 'vitest';
import {
  isRobot,
  computeMean,
  NO_RATING,
  computeRating,
  readerNameSchema,
  readerTextSchema,
} from './reviews';

const at = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`;

describe('P29 what readers say of one thing', () => {
  it('P29 is counted by its stars, the newest first; a comment has no share in the mean', () => {
    const rating = computeRating([
      { stars: 5, name: 'Mai', text: 'Ngon', at: at(2), isBuyer: true },
      { stars: 4, name: 'Phúc', text: '', at: at(9), isBuyer: false },
      { name: 'Hoa', text: 'Cảm ơn', at: at(5), isBuyer: false },
    ]);
    expect(rating.stars).toEqual([0, 0, 0, 1, 1]);
    expect(rating.newest.map(({ name }) => name)).toEqual(['Phúc', 'Hoa', 'Mai']);
    expect(computeMean(rating)).toEqual({ count: 2, mean: 4.5 });
    expect(computeMean(NO_RATING)).toEqual({ count: 0 });
  });

  it('P29 names and texts lose what nobody sees, and are bounded', () => {
    expect(readerNameSchema.parse('  Chị\u200b\n Mai ')).toBe('Chị Mai');
    for (const name of ['', '   ', 'x'.repeat(61), 'http://lua-dao.example'])
      expect(readerNameSchema.safeParse(name).success, name).toBe(false);
    expect(readerTextSchema(20).parse('Một\u0000\r\n\n\n\nhai')).toBe('Một\n\nhai');
    expect(readerTextSchema(20).safeParse('x'.repeat(21)).success).toBe(false);
  });
});

describe('P29 robots', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['curl/8.5.0', true],
    ['node', true],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
    ['Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0.0.0', true],
    ['facebookexternalhit/1.1', true],
    ['Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile', false],
    ['Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) AppleWebKit/537.36 Chrome/120.0.0.0', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', false],
  ])('P29 %s', (userAgent, expected) => {
    expect(isRobot(userAgent)).toBe(expected);
  });
});
