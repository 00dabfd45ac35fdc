import { z } from 'zod';
import { Refusal, toRefusal } from './errors';
import type { OpenDatabase } from './store';

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

/** One document that is too large fails the whole request, before anything is written. */
function refuseTooLarge(documents: Document[]): void {
  for (const document of documents)
    if (Buffer.byteLength(JSON.stringify(document)) > MAX_DOCUMENT_SIZE)
      throw new Refusal(413, 'document_too_large', document._id);
}

const conflict = (id: string): Result => ({
  id,
  error: 'conflict',
  reason: 'Document update conflict.',
});

/**
 * Ids among the documents that name a `_rev` while only a tombstone is there: a conflict in CouchDB,
 * accepted by PouchDB.
 */
async function overTombstones(db: OpenDatabase, documents: Document[]): Promise<Set<string>> {
  const keys = documents.filter(({ _rev }) => _rev !== undefined).map(({ _id }) => _id);
  if (keys.length === 0) return new Set();
  const { rows } = await db.pouch.allDocs({ keys });
  return new Set(rows.flatMap((row) => ('value' in row && row.value.deleted ? [row.id] : [])));
}

function resultOf(row: PouchDB.Core.Response | PouchDB.Core.Error, id: string): Result {
  if ('ok' in row && row.ok) return { ok: true, id: row.id, rev: row.rev };
  const { status, error, message } = toRefusal(row);
  if (status >= 500) throw row;
  return { id, error, reason: message };
}

/** Writes many; one result for each, in their order. */
export async function writeDocuments(db: OpenDatabase, documents: Document[]): Promise<Result[]> {
  refuseTooLarge(documents);
  const results = await writeInTurn(db, documents);
  if (results.some((result) => 'ok' in result)) db.changed();
  return results;
}

/** Revisions as another server has them, also beside others (`new_edits=false`). Only failures are told. */
export async function writeRevisions(db: OpenDatabase, documents: Document[]): Promise<Result[]> {
  refuseTooLarge(documents);
  await db.exclusively(() => db.pouch.bulkDocs(documents, { new_edits: false }));
  db.changed();
  return [];
}

function writeInTurn(db: OpenDatabase, documents: Document[]): Promise<Result[]> {
  return db.exclusively(async () => {
    const buried = await overTombstones(db, documents);
    const refused = (document: Document): boolean =>
      document._rev !== undefined && buried.has(document._id);
    const written = await db.pouch.bulkDocs(documents.filter((document) => !refused(document)));
    let next = 0;
    return documents.map((document) => {
      if (refused(document)) return conflict(document._id);
      const row = written[next++];
      if (row === undefined) throw new Error(`no result for ${document._id}`);
      return resultOf(row, document._id);
    });
  });
}

/** `12-<tag>`: the number is PouchDB's, the tag names the life of the database. */
function formatSeq(seq: number, tag: string): string {
  return `${seq}-${tag}`;
}

/** A sequence of another life of the database says nothing here: everything is new. */
function parseSeq(text: string, tag: string): number {
  if (text === '0' || text === '') return 0;
  const match = /^(\d{1,15})-([a-z0-9]+)$/.exec(text);
  if (!match)
    throw new Refusal(400, 'bad_request', "Malformed sequence supplied in 'since' parameter.");
  return match[2] === tag ? Number(match[1]) : 0;
}

export interface ChangesQuery {
  since: string;
  limit: number;
  includeDocs: boolean;
  conflicts: boolean;
}

/** A page of `_changes`. `pending` is exact only in whether there is more. */
export async function readChanges(db: OpenDatabase, query: ChangesQuery): Promise<object> {
  const since = query.since === 'now' ? 'now' : parseSeq(query.since, db.tag);
  const { results, last_seq: last } = await db.pouch.changes({
    since,
    limit: query.limit + 1,
    include_docs: query.includeDocs,
    conflicts: query.conflicts,
  });
  const page = results.slice(0, query.limit);
  const pending = results.length - page.length;
  const lastSeq = pending > 0 ? (page.at(-1)?.seq ?? last) : last;
  return {
    results: page.map((change) => ({ ...change, seq: formatSeq(Number(change.seq), db.tag) })),
    last_seq: formatSeq(Number(lastSeq), db.tag),
    pending,
  };
}

export interface RowsQuery {
  keys?: string[] | undefined;
  startKey?: string | undefined;
  endKey?: string | undefined;
  limit?: number | undefined;
  skip?: number | undefined;
  includeDocs: boolean;
}

/** `_all_docs`, by keys or by range. */
export async function readRows(db: OpenDatabase, query: RowsQuery): Promise<object> {
  const { keys, startKey, endKey, limit, skip, includeDocs } = query;
  if (keys) return db.pouch.allDocs({ keys, include_docs: includeDocs });
  return db.pouch.allDocs({
    include_docs: includeDocs,
    ...(startKey === undefined ? {} : { startkey: startKey }),
    ...(endKey === undefined ? {} : { endkey: endKey }),
    ...(limit === undefined ? {} : { limit }),
    ...(skip === undefined ? {} : { skip }),
  } as PouchDB.Core.AllDocsWithinRangeOptions);
}

/**
 * Writes a local document: it is in no list and no feed. As in CouchDB the last one to write wins.
 * @param id with `_local/`
 */
export function writeLocal(db: OpenDatabase, id: string, body: object): Promise<object> {
  return db.exclusively(async () => {
    const present = await db.pouch.get(id).catch(() => undefined);
    const revision = present ? { _rev: present._rev } : {};
    return db.pouch.put({ ...body, _id: id, ...revision });
  });
}
