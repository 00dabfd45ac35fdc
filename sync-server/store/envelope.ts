import type { z } from 'zod';
import { readTolerantly, parseTolerantly } from '../../src/domain/schema/tolerance';
import type { StoredDocument } from '../couch/client';

export const ACCOUNTS_DATABASE = 'accounts';

/**
 * Keeps fields of a newer gateway.
 * @returns undefined when malformed
 */
export function readSound<T extends z.ZodType>(schema: T, body: unknown): z.output<T> | undefined {
  const reading = readTolerantly(schema, body);
  return reading.ok ? reading.value : undefined;
}

/**
 * Keeps fields of a newer gateway, so that a later write preserves them. Malformed documents are our fault: logged by id
 * and path, answered with `internal`.
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
