import { z } from 'zod';
import { isOlder } from '../../../src/domain/protocol/protocolVersions';

/** Raise it with every change that an older product cannot read. */
export const FORMAT_VERSION = 1;
const FORMAT = 'bua-lanh-backup';

/** Nothing was changed. The message is for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number().int().min(1),
  product: z.string().regex(/^\d+\.\d+\.\d+/),
  createdAt: z.iso.datetime(),
});
export type Header = z.infer<typeof headerSchema>;

const documentSchema = z.looseObject({ _id: z.string().min(1) });

/**
 * Documents belong to the database named last. A document written during the backup may occur several times: the last line
 * holds.
 */
export const entrySchema = z.union([
  z.strictObject({ database: z.string().regex(/^[a-z][a-z0-9_$()+/-]{0,230}$/) }),
  z.strictObject({ doc: documentSchema }),
  z.strictObject({ gone: z.string().min(1) }),
]);
export type Entry = z.infer<typeof entrySchema>;

export const endSchema = z.strictObject({
  end: z.strictObject({
    databases: z.record(z.string(), z.number().int().min(0)),
    /** Of everything before this line, line ends included. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
});
export type Counts = Record<string, number>;

export function newHeader(product: string, now: Date): Header {
  return { format: FORMAT, version: FORMAT_VERSION, product, createdAt: now.toISOString() };
}

/** @throws BackupRefused when it is not ours, or of a newer product */
export function readHeader(line: unknown, product: string): Header {
  const read = headerSchema.safeParse(line);
  if (!read.success) throw new BackupRefused('this is not a backup of Bữa Lành');
  const { version, product: writer } = read.data;
  if (version > FORMAT_VERSION || isOlder(product, writer))
    throw new BackupRefused(
      `it was written by the newer version ${writer} (this is ${product}); upgrade first`,
    );
  return read.data;
}
