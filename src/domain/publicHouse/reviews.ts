import { z } from 'zod';
import { isPersonName } from '../accounts/account';
import { cleanLetters } from '../text/cleanLetters';
import { cleanLine, cleanText } from '../text/clean';
import { idSchema, instantSchema } from '../schema/primitives';

export const reviewTargetSchema = z.object({
  type: z.enum(['menus', 'recipes', 'articles', 'experts']),
  id: idSchema,
});
export type ReviewTarget = z.infer<typeof reviewTargetSchema>;

export const [REVIEW_NAME_MAX, REVIEW_TEXT_MAX] = [60, 1_000];
export const [REPORT_TEXT_MAX, CONTACT_TEXT_MAX] = [1_000, 3_000];

export const hasStars = ({ type }: Pick<ReviewTarget, 'type'>): boolean => type !== 'articles';

export const readerNameSchema = z
  .string()
  .max(500)
  .overwrite((text) => cleanLine(cleanLetters(text), 500))
  .pipe(z.string().min(1).max(REVIEW_NAME_MAX).refine(isPersonName));

export const readerTextSchema = (most: number) =>
  z
    .string()
    .max(most * 4)
    .overwrite((text) => cleanText(cleanLetters(text), most * 4))
    .pipe(z.string().max(most));

export const reviewContentSchema = z.object({
  stars: z.number().int().min(1).max(5).optional(),
  name: z.string().max(REVIEW_NAME_MAX),
  text: z.string().max(REVIEW_TEXT_MAX),
  at: instantSchema,
});
export type ReviewContent = z.infer<typeof reviewContentSchema>;

export const userTypeSchema = z.enum(['expert', 'client']);

export const shownReviewSchema = reviewContentSchema.extend({
  isBuyer: z.boolean(),
  userType: userTypeSchema.optional(),
});
export type ShownReview = z.infer<typeof shownReviewSchema>;

/** `stars`: how often one star was given first, five last. */
export const ratingSchema = z.object({
  stars: z.array(z.number().int().min(0)).length(5),
  count: z.number().int().min(0),
  newest: z.array(shownReviewSchema),
});
export type Rating = z.infer<typeof ratingSchema>;

export const REVIEWS_SHOWN = 20;

export const NO_RATING: Rating = { stars: [0, 0, 0, 0, 0], count: 0, newest: [] };

export function computeRating(reviews: readonly ShownReview[]): Rating {
  const stars = [1, 2, 3, 4, 5].map(
    (number) => reviews.filter((one) => one.stars === number).length,
  );
  const newest = reviews.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, REVIEWS_SHOWN);
  return { stars, count: reviews.length, newest };
}

export function computeMean({ stars }: Pick<Rating, 'stars'>): { count: number; mean?: number } {
  const count = stars.reduce((sum, one) => sum + one, 0);
  if (count === 0) return { count };
  return { count, mean: stars.reduce((sum, one, at) => sum + one * (at + 1), 0) / count };
}

export const READER_FORMS = ['danh-gia', 'rut-lai', 'bao-cao', 'tin-nhan', 'thich'] as const;
export type ReaderForm = (typeof READER_FORMS)[number];

export const REPORT_REASONS = ['wrong', 'harmful', 'promise', 'copied', 'rude', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const ROBOTS =
  /(?<!\bcu)bot(?![a-z])|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|monitor|curl|wget|python|java\/|go-http|okhttp|axios|undici|scrapy|phantom/i;

export const isRobot = (userAgent: string | undefined): boolean =>
  !userAgent || ROBOTS.test(userAgent) || !/mozilla/i.test(userAgent);
