import { z } from 'zod';
import { emailSchema } from '../domain/accounts/account';
import { cleanLetters } from '../domain/text/cleanLetters';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { PUBLIC_PATHS } from '../domain/publicHouse/publicPaths';
import {
  CONTACT_TEXT_MAX,
  hasStars,
  readerNameSchema,
  readerTextSchema,
  READER_FORMS,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  REVIEW_TEXT_MAX,
  reviewContentSchema,
  reviewTargetSchema,
  userTypeSchema,
} from '../domain/publicHouse/reviews';
import { contract, done, ok } from './contract';

/** Random id made by the reader's device: whoever holds it is one person. */
const deviceSchema = z.string().regex(/^[a-f0-9]{32}$/);
const purchaseTokenSchema = z.string().max(300).optional();
/** Honeypot: hidden from people, filled in by bots. */
const trapSchema = z.string().max(200).default('');

/** Sent again, it replaces the former review. */
export const sendReview = contract({
  method: 'post',
  path: '/api/reviews',
  callers: ['anyone'],
  body: z
    .object({
      target: reviewTargetSchema,
      device: deviceSchema,
      stars: z.number().int().min(1).max(5).optional(),
      name: readerNameSchema,
      text: readerTextSchema(REVIEW_TEXT_MAX),
      purchase: purchaseTokenSchema,
      website: trapSchema,
    })
    .refine(({ target, stars, text }) => (hasStars(target) ? stars !== undefined : text !== '')),
  bodyLimit: 16_000,
  answer: done,
});

export const withdrawReview = contract({
  method: 'post',
  path: '/api/reviews/withdraw',
  callers: ['anyone'],
  body: z.object({
    target: reviewTargetSchema,
    device: deviceSchema,
    purchase: purchaseTokenSchema,
  }),
  answer: done,
});

export const likeTarget = contract({
  method: 'post',
  path: '/api/likes',
  callers: ['anyone'],
  body: z.object({ target: reviewTargetSchema, device: deviceSchema, liked: z.boolean() }),
  answer: ok({ likes: z.number().int().min(0) }),
});

/** Counted once per device and day, without robots. */
export const countView = contract({
  method: 'post',
  path: '/api/views',
  callers: ['anyone'],
  body: z.object({ target: reviewTargetSchema, device: deviceSchema }),
  answer: done,
});

export const sendReport = contract({
  method: 'post',
  path: '/api/reports',
  callers: ['anyone'],
  body: z.object({
    target: reviewTargetSchema,
    device: deviceSchema,
    reason: z.enum(REPORT_REASONS),
    text: readerTextSchema(REPORT_TEXT_MAX),
    website: trapSchema,
  }),
  bodyLimit: 16_000,
  answer: done,
});

export const contactExpert = contract({
  method: 'post',
  path: '/api/experts/contact',
  callers: ['anyone'],
  body: z.object({
    /** Idempotency key made by the device. */
    key: idSchema,
    expertId: idSchema,
    name: readerNameSchema,
    email: emailSchema,
    text: readerTextSchema(CONTACT_TEXT_MAX).refine((text) => text.length >= 10),
    website: trapSchema,
  }),
  bodyLimit: 32_000,
  answer: done,
});

/**
 * `application/x-www-form-urlencoded` from a browser without scripts: redirects to the page, or shows the form again as
 * typed.
 */
export const postReaderForm = contract({
  method: 'post',
  path: `${PUBLIC_PATHS.form}:what`,
  callers: ['anyone'],
  params: z.object({ what: z.enum(READER_FORMS) }),
  body: 'form',
  bodyLimit: 48_000,
  answer: { mediaTypes: ['text/html'] },
});

const subjectSchema = z.object({
  target: reviewTargetSchema,
  title: z.string(),
  path: z.string(),
  expert: z.object({ id: z.string(), name: z.string() }),
});

const staffReviewSchema = subjectSchema.extend({
  voter: idSchema,
  isBuyer: z.boolean(),
  userType: userTypeSchema.optional(),
  waiting: reviewContentSchema.optional(),
  shown: reviewContentSchema.optional(),
  refusal: z.object({ reason: z.string(), at: instantSchema }).optional(),
});
export type StaffReview = z.infer<typeof staffReviewSchema>;

export const REVIEWS_LISTED = 100;

export const listReviews = contract({
  method: 'get',
  path: '/api/admin/reviews',
  callers: ['admin:manageContent'],
  query: z.object({ state: z.enum(['waiting', 'shown', 'refused']).default('waiting') }),
  answer: ok({ reviews: z.array(staffReviewSchema), total: z.number().int().min(0) }),
});

export const REVIEW_REASON_MAX = 500;
/** Seconds in which a decision can be undone. */
export const REVIEW_UNDO_SECONDS = 30;
/** Absent from gateways before 0.4. */
const undo = z.object({ decidedAt: instantSchema, until: instantSchema }).optional();
export type ReviewUndo = z.infer<typeof undo>;

/** `at` says which version was read: a version changed meanwhile is not decided on. */
const decided = { target: reviewTargetSchema, voter: idSchema, at: instantSchema };

export const approveReview = contract({
  method: 'post',
  path: '/api/admin/reviews/approve',
  callers: ['admin:manageContent'],
  body: z.object(decided),
  answer: ok({ undo }),
});

export const refuseReview = contract({
  method: 'post',
  path: '/api/admin/reviews/refuse',
  callers: ['admin:manageContent'],
  body: z.object({
    ...decided,
    reason: z.string().overwrite(cleanLetters).trim().min(1).max(REVIEW_REASON_MAX),
  }),
  answer: ok({ undo }),
});

export const undoReview = contract({
  method: 'post',
  path: '/api/admin/reviews/undo',
  callers: ['admin:manageContent'],
  body: z.object({ target: reviewTargetSchema, voter: idSchema, decidedAt: instantSchema }),
  answer: done,
});

const staffReportSchema = subjectSchema.extend({
  id: idSchema,
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  at: instantSchema,
});
export type StaffReport = z.infer<typeof staffReportSchema>;

export const listReports = contract({
  method: 'get',
  path: '/api/admin/reports',
  callers: ['admin:manageContent'],
  answer: ok({ reports: z.array(staffReportSchema), total: z.number().int().min(0) }),
});

export const closeReport = contract({
  method: 'post',
  path: '/api/admin/reports/:id/close',
  callers: ['admin:manageContent'],
  params: z.object({ id: idSchema }),
  answer: done,
});
