import { z } from 'zod';
import { publicProfileSchema } from '../domain/publicHouse/publicProfile';
import { reviewTargetSchema } from '../domain/publicHouse/reviews';
import { contract, ok } from './contract';

const answer = ok({
  profile: publicProfileSchema,
  path: z.string().optional(),
});

/** Prefilled from the application until a profile is saved. */
export const readPublicProfile = contract({
  method: 'get',
  path: '/api/expert/profile',
  callers: ['expert'],
  answer,
});

export const savePublicProfile = contract({
  method: 'put',
  path: '/api/expert/profile',
  callers: ['expert'],
  body: publicProfileSchema,
  bodyLimit: 32_000,
  answer,
});

const readSchema = z.object({
  target: reviewTargetSchema,
  title: z.string(),
  path: z.string(),
  views: z.number().int().min(0),
  likes: z.number().int().min(0),
  reviews: z.number().int().min(0),
  mean: z.number().optional(),
});
export type ReadThing = z.infer<typeof readSchema>;

export const readReaders = contract({
  method: 'get',
  path: '/api/expert/readers',
  callers: ['expert'],
  answer: ok({ things: z.array(readSchema).max(50) }),
});
