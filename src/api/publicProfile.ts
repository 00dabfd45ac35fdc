import { z } from 'zod';
import { publicProfileSchema } from '../domain/publicHouse/publicProfile';
import { reviewTargetSchema } from '../domain/publicHouse/reviews';
import { contract, ok } from './contract';

const answer = ok({
  profile: publicProfileSchema,
  /** Of the public page; absent while nothing of the expert is shown. */
  path: z.string().optional(),
});

/** The signed-in expert's public profile; what an application said stands there until another one is kept. */
export const readPublicProfile = contract({
  method: 'get',
  path: '/api/expert/profile',
  callers: ['expert'],
  answer,
});

/** Keeps it; the public page follows within seconds. */
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
  /** Reviews or comments that are shown. */
  reviews: z.number().int().min(0),
  /** Of their stars, where there are any. */
  mean: z.number().optional(),
});
export type ReadThing = z.infer<typeof readSchema>;

/** How the expert's public things are read and liked, those that are read most first. */
export const readReaders = contract({
  method: 'get',
  path: '/api/expert/readers',
  callers: ['expert'],
  answer: ok({ things: z.array(readSchema).max(50) }),
});
