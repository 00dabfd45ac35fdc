import { z } from 'zod';
import { idSchema, instantSchema } from '../../schema/primitives';
import { BULK_KINDS } from './kinds';

/** Imports that a device remembers. */
export const MAX_IMPORTS = 5;

/** One import, so that it can be undone as a whole: what was written, without what it says. */
export const importRecordSchema = z.strictObject({
  kind: z.enum(BULK_KINDS),
  file: z.string().max(300),
  at: instantSchema,
  ids: z.array(idSchema).max(50_000),
});
export type ImportRecord = z.infer<typeof importRecordSchema>;

/** A document as it was imported: whoever changed it since keeps it. */
export const isAsImported = (
  { updatedAt }: { updatedAt: string },
  { at }: Pick<ImportRecord, 'at'>,
): boolean => updatedAt === at;
