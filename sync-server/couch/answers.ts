import { z } from 'zod';
import { CouchUnavailable } from './errors';

const document = z.looseObject({ _id: z.string(), _rev: z.string() });

export const writtenAnswer = z.object({ id: z.string(), rev: z.string() });
export const versionAnswer = z.object({ version: z.string() });
export const databaseAnswer = z.object({ cluster: z.object({ n: z.number() }) });
export const namesAnswer = z.array(z.string());
export const bulkAnswer = z.array(
  z.object({
    id: z.string(),
    rev: z.string().optional(),
    error: z.string().optional(),
    reason: z.string().optional(),
  }),
);
export const rowsAnswer = z.object({
  rows: z.array(
    z.object({
      key: z.string(),
      id: z.string().optional(),
      value: z.object({ rev: z.string(), deleted: z.boolean().optional() }).optional(),
      doc: document.nullish(),
    }),
  ),
});
/** A sequence is opaque: CouchDB gives a string, older clusters gave arrays. */
const sequence = z
  .union([z.string(), z.number(), z.array(z.unknown())])
  .transform((seq) => (typeof seq === 'string' ? seq : JSON.stringify(seq)));
export const changesAnswer = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      seq: sequence,
      deleted: z.boolean().optional(),
      doc: z.looseObject({ _id: z.string() }).nullish(),
    }),
  ),
  last_seq: sequence,
  pending: z.number().default(0),
});

export const updatesAnswer = z.object({
  results: z.array(z.object({ db_name: z.string(), type: z.string() })),
  last_seq: sequence,
});
export const historyAnswer = z.object({
  _revisions: z.object({ start: z.number().int(), ids: z.array(z.string()) }).optional(),
});

/** An answer not from CouchDB (a proxy's page, a truncated body) counts as an unavailable database. */
export function readAnswer<T extends z.ZodType>(schema: T, answer: unknown): z.infer<T> {
  const read = schema.safeParse(answer);
  if (!read.success) throw new CouchUnavailable('the answer is not one of CouchDB');
  return read.data;
}
