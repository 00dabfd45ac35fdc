import { dateInVietnam, dayText } from '../../domain/text/days';
import { formatNumber } from '../../domain/nutrition/format';
import { cleanLine, cleanText } from '../../domain/text/clean';
import {
  hasStars,
  computeMean,
  REVIEW_NAME_MAX,
  REVIEW_TEXT_MAX,
  type Rating,
  type ReviewTarget,
} from '../../domain/publicHouse/reviews';

export interface ReactionSource {
  target: ReviewTarget;
  rating: Rating;
  likes: number;
  purchase?: string | undefined;
}

export interface ReviewView {
  id: string;
  name: string;
  text: string;
  date: string;
  isBuyer: boolean;
  isExpert: boolean;
  stars?: number | undefined;
}

export interface ReactionView {
  target: ReviewTarget;
  kind: 'stars' | 'comments';
  likes: string;
  mean?: string | undefined;
  count: string;
  isCut: boolean;
  /** Five stars first; `share` in twentieths of all. */
  bars: { stars: number; count: number; share: number }[];
  reviews: ReviewView[];
  purchase?: string | undefined;
}

export function reactionView(source: ReactionSource): ReactionView {
  const { target, rating, likes, purchase } = source;
  const { count: starred, mean } = computeMean(rating);
  return {
    target,
    kind: hasStars(target) ? 'stars' : 'comments',
    likes: formatNumber(likes),
    mean: mean === undefined ? undefined : formatNumber(mean, 1),
    count: formatNumber(rating.count),
    isCut: rating.count > rating.newest.length,
    bars: rating.stars
      .map((count, at) => ({
        stars: at + 1,
        count,
        share: starred === 0 ? 0 : Math.round((count / starred) * 20),
      }))
      .toReversed(),
    reviews: rating.newest.map(({ name, text, at, isBuyer, userType, stars }, index) => ({
      id: `${at} ${index}`,
      name: cleanLine(name, REVIEW_NAME_MAX),
      text: cleanText(text, REVIEW_TEXT_MAX),
      date: dayText(dateInVietnam(at)),
      isBuyer,
      isExpert: userType === 'expert',
      stars,
    })),
    purchase,
  };
}

/**
 * schema.org `AggregateRating`, only of real reviews, and of recipes only: search engines take no rating of an article or
 * a person.
 */
export function withRating(data: object, { rating }: Pick<ReactionSource, 'rating'>): object {
  const { count, mean } = computeMean(rating);
  if (mean === undefined) return data;
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: Math.round(mean * 10) / 10,
    bestRating: 5,
    worstRating: 1,
    ratingCount: count,
  };
  return { ...data, aggregateRating };
}
