import type { z } from 'zod';
import type { TwoWayName } from '../../src/domain/collections';
import { isCollection, isTwoWay, TWO_WAY } from '../../src/domain/collections';
import type { RejectionCode } from '../../src/domain/errors';
import { REJECTIONS } from '../../src/domain/errors';
import type { PushRow, Verdict, WireDocument } from '../../src/domain/protocol';
import { SYNC_LIMITS } from '../../src/domain/protocol';
import type { UnknownPlace } from '../../src/domain/tolerance';
import { readTolerantly } from '../../src/domain/tolerance';
import { bodyOf } from './envelope';
import { unsoundPlace } from './soundness';

/** A row that may be written as far as it alone can tell. */
export interface GoodRow {
  collection: TwoWayName;
  assumed: WireDocument | null;
  next: WireDocument;
  /** What this gateway does not know of `next`; it may be written only where the stored version has it too. */
  unknown: readonly UnknownPlace[];
}

/** A good row and its place in the batch. */
export interface PlacedRow {
  place: number;
  row: GoodRow;
}

export function accepted(row: PushRow): Verdict {
  return { collection: row.collection, id: row.next.id, verdict: 'accepted' };
}

/** @param writtenOn name of the device that wrote `master`, where it is known */
export function conflict(row: PushRow, master: WireDocument, writtenOn?: unknown): Verdict {
  return {
    collection: row.collection,
    id: row.next.id,
    verdict: 'conflict',
    master,
    ...(typeof writtenOn === 'string' ? { writtenOn } : {}),
  };
}

export function rejected(
  row: PushRow,
  code: RejectionCode,
  details?: Record<string, unknown>,
): Verdict {
  return {
    collection: row.collection,
    id: row.next.id,
    verdict: 'rejected',
    code,
    error: REJECTIONS[code],
    ...(details ? { details } : {}),
  };
}

/** The refusal of a document whose field `path` says what it may not. */
export function badField(row: PushRow, path: string, code: string): Verdict {
  return rejected(row, 'schema', { issues: [{ path, code }] });
}

/** Places of one document that a refusal names. */
const MOST_PLACES = 10;

/** The refusal of a document for what no version that this gateway has met knows. */
export function unknownPlaces(row: PushRow, places: readonly UnknownPlace[]): Verdict {
  const issues = places
    .slice(0, MOST_PLACES)
    .map(({ kind, path }) => ({ path: pathText(path), code: `unknown_${kind}` }));
  return rejected(row, 'schema', { issues, count: places.length });
}

/** Most characters of a path that a refusal names: a field's name may be as long as the document. */
const MOST_PATH = 200;

const pathText = (path: readonly PropertyKey[]): string => path.join('.').slice(0, MOST_PATH);

const bytesOf = (document: WireDocument): number =>
  Buffer.byteLength(JSON.stringify(bodyOf(document)));

/** Judges a row by itself, without looking at what is stored. */
export function judgeAlone(
  row: PushRow,
  workspaceId: string,
): { row: GoodRow } | { verdict: Verdict } {
  const { collection, assumed, next } = row;
  if (!isCollection(collection)) return { verdict: rejected(row, 'unknown_collection') };
  if (!isTwoWay(collection)) return { verdict: rejected(row, 'read_only') };
  const unsound = unsoundPlace(next);
  if (unsound) return { verdict: badField(row, unsound.path, unsound.code) };
  const bytes = bytesOf(next);
  const limit = SYNC_LIMITS.documentBytes;
  if (bytes > limit) return { verdict: rejected(row, 'document_too_large', { bytes, limit }) };
  if (next.workspaceId !== workspaceId) return { verdict: rejected(row, 'other_workspace') };
  const reading = readTolerantly<z.ZodType>(TWO_WAY[collection], bodyOf(next));
  if (reading.ok) return { row: { collection, assumed, next, unknown: reading.unknown } };
  const issues = reading.issues.slice(0, MOST_PLACES).map(({ path, code, message }) => ({
    path: pathText(path),
    code,
    message: message.slice(0, MOST_PATH),
  }));
  return { verdict: rejected(row, 'schema', { issues }) };
}
