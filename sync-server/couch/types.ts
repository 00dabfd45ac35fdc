/** Any document as CouchDB keeps it. */
export interface CouchDocument {
  _id: string;
  _rev?: string;
  _deleted?: boolean;
  /** Revisions beside this one that a cluster left; only where they were asked for. */
  _conflicts?: string[];
  /** Files by name. */
  _attachments?: Record<string, Attachment>;
}

/** The envelope around everything that a device or a service stores; `body` is never changed by the gateway. */
export interface StoredDocument<Body = Record<string, unknown>> extends CouchDocument {
  /** The collection, or the kind of an account document. `_id` is `<type>:<id>`. */
  type: string;
  /** Soft deletion: the body stays, so that a deleted version can still be merged. */
  deleted: boolean;
  body: Body;
  /** Account that wrote this version. */
  by: string;
  /** Device that wrote this version. */
  device: string;
  /** Name of that device at that time, where it told. */
  deviceName?: string;
  /** Names of the last writes of which this version is the outcome, newest last. */
  writes?: string[];
  /** When the gateway took it (UTC, ISO 8601). */
  receivedAt: string;
}

/** `meta:epoch`: names one life of a database. */
export interface EpochDocument extends CouchDocument {
  type: 'meta';
  epoch: string;
}

export const EPOCH_ID = 'meta:epoch';

/** A file beside a document, as CouchDB takes and gives it within JSON. */
export interface Attachment {
  content_type: string;
  /** Base64; absent where it was not asked for. */
  data?: string;
}

/** Outcome of one document of a bulk write. */
export type BulkResult =
  | { ok: true; id: string; rev: string }
  | { ok: false; id: string; error: string; reason: string };

export interface Change<D> {
  id: string;
  /** Opaque; never compare or parse it. */
  seq: string;
  /** CouchDB's own deletion (a tombstone), not the envelope's soft flag. */
  deleted: boolean;
  /** A tombstone's document has only `_id`, `_rev` and `_deleted`; undefined where it could not be read. */
  doc: D | undefined;
}

export interface Changes<D> {
  rows: Change<D>[];
  /** Where the next call goes on; also when no row came. */
  lastSeq: string;
  /** How many more are there; 0 exactly when this was all. */
  pending: number;
}

export interface ListOptions {
  /** First and last id, both inclusive, ordered by bytes. `prefix + '\ufff0'` ends a prefix. */
  startKey?: string;
  endKey?: string;
  limit?: number;
  skip?: number;
  /** From the last id on backwards; `startKey` is the larger one then. */
  descending?: boolean;
  includeDocs?: boolean;
}

export interface ListRow<D> {
  id: string;
  rev: string;
  doc: D | undefined;
}

/**
 * One database. Every call may throw {@link CouchUnavailable}; a missing database throws
 * `CouchRefused` with status 404. Design documents never appear.
 */
export interface CouchDatabase<D extends CouchDocument = StoredDocument> {
  readonly name: string;
  /** The document, or undefined where there is none or only a tombstone. */
  get(id: string): Promise<D | undefined>;
  /** The document with the contents of its attachments. */
  getWhole(id: string): Promise<D | undefined>;
  /** One entry for each id asked for; undefined where there is none or only a tombstone. */
  getMany(ids: readonly string[]): Promise<Map<string, D | undefined>>;
  /** @throws CouchConflict when `_rev` is not the present one */
  put(doc: D): Promise<{ id: string; rev: string }>;
  /**
   * Writes many; results stand in the order of `docs`. Conflicts are results, not errors.
   * @throws CouchRefused status 413 when one document exceeds the database's limit: then none is written
   */
  bulk(docs: readonly D[]): Promise<BulkResult[]>;
  /**
   * @param since a `seq` or `lastSeq` from before; null for the start
   * @param conflicts also names revisions beside the shown one (default false)
   */
  changes(options: {
    since: string | null;
    limit: number;
    conflicts?: boolean;
  }): Promise<Changes<D>>;
  /** The sequence at the end of all changes. */
  lastSeq(): Promise<string>;
  /** How many nodes of a cluster keep it; with more than one, feeds and lists may lag behind a write. */
  copies(): Promise<number>;
  /** One revision, as long as the database still has its body. */
  revision(id: string, rev: string): Promise<D | undefined>;
  /** The revisions that led to `rev`, newest first, itself included; empty where it is unknown. */
  history(id: string, rev: string): Promise<string[]>;
  /** A note beside the documents: in no list, in no feed, gone with the database. */
  getLocal(name: string): Promise<Record<string, unknown> | undefined>;
  /** Replaces the note, whoever wrote it last. */
  putLocal(name: string, note: Record<string, unknown>): Promise<void>;
  list(options?: ListOptions): Promise<ListRow<D>[]>;
  /** Creates the database and its epoch where they are missing (see `Couch.ensureDatabase`). */
  ensure(): Promise<void>;
}

/** A database that was made, written or removed. */
export interface DatabaseUpdate {
  name: string;
  removed: boolean;
}

export interface UpdatesOptions {
  /** A `lastSeq` from before; null for what comes from now on. */
  since: string | null;
  /** Milliseconds to wait for the first. */
  wait: number;
  signal: AbortSignal;
}

export interface Couch {
  /** A handle; no call is made. The configured prefix of database names is added here. */
  database<D extends CouchDocument = StoredDocument>(name: string): CouchDatabase<D>;
  /** Creates a database (one shard) with security and design documents and `meta:epoch`. Idempotent, remembered. */
  ensureDatabase(name: string): Promise<void>;
  /** Epoch of a database; read each time, because a restore changes it. */
  epoch(name: string): Promise<string>;
  /**
   * The databases written since, waiting for the first one. It may tell late and may miss some.
   * @throws CouchRefused where the server keeps no such list (see `keepUpdates`)
   */
  updates(options: UpdatesOptions): Promise<{ rows: DatabaseUpdate[]; lastSeq: string | null }>;
  /** Makes the database in which CouchDB 3 keeps that list; it does so only on request. */
  keepUpdates(): Promise<void>;
  /** Version of the database server. */
  version(): Promise<string>;
  /** Names of the databases that carry our prefix, without it. */
  databases(): Promise<string[]>;
  /** Removes a database for good. */
  destroy(name: string): Promise<void>;
}

/** The database name of a workspace. */
export function workspaceDatabase(workspaceId: string): string {
  return `workspace-${workspaceId}`;
}

/** The database of a workspace's pictures. */
export function imageDatabase(workspaceId: string): string {
  return `images-${workspaceId}`;
}
