import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_RATING, computeRating, type ReviewTarget } from '../../domain/publicHouse/reviews';
import { reactionView, withRating } from './model';
import { Reactions } from './Reactions';

const at = '2026-11-25T03:00:00.000Z';
const rating = computeRating([
  { stars: 5, name: 'Chị Mai', text: 'Ngon', at, isBuyer: true },
  { stars: 4, name: 'Anh Phúc', text: '', at, isBuyer: false },
]);
const drawn = (type: ReviewTarget['type'], targetRating = rating): string =>
  renderToStaticMarkup(
    <Reactions
      view={reactionView({ target: { type, id: 'x1' }, rating: targetRating, likes: 1234 })}
    />,
  );

describe('P29 what readers say, on a page', () => {
  it('P29 shows mean, stars, who has bought it, and likes in Vietnamese numbers', () => {
    const html = drawn('recipes');
    for (const words of ['4,5', '2 đánh giá', 'Đã mua', '25/11/2026', '1.234', 'Viết đánh giá'])
      expect(html).toContain(words);
    expect(html.match(/type="radio"/g)).toHaveLength(5);
  });

  it('P29 an article takes comments without stars', () => {
    const html = drawn('articles', NO_RATING);
    expect(html).toContain('Chưa có bình luận nào.');
    expect(html).not.toContain('type="radio"');
  });

  it('P29 search engines read a mean only where readers gave stars', () => {
    const data = { '@type': 'Recipe' };
    expect(withRating(data, { rating: NO_RATING })).toEqual(data);
    expect(withRating(data, { rating })).toMatchObject({
      aggregateRating: { ratingValue: 4.5, ratingCount: 2, bestRating: 5 },
    });
  });
});
