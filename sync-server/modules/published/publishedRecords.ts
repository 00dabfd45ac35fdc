import { createHash } from 'node:crypto';
import {
  isPublishable,
  publicPart,
  type PublishedName,
} from '../../../src/domain/publicHouse/published';
import type { StoredDocument } from '../../couch/client';

export const PUBLISHED_DATABASE = 'published';

interface Source {
  workspaceId: string;
  id: string;
  /** Revisions of a replaced database cannot be compared. */
  epoch: string;
  rev: string | null;
}

/** A withdrawn document stays without content, so that an older version still on its way cannot bring it back. */
export interface PublishedDocument extends StoredDocument {
  source: Source;
}

/** The id contains the workspace, so no workspace can touch another's documents. */
export function publishedId(type: PublishedName, workspaceId: string, id: string): string {
  return `${type}:${workspaceId}:${id}`;
}

export function parseSource(storedId: string): { type: PublishedName; id: string } | undefined {
  const [type = '', id] = storedId.split(':');
  return id !== undefined && isPublishable(type) ? { type, id } : undefined;
}

/** 32 hexadecimal digits, unique to the workspace. */
export function libraryKey(workspaceId: string, id: string): string {
  return createHash('sha256').update(`${workspaceId}/${id}`).digest('hex').slice(0, 32);
}

export function project(
  identity: { type: PublishedName; workspaceId: string; id: string; epoch: string },
  source: StoredDocument | undefined,
): PublishedDocument {
  const { type, workspaceId, id, epoch } = identity;
  const visible = source && source._deleted !== true && !source.deleted ? source : undefined;
  const body = visible && publicPart(type, visible.body);
  return {
    _id: publishedId(type, workspaceId, id),
    type,
    deleted: body === undefined,
    body: body ?? { id, workspaceId },
    by: 'gateway',
    device: 'gateway',
    // From the source and not from the clock, so that every gateway writes the same.
    receivedAt: visible && body ? visible.receivedAt : '',
    source: { workspaceId, id, epoch, rev: source?._rev ?? null },
  };
}

/** CouchDB's own order of revisions. */
export function isNewer(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a !== null && b === null;
  const [left, right] = [Number.parseInt(a, 10), Number.parseInt(b, 10)];
  return left === right ? a > b : left > right;
}
