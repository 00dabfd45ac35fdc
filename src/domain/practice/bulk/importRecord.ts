import { z } from 'zod';
import { idSchema, instantSchema } from '../../schema/primitives';
import { BULK_KINDS } from './kinds';

export const MAX_IMPORTS = 5;

export const importRecordSchema = z.strictObject({
  kind: z.enum(BULK_KINDS),
  file: z.string().max(300),
  at: instantSchema,
  ids: z.array(idSchema).max(50_000),
});
export type ImportRecord = z.infer<typeof importRecordSchema>;

export const isAsImported = (
  { updatedAt }: { updatedAt: string },
  { at }: Pick<ImportRecord, 'at'>,
): boolean => updatedAt === at;
