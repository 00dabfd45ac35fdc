export interface CouchDocument {
  _id: string;
  _rev?: string;
  _deleted?: boolean;
  _conflicts?: string[];
  _attachments?: Record<string, Attachment>;
}

/** Envelope of everything that a device or service stores; the gateway never changes `body`. */
export interface StoredDocument<Body = Record<string, unknown>> extends CouchDocument {
  type: string;
  /** Soft deletion: the body stays, so that a deleted version can still be merged. */
  deleted: boolean;
  body: Body;
  by: string;
  device: string;
  deviceName?: string;
  /** Ids of the last writes merged into this version, newest last. */
  writes?: string[];
  /** When the gateway took it (UTC, ISO 8601). */
  receivedAt: string;
}

export interface EpochDocument extends CouchDocument {
  type: 'meta';
  epoch: string;
}

export const EPOCH_ID = 'meta:epoch';

export interface Attachment {
  content_type: string;
  /** Base64; absent unless requested. */
  data?: string;
}

export type BulkResult =
  | { ok: true; id: string; rev: string }
  | { ok: false; id: string; error: string; reason: string };

export interface Change<D> {
  id: string;
  /** Opaque; never compare or parse it. */
  seq: string;
  /** CouchDB's own deletion (a tombstone), not the envelope's soft flag. */
  deleted: boolean;
  /** A tombstone holds only `_id`, `_rev` and `_deleted`; undefined when unreadable. */
  doc: D | undefined;
}

export interface Changes<D> {
  rows: Change<D>[];
  lastSeq: string;
  /** Remaining changes; 0 exactly at the end. */
  pending: number;
}

export interface ListOptions {
  /** First and last id, both inclusive, ordered by bytes. `prefix + '\ufff0'` ends a prefix. */
  startKey?: string;
  endKey?: string;
  limit?: number;
  skip?: number;
  descending?: boolean;
  includeDocs?: boolean;
}

export interface ListRow<D> {
  id: string;
  rev: string;
  doc: D | undefined;
}

/**
 * Every call may throw {@link CouchUnavailable}; a missing database throws `CouchRefused` with status 404. Design
 * documents never appear.
 */
export interface CouchDatabase<D extends CouchDocument = StoredDocument> {
  readonly name: string;
  get(id: string): Promise<D | undefined>;
  getWhole(id: string): Promise<D | undefined>;
  getMany(ids: readonly string[]): Promise<Map<string, D | undefined>>;
  /** @throws CouchConflict when `_rev` is not the present one */
  put(doc: D): Promise<{ id: string; rev: string }>;
  /**
   * Results in the order of `docs`; conflicts are results, not errors.
   * @throws CouchRefused status 413 when one document exceeds the limit: then none is written
   */
  bulk(docs: readonly D[]): Promise<BulkResult[]>;
  /**
   * @param since an earlier `seq` or `lastSeq`; null for the start
   * @param conflicts includes conflicting revisions
   */
  changes(options: {
    since: string | null;
    limit: number;
    conflicts?: boolean;
  }): Promise<Changes<D>>;
  lastSeq(): Promise<string>;
  copies(): Promise<number>;
  revision(id: string, rev: string): Promise<D | undefined>;
  history(id: string, rev: string): Promise<string[]>;
  /** Neither listed nor in any feed. */
  getLocal(name: string): Promise<Record<string, unknown> | undefined>;
  putLocal(name: string, note: Record<string, unknown>): Promise<void>;
  list(options?: ListOptions): Promise<ListRow<D>[]>;
  /** Takes versions that were written over out of the database's files; on CouchDB it goes on behind the answer. */
  compact(): Promise<void>;
  ensure(): Promise<void>;
}

export interface DatabaseUpdate {
  name: string;
  removed: boolean;
}

export interface UpdatesOptions {
  since: string | null;
  wait: number;
  signal: AbortSignal;
}

export interface Couch {
  database<D extends CouchDocument = StoredDocument>(name: string): CouchDatabase<D>;
  /** Idempotent; success is remembered. */
  ensureDatabase(name: string): Promise<void>;
  epoch(name: string): Promise<string>;
  /**
   * Long poll; may be late and may miss updates.
   * @throws CouchRefused when the server keeps no such list (see `keepUpdates`)
   */
  updates(options: UpdatesOptions): Promise<{ rows: DatabaseUpdate[]; lastSeq: string | null }>;
  /** CouchDB 3 keeps that list only once this database was created. */
  keepUpdates(): Promise<void>;
  version(): Promise<string>;
  databases(): Promise<string[]>;
  destroy(name: string): Promise<void>;
}

export function workspaceDatabase(workspaceId: string): string {
  return `workspace-${workspaceId}`;
}

export function imageDatabase(workspaceId: string): string {
  return `images-${workspaceId}`;
}
