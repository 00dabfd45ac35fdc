import type { z } from 'zod';
import { readTolerantly, parseTolerantly } from '../../src/domain/schema/tolerance';
import type { StoredDocument } from '../couch/client';

/** Database of everything that only the gateway reads. */
export const ACCOUNTS_DATABASE = 'accounts';

/** Reads a stored document, with the fields of a newer gateway; undefined where it is malformed. */
export function readSound<T extends z.ZodType>(schema: T, body: unknown): z.output<T> | undefined {
  const reading = readTolerantly(schema, body);
  return reading.ok ? reading.value : undefined;
}

/**
 * Reads a stored document, with the fields of a newer gateway: a later write keeps them. A malformed
 * one is our fault, never the caller's: it is logged by its id and the places that are wrong, and answered with
 * `internal`.
 * @throws Error
 */
export function readBody<T extends z.ZodType>(
  schema: T,
  { _id, body }: Pick<StoredDocument, '_id' | 'body'>,
): z.output<T> {
  try {
    return parseTolerantly(schema, body);
  } catch (error) {
    throw new Error(`The stored document ${_id} is malformed.`, { cause: error });
  }
}

/** The envelope of a document that the gateway itself writes. */
export function envelope(
  key: string,
  body: Record<string, unknown>,
  by: string,
  now: Date,
): StoredDocument {
  return {
    _id: key,
    type: key.slice(0, key.indexOf(':')),
    deleted: false,
    body,
    by,
    device: 'gateway',
    receivedAt: now.toISOString(),
  };
}
