import { z } from 'zod';
import { libraryEntrySchema } from '../domain/records/library';
import { callerSchema } from '../domain/protocol/protocol';
import { LIBRARY_FOUND } from '../domain/publicHouse/published';
import { contract, ok } from './contract';

const answer = ok({ entries: z.array(libraryEntrySchema).max(LIBRARY_FOUND) });
export type LibrarySearchResponse = z.infer<typeof answer>;

/** Whether masters come with the lines that matched, or none; older apps send nothing and get all lines. */
const linesSchema = z.enum(['found', 'none']).optional();
export type LibraryLines = z.infer<typeof linesSchema>;

export const searchLibrary = contract({
  method: 'get',
  path: '/sync/library/search',
  callers: ['expert'],
  query: callerSchema.extend({ q: z.string().trim().min(1).max(100), lines: linesSchema }),
  answer,
});

/** Ids are separated by commas. */
export const readMasters = contract({
  method: 'get',
  path: '/sync/library/masters',
  callers: ['expert'],
  query: callerSchema.extend({
    ids: z
      .string()
      .max(LIBRARY_FOUND * 200)
      .transform((ids) => ids.split(','))
      .pipe(z.array(z.string().min(1)).min(1).max(LIBRARY_FOUND)),
  }),
  answer,
});
