import { createHash } from 'node:crypto';
import { z } from 'zod';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import {
  ratingSchema,
  REPORT_REASONS,
  reviewContentSchema,
  reviewTargetSchema,
  userTypeSchema,
  type ReviewTarget,
  type ShownReview,
} from '../../../src/domain/publicHouse/reviews';

/** The public thing that readers speak of, as it was when they did. */
const subjectSchema = z.object({
  target: reviewTargetSchema,
  workspaceId: idSchema,
  expertId: idSchema,
  title: z.string().max(300),
  path: z.string().max(300),
});
export type Subject = z.infer<typeof subjectSchema>;

/** Words of one person on one thing (`review:<type>:<id>:<voter>` of the accounts). */
export const reviewSchema = subjectSchema.extend({
  voter: idSchema,
  /** The person has bought it. */
  isBuyer: z.boolean(),
  /** Of somebody with an account, whose name it has. */
  userType: userTypeSchema.optional(),
  shown: reviewContentSchema.optional(),
  /** Sent, and not looked at by the staff yet. */
  waiting: reviewContentSchema.optional(),
  refusal: z
    .object({
      reason: z.string().max(500),
      at: instantSchema,
      by: idSchema,
      /** It was taken down; its author has read of it. */
      wasShown: z.boolean().optional(),
    })
    .optional(),
  createdAt: instantSchema,
});
export type Review = z.infer<typeof reviewSchema>;

/** Counts of one thing's reviews, made of them again whenever one changes (`rating:<type>:<id>`). */
export const storedRatingSchema = ratingSchema.extend({ target: reviewTargetSchema });

/** Who likes one thing (`likes:<type>:<id>`). */
export const likesSchema = z.object({
  target: reviewTargetSchema,
  count: z.number().int().min(0),
  /** The latest of them: who is forgotten stays counted. */
  voters: z.array(z.string()),
});

/** How often one thing was read (`views:<type>:<id>`). */
export const viewsSchema = z.object({
  target: reviewTargetSchema,
  expertId: idSchema,
  count: z.number().int().min(0),
  lastViewedAt: instantSchema,
  /** Local date of `seen`: devices that were counted on it. */
  day: z.string().max(10),
  seen: z.array(z.string()),
});

/** A reader's report (`report:<id>`). */
export const reportSchema = subjectSchema.extend({
  reportId: idSchema,
  reason: z.enum(REPORT_REASONS),
  text: z.string().max(1_000),
  createdAt: instantSchema,
  closed: z.object({ by: idSchema, at: instantSchema }).optional(),
});
export type Report = z.infer<typeof reportSchema>;

/** Most reviews of one thing that wait at a time. */
export const MAX_WAITING = 200;

/** Devices of one thing that are remembered for its likes, and for its readers of one day. */
export const MAX_VOTERS = 5_000;

const nameOf = ({ type, id }: ReviewTarget): string => `${type}:${id}`;
export const REVIEWS = 'review:';
export const REPORTS = 'report:';
export const reviewsOf = (target: ReviewTarget): `review:${string}:` => `review:${nameOf(target)}:`;
export const reviewKey = (target: ReviewTarget, voter: string): `review:${string}` =>
  `${reviewsOf(target)}${voter}`;
export const ratingKey = (target: ReviewTarget): `rating:${string}` => `rating:${nameOf(target)}`;
export const likesKey = (target: ReviewTarget): `likes:${string}` => `likes:${nameOf(target)}`;
export const viewsKey = (target: ReviewTarget): `views:${string}` => `views:${nameOf(target)}`;
export const reportKey = (reportId: string): `report:${string}` => `report:${reportId}`;

/** Name of a person in what is stored: of what only they hold, and of use for nothing else. */
export const voterOf = (secret: string): string =>
  createHash('sha256').update(`reader ${secret}`).digest('hex').slice(0, 24);

/** The shown words of reviews. */
export const shownOf = (reviews: readonly Review[]): ShownReview[] =>
  reviews.flatMap(({ shown, isBuyer, userType }) =>
    shown ? [{ ...shown, isBuyer, ...(userType ? { userType } : {}) }] : [],
  );
