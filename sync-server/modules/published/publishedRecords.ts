import { createHash } from 'node:crypto';
import {
  isPublishable,
  publicPart,
  type PublishedName,
} from '../../../src/domain/publicHouse/published';
import type { StoredDocument } from '../../couch/client';

export const PUBLISHED_DATABASE = 'published';

/** Which version of which document a published one shows. */
interface Source {
  workspaceId: string;
  id: string;
  /** Life of the workspace's database: revisions of different lives say nothing of each other. */
  epoch: string;
  /** Revision of the source; null where there is none any more. */
  rev: string | null;
}

/**
 * A public document. One that is public no longer stays without its content, so that an older version
 * that is still on its way cannot bring it back.
 */
export interface PublishedDocument extends StoredDocument {
  source: Source;
}

/** The id tells the workspace: no workspace can touch what another one published. */
export function publishedId(type: PublishedName, workspaceId: string, id: string): string {
  return `${type}:${workspaceId}:${id}`;
}

/** The parts of a source's id, or undefined where nothing of its kind is ever public. */
export function sourceOf(storedId: string): { type: PublishedName; id: string } | undefined {
  const [type = '', id] = storedId.split(':');
  return id !== undefined && isPublishable(type) ? { type, id } : undefined;
}

/** The public id of a menu in the library: 32 hexadecimal digits that no other workspace can have. */
export function libraryKey(workspaceId: string, id: string): string {
  return createHash('sha256').update(`${workspaceId}/${id}`).digest('hex').slice(0, 32);
}

/** Makes the entry of `published` for a source. Only the source decides: the same one gives the same document. */
export function project(
  place: { type: PublishedName; workspaceId: string; id: string; epoch: string },
  source: StoredDocument | undefined,
): PublishedDocument {
  const { type, workspaceId, id, epoch } = place;
  const visible = source && source._deleted !== true && !source.deleted ? source : undefined;
  const body = visible && publicPart(type, visible.body);
  return {
    _id: publishedId(type, workspaceId, id),
    type,
    deleted: body === undefined,
    body: body ?? { id, workspaceId },
    by: 'gateway',
    device: 'gateway',
    // Of the source and not of the clock: whoever projects it writes the same.
    receivedAt: visible && body ? visible.receivedAt : '',
    source: { workspaceId, id, epoch, rev: source?._rev ?? null },
  };
}

/** Whether revision `a` is newer than `b`, by CouchDB's own order of siblings. */
export function isNewer(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a !== null && b === null;
  const [left, right] = [Number.parseInt(a, 10), Number.parseInt(b, 10)];
  return left === right ? a > b : left > right;
}
