import type { OpenDatabase } from './database';
import { Refusal } from './errors';
import type { ChangeRow } from './tail';

/** `12-<tag>`: PouchDB's number, and the tag of this life of the database. */
function formatSeq(seq: number, tag: string): string {
  return `${seq}-${tag}`;
}

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

interface ChangesPage {
  results: object[];
  last_seq: string;
  pending: number;
}

interface Read {
  rows: ChangeRow[];
  last: number;
}

async function readDocuments(db: OpenDatabase, since: number, limit: number): Promise<Read> {
  const known = await db.tail.after(since);
  if (known) return known;
  const at = db.tail.now;
  const options = { since, limit: limit + 1, include_docs: true, conflicts: true };
  const { results: rows, last_seq: last } = await db.pouch.changes(options);
  if (rows.length <= limit) db.tail.keep(since, rows, at);
  return { rows, last: Number(last) };
}

async function read(db: OpenDatabase, query: ChangesQuery): Promise<Read> {
  const { limit, includeDocs, conflicts } = query;
  const since = query.since === 'now' ? ('now' as const) : parseSeq(query.since, db.tag);
  if (since === 'now' || !includeDocs) {
    const options = { since, limit: limit + 1, include_docs: includeDocs };
    const { results: rows, last_seq: last } = await db.pouch.changes(options);
    return { rows, last: Number(last) };
  }
  const changes = await readDocuments(db, since, limit);
  if (!conflicts) for (const { doc } of changes.rows) delete doc?.['_conflicts'];
  return changes;
}

export async function readChanges(db: OpenDatabase, query: ChangesQuery): Promise<ChangesPage> {
  const { rows, last } = await read(db, query);
  const page = rows.slice(0, query.limit);
  const pending = rows.length - page.length;
  const lastSeq = pending > 0 ? (page.at(-1)?.seq ?? last) : last;
  return {
    results: page.map((change) => ({ ...change, seq: formatSeq(Number(change.seq), db.tag) })),
    last_seq: formatSeq(Number(lastSeq), db.tag),
    pending,
  };
}
