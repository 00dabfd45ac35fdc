import type { z } from 'zod';
import { bulkAnswer, readAnswer, rowsAnswer, writtenAnswer } from './answers';
import { CouchUnavailable } from './errors';
import { orUndefined, stored, type SendToDatabase } from './revisions';
import type { BulkResult, CouchDatabase, CouchDocument } from './types';

type BulkRow = z.infer<typeof bulkAnswer>[number];

function inOrder(documents: readonly CouchDocument[], rows: BulkRow[]): BulkResult[] {
  const byId = new Map<string, BulkRow[]>();
  for (const row of rows) {
    const same = byId.get(row.id);
    if (same) same.push(row);
    else byId.set(row.id, [row]);
  }
  return documents.map(({ _id: id }) => {
    const row = byId.get(id)?.shift();
    if (!row) throw new CouchUnavailable(`no result for ${id}`);
    if (row.rev !== undefined && row.error === undefined) return { ok: true, id, rev: row.rev };
    return { ok: false, id, error: row.error ?? 'unknown_error', reason: row.reason ?? '' };
  });
}

/** Characters per write: serialising more blocks the event loop for too long. */
const PART = 2_000_000;

function roughSize(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 6;
  let size = 2;
  for (const key of Object.keys(value))
    size += key.length + 4 + roughSize((value as Record<string, unknown>)[key]);
  return size;
}

/** The part with the largest document goes first, so that a refusal for size comes before anything is written. */
function inParts(documents: readonly CouchDocument[]): CouchDocument[][] {
  const parts: { docs: CouchDocument[]; room: number; largest: number }[] = [];
  for (const document of documents) {
    const size = roughSize(document);
    let part = parts.at(-1);
    if (!part || size > part.room) parts.push((part = { docs: [], room: PART, largest: 0 }));
    part.docs.push(document);
    part.room -= size;
    part.largest = Math.max(part.largest, size);
  }
  return parts.sort((a, b) => b.largest - a.largest).map(({ docs }) => docs);
}

export function createDocumentCalls<D extends CouchDocument>(
  send: SendToDatabase,
): Pick<CouchDatabase<D>, 'get' | 'getWhole' | 'getMany' | 'put' | 'bulk'> {
  return {
    get: async (id) => {
      const document = await orUndefined(send({ method: 'get', path: encodeURIComponent(id) }));
      return stored<D>(document as { _id: string } | undefined);
    },
    getWhole: async (id) => {
      const query = { attachments: true };
      const call = { method: 'get', path: encodeURIComponent(id), query } as const;
      return stored<D>((await orUndefined(send(call))) as { _id: string } | undefined);
    },
    getMany: async (ids) => {
      const documentsById = new Map<string, D | undefined>(ids.map((id) => [id, undefined]));
      if (ids.length === 0) return documentsById;
      const query = { include_docs: true };
      const body = { keys: [...documentsById.keys()] };
      const answer = await send({ method: 'post', path: '_all_docs', query, body });
      for (const row of readAnswer(rowsAnswer, answer).rows)
        documentsById.set(row.key, stored<D>(row.doc));
      return documentsById;
    },
    put: async (document) => {
      const path = encodeURIComponent(document._id);
      return readAnswer(writtenAnswer, await send({ method: 'put', path, body: document }));
    },
    bulk: async (documents) => {
      const rows: BulkRow[] = [];
      for (const docs of inParts(documents)) {
        const answer = await send({ method: 'post', path: '_bulk_docs', body: { docs } });
        rows.push(...readAnswer(bulkAnswer, answer));
      }
      return inOrder(documents, rows);
    },
  };
}
