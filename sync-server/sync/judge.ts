import type { z } from 'zod';
import { isCollection, isTwoWay, TWO_WAY, type TwoWayName } from '../../src/domain/records';
import { REJECTIONS, type RejectionCode } from '../../src/domain/protocol/errors';
import {
  SYNC_LIMITS,
  type PushRow,
  type Verdict,
  type WireDocument,
} from '../../src/domain/protocol/protocol';
import { readTolerantly, type UnknownPlace } from '../../src/domain/schema/tolerance';
import type { StoredDocument } from '../couch/client';
import { toBody, listWrites } from './envelope';
import { findMalformedPath, exceedsBounds } from './documentBounds';

export interface GoodRow {
  collection: TwoWayName;
  rev: string | null;
  write: string | undefined;
  next: WireDocument;
  body: Record<string, unknown>;
  bytes: number;
  /** Places of `next` unknown to this gateway; they may be written only where the stored version has them too. */
  unknown: readonly UnknownPlace[];
}

export interface PlacedRow {
  index: number;
  row: GoodRow;
}

type Named = Pick<PushRow, 'collection' | 'next'>;

export function accepted(row: Named, rev: string): Verdict {
  return { collection: row.collection, id: row.next.id, verdict: 'accepted', rev };
}

export function conflict(row: Named, master: WireDocument, stored: StoredDocument): Verdict {
  const { deviceName: writtenOn } = stored;
  return {
    collection: row.collection,
    id: row.next.id,
    verdict: 'conflict',
    master,
    rev: stored._rev ?? '',
    writes: listWrites(stored),
    ...(typeof writtenOn === 'string' ? { writtenOn } : {}),
  };
}

export function rejected(
  row: Named,
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

export function badField(row: Named, path: string, code: string): Verdict {
  return rejected(row, 'schema', { issues: [{ path, code }] });
}

const MAX_PLACES = 10;

export function unknownPlaces(row: Named, unknownFields: readonly UnknownPlace[]): Verdict {
  const issues = unknownFields
    .slice(0, MAX_PLACES)
    .map(({ kind, path }) => ({ path: pathText(path), code: `unknown_${kind}` }));
  return rejected(row, 'schema', { issues, count: unknownFields.length });
}

/** Most characters of a path that a refusal names: a field's name may be as long as the document. */
const MAX_PATH = 200;

const pathText = (path: readonly PropertyKey[]): string => path.join('.').slice(0, MAX_PATH);

export const isNew = ({ rev }: Pick<PushRow, 'rev'>): boolean => rev === null;

export function judgeAlone(
  row: PushRow,
  workspaceId: string,
): { row: GoodRow } | { verdict: Verdict } {
  const { collection, rev, write, next } = row;
  if (!isCollection(collection)) return { verdict: rejected(row, 'unknown_collection') };
  if (!isTwoWay(collection)) return { verdict: rejected(row, 'read_only') };
  const tooMuch = exceedsBounds(next);
  if (tooMuch) return { verdict: badField(row, '', tooMuch) };
  const body = toBody(next);
  const bytes = Buffer.byteLength(JSON.stringify(body));
  const limit = SYNC_LIMITS.documentBytes;
  if (bytes > limit) return { verdict: rejected(row, 'document_too_large', { bytes, limit }) };
  const malformed = findMalformedPath(next);
  if (malformed) return { verdict: badField(row, malformed.path, malformed.code) };
  if (next.workspaceId !== workspaceId) return { verdict: rejected(row, 'other_workspace') };
  if (rev === undefined) return { verdict: badField(row, 'rev', 'missing') };
  const reading = readTolerantly<z.ZodType>(TWO_WAY[collection], body);
  if (reading.ok) {
    const { unknown } = reading;
    return { row: { collection, rev, write, next, body, bytes, unknown } };
  }
  const issues = reading.issues.slice(0, MAX_PLACES).map(({ path, code, message }) => ({
    path: pathText(path),
    code,
    message: message.slice(0, MAX_PATH),
  }));
  return { verdict: rejected(row, 'schema', { issues }) };
}
