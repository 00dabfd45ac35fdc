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

const subjectSchema = z.object({
  target: reviewTargetSchema,
  workspaceId: idSchema,
  expertId: idSchema,
  title: z.string().max(300),
  path: z.string().max(300),
});
export type Subject = z.infer<typeof subjectSchema>;

const refusalSchema = z.object({
  reason: z.string().max(500),
  at: instantSchema,
  by: idSchema,
  wasShown: z.boolean().optional(),
});

/** `review:<type>:<id>:<voter>` in the accounts database. */
export const reviewSchema = subjectSchema.extend({
  voter: idSchema,
  isBuyer: z.boolean(),
  userType: userTypeSchema.optional(),
  shown: reviewContentSchema.optional(),
  waiting: reviewContentSchema.optional(),
  refusal: refusalSchema.optional(),
  /** The state before the last decision, for its undo. */
  former: z
    .object({
      at: instantSchema,
      shown: reviewContentSchema.optional(),
      waiting: reviewContentSchema.optional(),
      refusal: refusalSchema.optional(),
    })
    .optional(),
  /** Its author was told of a decision that was undone. */
  isReopened: z.boolean().optional(),
  createdAt: instantSchema,
});
export type Review = z.infer<typeof reviewSchema>;

/** `rating:<type>:<id>`; recomputed whenever a review changes. */
export const storedRatingSchema = ratingSchema.extend({ target: reviewTargetSchema });

export const likesSchema = z.object({
  target: reviewTargetSchema,
  count: z.number().int().min(0),
  /** Only the latest; forgotten voters stay counted. */
  voters: z.array(z.string()),
});

export const viewsSchema = z.object({
  target: reviewTargetSchema,
  expertId: idSchema,
  count: z.number().int().min(0),
  lastViewedAt: instantSchema,
  day: z.string().max(10),
  seen: z.array(z.string()),
});

/** `report:<id>`. */
export const reportSchema = subjectSchema.extend({
  reportId: idSchema,
  reason: z.enum(REPORT_REASONS),
  text: z.string().max(1_000),
  createdAt: instantSchema,
  closed: z.object({ by: idSchema, at: instantSchema }).optional(),
});
export type Report = z.infer<typeof reportSchema>;

export const MAX_WAITING = 200;

export const MAX_VOTERS = 5_000;

const formatName = ({ type, id }: ReviewTarget): string => `${type}:${id}`;
export const REVIEWS = 'review:';
export const REPORTS = 'report:';
export const reviewsPrefix = (target: ReviewTarget): `review:${string}:` =>
  `review:${formatName(target)}:`;
export const reviewKey = (target: ReviewTarget, voter: string): `review:${string}` =>
  `${reviewsPrefix(target)}${voter}`;
export const ratingKey = (target: ReviewTarget): `rating:${string}` =>
  `rating:${formatName(target)}`;
export const likesKey = (target: ReviewTarget): `likes:${string}` => `likes:${formatName(target)}`;
export const viewsKey = (target: ReviewTarget): `views:${string}` => `views:${formatName(target)}`;
export const reportKey = (reportId: string): `report:${string}` => `report:${reportId}`;

/** A hash of something only they hold, useless for anything else. */
export const hashVoter = (secret: string): string =>
  createHash('sha256').update(`reader ${secret}`).digest('hex').slice(0, 24);

export const listShown = (reviews: readonly Review[]): ShownReview[] =>
  reviews.flatMap(({ shown, isBuyer, userType }) =>
    shown ? [{ ...shown, isBuyer, ...(userType ? { userType } : {}) }] : [],
  );
