import { z } from 'zod';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import type { StoredDocument } from '../../couch/client';

export const CATALOGUE_DATABASE = 'catalogue';

/** Why an entry has the form that is stored; in its envelope, so that it is written with it. */
export interface EntryEdit {
  reason: string;
  importId?: string;
  /** Of what was decided about an expert's own food. */
  decisionId?: string;
  /** The key of the version that it replaced; absent for a new entry. */
  replaced?: string;
}

/** An entry of the catalogue as staff write it. Devices get its body alone. */
export interface StoredEntry extends StoredDocument {
  edit?: EntryEdit;
}

export const entryKey = (id: string): string => `catalogue:${id}`;

/** A former version of an entry, in `accounts`: devices pull all of `catalogue`. */
export const versionSchema = z.object({
  entryId: idSchema,
  version: z.string().max(100),
  body: z.record(z.string(), z.unknown()),
  deleted: z.boolean(),
  by: z.string().max(200),
  at: instantSchema,
  reason: z.string().max(1000).optional(),
  importId: idSchema.optional(),
  decisionId: idSchema.optional(),
});
export type StoredVersion = z.infer<typeof versionSchema>;

export const allVersions = 'catalogueVersion:';
export const versionsOf = (id: string): string => `${allVersions}${id}:`;

/** In the order of the versions: generation first, padded. */
export function versionKey(id: string, revision: string): string {
  const [generation = '', hash = ''] = revision.split('-');
  return `${versionsOf(id)}${generation.padStart(8, '0')}-${hash}`;
}
