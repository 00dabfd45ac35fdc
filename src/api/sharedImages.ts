import { z } from 'zod';
import { IMAGE_LIMITS, IMAGE_SIZES, IMAGE_TYPES } from '../domain/records/images/limits';
import {
  SHARED_REASON_MAX,
  sharedFilesSchema,
  sharedImageSchema,
  sharedWordsSchema,
} from '../domain/records/images/sharing';
import { cleanLetters } from '../domain/text/cleanLetters';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

const staffImageSchema = sharedImageSchema.omit({ hashes: true, former: true }).extend({
  /** Documents of all practices that show it. */
  usageCount: z.number().int().min(0),
  lastUsedAt: instantSchema.optional(),
  /** Of the same author. */
  approvedBefore: z.number().int().min(0),
  declinedBefore: z.number().int().min(0),
  /** As they lie there now; null while the author's device still sends them, absent from gateways before 0.4. */
  files: sharedFilesSchema.nullable().optional(),
});
export type StaffImage = z.infer<typeof staffImageSchema>;

export const SHARED_IMAGES_LISTED = 100;

export const listSharedImages = contract({
  method: 'get',
  path: '/api/admin/images',
  callers: ['admin:manageContent'],
  query: z.object({
    state: z.enum(['waiting', 'approved', 'declined']).default('waiting'),
    q: z.string().trim().max(100).default(''),
  }),
  answer: ok({ images: z.array(staffImageSchema), total: z.number().int().min(0) }),
});

const params = z.object({ workspaceId: idSchema, id: idSchema });
/** The version that was seen: `decided_meanwhile` where it is another one by now. */
const version = z.number().int().min(1);
/** The files that were shown: other ones by now are `decided_meanwhile`. Who approves must name them. */
const files = sharedFilesSchema.nullable().optional();
const reason = z.string().overwrite(cleanLetters).trim().min(1).max(SHARED_REASON_MAX);

export const decideSharedImage = contract({
  method: 'post',
  path: '/api/admin/images/:workspaceId/:id/decide',
  callers: ['admin:manageContent'],
  params,
  body: z.discriminatedUnion('verdict', [
    z.object({
      verdict: z.literal('approved'),
      version,
      files,
      words: sharedWordsSchema.optional(),
    }),
    z.object({ verdict: z.literal('declined'), version, files, reason }),
    z.object({ verdict: z.literal('removed'), version, reason }),
  ]),
  answer: ok({ image: staffImageSchema }),
});

export const undoSharedImage = contract({
  method: 'post',
  path: '/api/admin/images/:workspaceId/:id/undo',
  callers: ['admin:manageContent'],
  params,
  body: z.object({ version }),
  answer: ok({ image: staffImageSchema }),
});

/** Of pictures that were offered; others are `not_found`. */
export const getOfferedImage = contract({
  method: 'get',
  path: '/api/admin/images/:workspaceId/:id/:size',
  callers: ['admin:manageContent'],
  params: params.extend({ size: z.enum(IMAGE_SIZES) }),
  /** Other bytes are `decided_meanwhile`, so that nobody decides about one file by the look of another. */
  query: z.object({ sha256: z.string().max(64).optional() }),
  answer: { mediaTypes: IMAGE_TYPES },
});

/** Both sizes, before `addSharedImage`. */
export const putSharedImage = contract({
  method: 'put',
  path: '/api/admin/images/new/:id/:size',
  callers: ['admin:manageContent'],
  params: z.object({ id: idSchema, size: z.enum(IMAGE_SIZES) }),
  body: 'file',
  bodyLimit: IMAGE_LIMITS.fileBytes,
  answer: done,
});

/** Straight into the shared library: who uploads has the right to approve it. */
export const addSharedImage = contract({
  method: 'post',
  path: '/api/admin/images/new/:id',
  callers: ['admin:manageContent'],
  params: z.object({ id: idSchema }),
  body: z.object({ words: sharedWordsSchema }),
  answer: ok({ image: staffImageSchema }),
});
