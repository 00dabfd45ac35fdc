import { z } from 'zod';
import { IMAGE_LIMITS, IMAGE_SIZES, IMAGE_TYPES } from '../domain/records/images/limits';
import { callerSchema } from '../domain/protocol/protocol';
import { idSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

const params = z.object({ id: idSchema, size: z.enum(IMAGE_SIZES) });
const FORM_BYTES = 10_000;

export const putImage = contract({
  method: 'put',
  path: '/sync/images/:id/:size',
  callers: ['expert'],
  params,
  query: callerSchema,
  body: 'file',
  bodyLimit: IMAGE_LIMITS.fileBytes,
  answer: done,
});

export const getImage = contract({
  method: 'get',
  path: '/sync/images/:id/:size',
  callers: ['expert'],
  params,
  query: callerSchema,
  answer: { mediaTypes: IMAGE_TYPES },
});

/** An image that nothing public shows is `not_found`. */
export const getPublicImage = contract({
  method: 'get',
  path: '/images/:workspaceId/:imageId/:size',
  callers: ['anyone'],
  params: z.object({ workspaceId: idSchema, imageId: idSchema, size: z.enum(IMAGE_SIZES) }),
  answer: { mediaTypes: IMAGE_TYPES },
});

/** For online callers (product decision 25): form field `file` or `image`. */
export const uploadImage = contract({
  method: 'post',
  path: '/api/upload-image',
  callers: ['expert'],
  body: 'form',
  bodyLimit: IMAGE_LIMITS.fileBytes + FORM_BYTES,
  answer: ok({
    url: z.string(),
    file: z.object({ url: z.string(), mimeType: z.string(), size: z.number() }),
    downloadURL: z.string(),
    storagePath: z.string(),
  }),
});

export const deleteImage = contract({
  method: 'delete',
  path: '/api/delete-image',
  callers: ['expert'],
  body: z.object({ imageUrl: z.string().max(2000) }),
  answer: done,
});
