import { z } from 'zod';
import type { CollectionName, DatabaseName } from '../records';
import type { ErrorCode, RejectionCode } from './errors';
import { idSchema } from '../schema/primitives';

/** Sizes in bytes of JSON (UTF-8). */
export const SYNC_LIMITS = {
  pushRows: 500,
  pushBytes: 12 * 1024 * 1024,
  documentBytes: 1024 * 1024,
  pullDocuments: 1000,
} as const;

export const LIVE_TIMING = { heartbeatSeconds: 5, watchdogSeconds: 12 } as const;

export type WireDocument = Record<string, unknown> & { id: string; _deleted: boolean };

/** An epoch names one life of a database; after a restore it changes and devices compare again. */
export type Epochs = Record<'workspace' | 'catalogue' | 'published', string>;

export const callerSchema = z.object({
  accountId: idSchema,
  workspaceId: idSchema,
  deviceId: idSchema,
});
const caller = callerSchema.shape;

// Unknown fields are passed over, since a newer app may send more.
const epochsSchema = z.object({
  workspace: z.string().max(80),
  catalogue: z.string().max(80),
  published: z.string().max(80),
});

const namedDocument = z.object({ id: z.string().max(200), _deleted: z.boolean() });
/** Passed on untouched: zod's own copy of an object silently drops a field `__proto__`. */
const wireDocumentSchema = z.custom<WireDocument>(
  (value) => namedDocument.safeParse(value).success,
);

export interface ServerVersion {
  document: WireDocument;
  /** CouchDB's revision `<height>-<hash>`: a higher one is newer, whatever any clock says. */
  rev: string;
  writes: string[];
}

export const WRITES_KEPT = 16;

/** `POST /sync/push`. Rows are judged one by one; the order is free. */
export const pushRequestSchema = z.object({
  ...caller,
  epoch: z.string().max(80),
  rows: z.array(
    z.object({
      collection: z.string().max(60),
      /** The revision that the device believes the server to hold; null for a new document. A row must say it. */
      rev: z.string().max(200).nullable().optional(),
      write: z.string().min(1).max(40).optional(),
      next: wireDocumentSchema,
    }),
  ),
});
export type PushRequest = z.infer<typeof pushRequestSchema>;
export type PushRow = PushRequest['rows'][number];

/** They are judged first, and their dependents are refused with them. */
export const hasDependents = (collection: string): boolean => collection === 'clients';

export function getClientId({
  collection,
  next,
}: Pick<PushRow, 'collection' | 'next'>): string | null {
  if (hasDependents(collection)) return null;
  const { clientId } = next;
  return typeof clientId === 'string' ? clientId : null;
}

/** One for each pushed row, in the order of the rows. */
export type Verdict =
  | {
      collection: string;
      id: string;
      verdict: 'accepted';
      rev: string;
    }
  | {
      collection: string;
      id: string;
      verdict: 'conflict';
      master: WireDocument;
      rev: string;
      writes: string[];
      writtenOn?: string;
    }
  | {
      collection: string;
      id: string;
      verdict: 'rejected';
      code: RejectionCode;
      error: string;
      details?: Record<string, unknown>;
    };

export interface PushResponse {
  success: true;
  protocol?: number;
  verdicts: Verdict[];
}

/** `POST /sync/changes`: what changed in the server's databases, each from its own checkpoint (null: all). */
export const changesRequestSchema = z.object({
  ...caller,
  epochs: epochsSchema,
  since: z.strictObject({
    workspace: z.string().max(4000).nullable().optional(),
    catalogue: z.string().max(4000).nullable().optional(),
    published: z.string().max(4000).nullable().optional(),
  }),
  limit: z.number().int().min(1).max(SYNC_LIMITS.pullDocuments),
  /** Kinds of library entries that the app has words for; absent from apps that know no shared pictures. */
  libraryKinds: z.array(z.string().max(40)).max(20).optional().catch(undefined),
});
export type ChangesRequest = z.infer<typeof changesRequestSchema>;

/** Only the last of several changes is told. */
export interface ChangedDocument extends ServerVersion {
  collection: string;
  writtenOn?: string;
}

/** `checkpoint` is opaque; `complete`: nothing newer was there. */
export interface DatabaseChanges {
  changes: ChangedDocument[];
  checkpoint: string | null;
  complete: boolean;
}

export interface ChangesResponse {
  success: true;
  databases: Partial<Record<DatabaseName, DatabaseChanges>>;
}

export interface Hello {
  type: 'hello';
  epochs: Epochs;
  serverTime: string;
  protocol?: number;
  leastApp?: string;
}

/**
 * `GET /sync/live?accountId&workspaceId&deviceId`: one JSON object a line (NDJSON).
 * `hello` comes first. `wake` names collections that changed: the device pulls them again.
 */
export type LiveEvent =
  | Hello
  | { type: 'wake'; collections: CollectionName[] }
  | { type: 'beat' }
  | { type: 'locked'; code: ErrorCode };

export const LEAF_SIZE = 100;

/**
 * `GET /sync/catalogue`: the catalogue for a device that has none, as lines of JSON. This one comes first,
 * then arrays of entries in the order of their ids, then the end. What changed since is pulled from
 * `checkpoint`.
 */
export interface SnapshotStart {
  epoch: string;
  checkpoint: string;
}

/** A file without this last line is truncated. It names the first id of each line of entries. */
export interface SnapshotEnd {
  leaves: string[];
}
