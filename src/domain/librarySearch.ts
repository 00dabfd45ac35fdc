import { z } from 'zod';
import { idSchema } from './primitives';
import { LIBRARY_FOUND } from './published';

/** `GET /sync/library/search`: public masters of others, also those that the device does not keep. */
export const librarySearchSchema = z.object({
  accountId: idSchema,
  workspaceId: idSchema,
  deviceId: idSchema,
  q: z.string().trim().min(1).max(100),
  /**
   * Which lines come with the masters: those that the search found, or none; older apps do not say
   * and get all.
   */
  lines: z.enum(['found', 'none']).optional(),
});
export type LibraryLines = z.infer<typeof librarySearchSchema>['lines'];

/** `GET /sync/library/masters`: masters that a search named, with their lines. Ids stand between commas. */
export const libraryMastersSchema = librarySearchSchema.omit({ q: true, lines: true }).extend({
  ids: z
    .string()
    .max(LIBRARY_FOUND * 200)
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.string().min(1)).min(1).max(LIBRARY_FOUND)),
});
