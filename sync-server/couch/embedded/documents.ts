import { z } from 'zod';
import type { OpenDatabase } from './database';
import { Refusal, toRefusal } from './errors';

/** CouchDB's default `max_document_size`, bytes of JSON. */
const MAX_DOCUMENT_SIZE = 8_000_000;

const documentSchema = z.looseObject({
  _id: z.string().min(1),
  _rev: z.string().optional(),
  _deleted: z.boolean().optional(),
});
type Document = z.infer<typeof documentSchema>;

type Result = { ok: true; id: string; rev: string } | { id: string; error: string; reason: string };

export function parseDocuments(docs: unknown): Document[] {
  const read = z.array(documentSchema).safeParse(docs);
  if (!read.success) throw new Refusal(400, 'bad_request', 'Document must be a JSON object');
  return read.data;
}

const listIds = (documents: readonly Document[]): string[] => documents.map(({ _id }) => _id);

/** Upper bound of the JSON size in bytes, as if every character were escaped. */
function mostBytes(value: unknown): number {
  if (typeof value === 'string') return value.length * 6 + 2;
  if (typeof value !== 'object' || value === null) return 30;
  let bytes = 2;
  for (const key of Object.keys(value))
    bytes += key.length * 6 + 4 + mostBytes((value as Record<string, unknown>)[key]);
  return bytes;
}

/** As in CouchDB, one document that is too large fails the whole request before anything is written. */
function refuseTooLarge(documents: Document[]): void {
  for (const document of documents) {
    // The upper bound spares most documents from being serialised.
    if (mostBytes(document) <= MAX_DOCUMENT_SIZE) continue;
    if (Buffer.byteLength(JSON.stringify(document)) > MAX_DOCUMENT_SIZE)
      throw new Refusal(413, 'document_too_large', document._id);
  }
}

const conflict = (id: string): Result => ({
  id,
  error: 'conflict',
  reason: 'Document update conflict.',
});

const forbidden = (id: string, reason: string): Result => ({ id, error: 'forbidden', reason });

type Row =
  | { id: string; key: string; value: { rev: string; deleted?: boolean }; doc?: object | null }
  | { key: string; error: 'not_found' };

const isAbsent = (error: unknown): error is { reason: string } =>
  (error as { status?: number }).status === 404;

/** PouchDB would open an iterator per key; reading existing or never written keys directly is cheaper. */
async function readRowsByKey(db: OpenDatabase, keys: readonly string[]): Promise<Row[]> {
  return Promise.all(
    keys.map(async (key) => {
      try {
        const doc = await db.pouch.get(key);
        return { id: key, key, value: { rev: doc._rev }, doc };
      } catch (error) {
        if (!isAbsent(error)) throw error;
        if (error.reason === 'missing') return { key, error: 'not_found' };
        const { rows } = await db.pouch.allDocs({ keys: [key], include_docs: true });
        return rows[0] ?? { key, error: 'not_found' };
      }
    }),
  );
}

/** Ids that name a `_rev` where only a tombstone exists: a conflict in CouchDB, but accepted by PouchDB. */
async function overTombstones(db: OpenDatabase, documents: Document[]): Promise<Set<string>> {
  const keys = documents.filter(({ _rev }) => _rev !== undefined).map(({ _id }) => _id);
  if (keys.length === 0) return new Set();
  const rows = await readRowsByKey(db, keys);
  return new Set(rows.flatMap((row) => ('value' in row && row.value.deleted ? [row.id] : [])));
}

function toResult(row: PouchDB.Core.Response | PouchDB.Core.Error, id: string): Result {
  if ('ok' in row && row.ok) return { ok: true, id: row.id, rev: row.rev };
  const { status, error, message } = toRefusal(row);
  if (status >= 500) throw row;
  return { id, error, reason: message };
}

export async function writeDocuments(db: OpenDatabase, documents: Document[]): Promise<Result[]> {
  refuseTooLarge(documents);
  const results = await writeInTurn(db, documents);
  if (results.some((result) => 'ok' in result)) db.changed();
  return results;
}

export async function writeRevisions(db: OpenDatabase, documents: Document[]): Promise<Result[]> {
  refuseTooLarge(documents);
  const results = await db.exclusively(listIds(documents), async () => {
    const reasons = await db.rules.forbidden(documents);
    const allowed = documents.filter(({ _id }) => !reasons.has(_id));
    await db.pouch.bulkDocs(allowed, { new_edits: false });
    return [...reasons].map(([id, reason]) => forbidden(id, reason));
  });
  db.changed();
  return results;
}

function writeInTurn(db: OpenDatabase, documents: Document[]): Promise<Result[]> {
  return db.exclusively(listIds(documents), async () => {
    const buried = await overTombstones(db, documents);
    const reasons = await db.rules.forbidden(documents);
    const findRefusal = ({ _id, _rev }: Document): Result | undefined => {
      const reason = reasons.get(_id);
      if (reason !== undefined) return forbidden(_id, reason);
      return _rev !== undefined && buried.has(_id) ? conflict(_id) : undefined;
    };
    const refusals = documents.map(findRefusal);
    const written = await db.pouch.bulkDocs(documents.filter((_, index) => !refusals[index]));
    let next = 0;
    return documents.map((document, index) => {
      const refusal = refusals[index];
      if (refusal) return refusal;
      const row = written[next++];
      if (row === undefined) throw new Error(`no result for ${document._id}`);
      return toResult(row, document._id);
    });
  });
}

export interface RowsQuery {
  keys?: string[] | undefined;
  startKey?: string | undefined;
  endKey?: string | undefined;
  limit?: number | undefined;
  skip?: number | undefined;
  descending?: boolean | undefined;
  includeDocs: boolean;
}

export async function readRows(db: OpenDatabase, query: RowsQuery): Promise<object> {
  const { keys, startKey, endKey, limit, skip, descending, includeDocs } = query;
  if (keys && includeDocs) return { rows: await readRowsByKey(db, keys) };
  if (keys) return db.pouch.allDocs({ keys, include_docs: includeDocs });
  return db.pouch.allDocs({
    include_docs: includeDocs,
    ...(startKey === undefined ? {} : { startkey: startKey }),
    ...(endKey === undefined ? {} : { endkey: endKey }),
    ...(limit === undefined ? {} : { limit }),
    ...(skip === undefined ? {} : { skip }),
    ...(descending === undefined ? {} : { descending }),
  } as PouchDB.Core.AllDocsWithinRangeOptions);
}

/**
 * Not listed and not in any feed; as in CouchDB the last write wins.
 * @param id includes `_local/`
 */
export function writeLocal(db: OpenDatabase, id: string, body: object): Promise<object> {
  return db.exclusively([id], async () => {
    const present = await db.pouch.get(id).catch(() => undefined);
    const revision = present ? { _rev: present._rev } : {};
    return db.pouch.put({ ...body, _id: id, ...revision });
  });
}
