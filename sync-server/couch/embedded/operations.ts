import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readChanges } from './changes';
import type { OpenDatabase } from './database';
import { parseDocuments, readRows, writeDocuments, writeLocal, writeRevisions } from './documents';
import { compactFiles, ENGINE_VERSION } from './engine';
import { Refusal, toRefusal } from './errors';
import { isDatabaseName, type Store } from './store';

export type Method = 'get' | 'post' | 'put' | 'delete';

export interface Call {
  method: Method;
  path: readonly string[];
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  signal: AbortSignal;
}

export interface Answer {
  status: number;
  body: unknown;
}

const jsonString = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'invalid JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.string());
const count = z.coerce.number().int().min(0).max(1_000_000);
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');
const rowsQuery = z.object({
  start_key: jsonString.optional(),
  end_key: jsonString.optional(),
  limit: count.optional(),
  skip: count.optional(),
  descending: flag,
  include_docs: flag,
});
const changesQuery = z.object({
  since: z.string().default('0'),
  limit: count.min(1).default(1_000_000),
  include_docs: flag,
  conflicts: flag,
});
const updatesQuery = z.object({
  feed: z.enum(['normal', 'longpoll']).default('normal'),
  since: z.string().default('0'),
  timeout: count.default(60_000),
});
const documentQuery = z.object({
  rev: z.string().optional(),
  revs: flag,
  conflicts: flag,
  attachments: flag,
});
const bulkBody = z.object({ docs: z.array(z.unknown()), new_edits: z.boolean().default(true) });
const keysBody = z.object({ keys: z.array(z.string()) });

function parseQuery<T extends z.ZodType>(schema: T, query: unknown): z.infer<T> {
  const read = schema.safeParse(query);
  if (!read.success)
    throw new Refusal(400, 'query_parse_error', 'Invalid value for a query parameter.');
  return read.data;
}

const ok = (body: unknown, status = 200): Answer => ({ status, body });
const missing = (): Refusal => new Refusal(404, 'not_found', 'missing');

async function onServer(store: Store, { method, path, query, signal }: Call): Promise<Answer> {
  const [word] = path;
  if (method === 'get' && word === undefined)
    return ok({ couchdb: 'Welcome', version: ENGINE_VERSION, vendor: { name: 'Bữa Lành' } });
  if (method === 'get' && word === '_all_dbs') return ok(store.names());
  if (method === 'get' && word === '_db_updates') {
    const { feed, since, timeout } = parseQuery(updatesQuery, query);
    return ok(await store.updates.after(since, feed === 'longpoll' ? timeout : 0, signal));
  }
  // CouchDB keeps that list in `_global_changes`; ours always exists.
  if (method === 'put' && word === '_global_changes')
    throw new Refusal(412, 'file_exists', 'The database could not be created, it exists.');
  throw missing();
}

const ONE_COPY = { q: 1, n: 1, w: 1, r: 1 };

async function onDatabase(store: Store, method: Method, name: string): Promise<Answer> {
  if (method === 'put') {
    if (!isDatabaseName(name))
      throw new Refusal(400, 'illegal_database_name', `Name: '${name}' is not allowed.`);
    if (!(await store.create(name, randomBytes(6).toString('hex'))))
      throw new Refusal(412, 'file_exists', 'The database could not be created, it exists.');
    return ok({ ok: true }, 201);
  }
  if (method === 'post') throw missing();
  const isThere = method === 'get' ? store.names().includes(name) : await store.destroy(name);
  if (!isThere) throw new Refusal(404, 'not_found', 'Database does not exist.');
  if (method === 'get') return ok({ db_name: name, cluster: ONE_COPY });
  return ok({ ok: true });
}

async function security(
  store: Store,
  db: OpenDatabase,
  { method, path: [name = ''], body }: Call,
): Promise<Answer> {
  if (method === 'get') return ok(store.security(name));
  if (method !== 'put') throw missing();
  await db.exclusively([], () => store.setSecurity(name, body));
  return ok({ ok: true });
}

async function bulk(db: OpenDatabase, { body }: Call): Promise<Answer> {
  const read = bulkBody.safeParse(body);
  if (!read.success)
    throw new Refusal(400, 'bad_request', 'POST body must include `docs` parameter.');
  const write = read.data.new_edits ? writeDocuments : writeRevisions;
  return ok(await write(db, parseDocuments(read.data.docs)), 201);
}

async function allDocs(db: OpenDatabase, { query: text, body }: Call): Promise<Answer> {
  const query = parseQuery(rowsQuery, text);
  const keys = keysBody.safeParse(body);
  return ok(
    await readRows(db, {
      keys: keys.success ? keys.data.keys : undefined,
      startKey: query.start_key,
      endKey: query.end_key,
      limit: query.limit,
      skip: query.skip,
      descending: query.descending,
      includeDocs: query.include_docs,
    }),
  );
}

async function compact(db: OpenDatabase): Promise<Answer> {
  // The engine has taken former versions out of its keys already (`auto_compaction`).
  await db.exclusively([], () => compactFiles(db.pouch));
  return ok({ ok: true }, 202);
}

async function changes(db: OpenDatabase, { query: text }: Call): Promise<Answer> {
  const { include_docs: includeDocs, ...query } = parseQuery(changesQuery, text);
  return ok(await readChanges(db, { ...query, includeDocs }));
}

async function document(db: OpenDatabase, id: string, call: Call): Promise<Answer> {
  if (call.method === 'get') {
    const { rev, ...query } = parseQuery(documentQuery, call.query);
    if (rev !== undefined) return ok(await db.pouch.get(id, { ...query, rev }));
    const question = JSON.stringify(query);
    return ok(await db.recall(id, question, () => db.pouch.get(id, query)));
  }
  if (call.method !== 'put') throw missing();
  if (id.startsWith('_local/')) {
    const body = z.record(z.string(), z.unknown()).parse(call.body);
    return ok(await writeLocal(db, id, body), 201);
  }
  const [result] = await writeDocuments(
    db,
    parseDocuments([{ ...(call.body as object), _id: id }]),
  );
  if (result === undefined) throw new Error('no result');
  if ('error' in result)
    throw new Refusal(result.error === 'conflict' ? 409 : 403, result.error, result.reason);
  return ok(result, 201);
}

function inDatabase(store: Store, db: OpenDatabase, call: Call): Promise<Answer> {
  const [, first = '', second] = call.path;
  const isFolder = first === '_local' || first === '_design';
  if (isFolder && second !== undefined) return document(db, `${first}/${second}`, call);
  if (second !== undefined) throw missing();
  const { method } = call;
  if (first === '_security') return security(store, db, call);
  if (first === '_bulk_docs' && method === 'post') return bulk(db, call);
  if (first === '_compact' && method === 'post') return compact(db);
  if (first === '_all_docs' && method !== 'put') return allDocs(db, call);
  if (first === '_changes' && method === 'get') return changes(db, call);
  return document(db, first, call);
}

export async function operate(store: Store, call: Call): Promise<Answer> {
  const [name] = call.path;
  try {
    if (name === undefined || name.startsWith('_')) return await onServer(store, call);
    if (call.path.length === 1) return await onDatabase(store, call.method, name);
    return await store.use(name, (db) => {
      if (!db) throw new Refusal(404, 'not_found', 'Database does not exist.');
      return inDatabase(store, db, call);
    });
  } catch (error) {
    throw toRefusal(error);
  }
}
