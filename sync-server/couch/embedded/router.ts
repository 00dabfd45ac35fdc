import { randomBytes, timingSafeEqual } from 'node:crypto';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { z } from 'zod';
import {
  parseDocuments,
  readChanges,
  readRows,
  writeDocuments,
  writeLocal,
  writeRevisions,
} from './documents';
import { ENGINE_VERSION } from './engine';
import { Refusal, refusalHandler, toRefusal } from './errors';
import { isDatabaseName, type OpenDatabase, type Store } from './store';

export interface Credentials {
  username: string;
  password: string;
}

function basicAuth({ username, password }: Credentials): RequestHandler {
  const bytes = new TextEncoder();
  const pair = Buffer.from(`${username}:${password}`).toString('base64');
  const expected = bytes.encode(`Basic ${pair}`);
  return (req, _res, next) => {
    const given = bytes.encode(req.get('authorization') ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new Refusal(401, 'unauthorized', 'Name or password is incorrect.');
    next();
  };
}

/** JSON in a query parameter, as CouchDB has it for keys. */
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
const documentQuery = z.object({ rev: z.string().optional(), revs: flag, conflicts: flag });

function parseQuery<T extends z.ZodType>(schema: T, req: Request): z.infer<T> {
  const read = schema.safeParse(req.query);
  if (!read.success)
    throw new Refusal(400, 'query_parse_error', 'Invalid value for a query parameter.');
  return read.data;
}

const param = (req: Request, name: string): string => String(req.params[name]);

async function openDatabase(store: Store, req: Request): Promise<OpenDatabase> {
  const db = await store.database(param(req, 'db'));
  if (!db) throw new Refusal(404, 'not_found', 'Database does not exist.');
  return db;
}

function serverRoutes(app: Express, store: Store): void {
  app.get('/', (_req, res) => {
    res.json({ couchdb: 'Welcome', version: ENGINE_VERSION, vendor: { name: 'Bữa Lành' } });
  });
  app.get('/_all_dbs', (_req, res) => {
    res.json(store.names());
  });
  app.get('/_db_updates', async (req, res) => {
    const { feed, since, timeout } = parseQuery(updatesQuery, req);
    const gone = new AbortController();
    res.on('close', () => gone.abort());
    res.json(await store.updates.after(since, feed === 'longpoll' ? timeout : 0, gone.signal));
  });
  app.put('/_global_changes', () => {
    // Where CouchDB keeps that list; ours is always there.
    throw new Refusal(412, 'file_exists', 'The database could not be created, it exists.');
  });
  app.put('/:db', async (req, res) => {
    const name = param(req, 'db');
    if (!isDatabaseName(name))
      throw new Refusal(400, 'illegal_database_name', `Name: '${name}' is not allowed.`);
    if (!(await store.create(name, randomBytes(6).toString('hex'))))
      throw new Refusal(412, 'file_exists', 'The database could not be created, it exists.');
    res.status(201).json({ ok: true });
  });
  app.delete('/:db', async (req, res) => {
    if (!(await store.destroy(param(req, 'db'))))
      throw new Refusal(404, 'not_found', 'Database does not exist.');
    res.json({ ok: true });
  });
  app.get('/:db/_security', async (req, res) => {
    await openDatabase(store, req);
    res.json(store.security(param(req, 'db')));
  });
  app.put('/:db/_security', async (req, res) => {
    const db = await openDatabase(store, req);
    await db.exclusively(() => store.setSecurity(param(req, 'db'), req.body));
    res.json({ ok: true });
  });
}

function listRoutes(app: Express, store: Store): void {
  app.post('/:db/_bulk_docs', async (req, res) => {
    const db = await openDatabase(store, req);
    const body = z
      .object({ docs: z.array(z.unknown()), new_edits: z.boolean().default(true) })
      .safeParse(req.body);
    if (!body.success)
      throw new Refusal(400, 'bad_request', 'POST body must include `docs` parameter.');
    const write = body.data.new_edits ? writeDocuments : writeRevisions;
    res.status(201).json(await write(db, parseDocuments(body.data.docs)));
  });
  const allDocs: RequestHandler = async (req, res) => {
    const db = await openDatabase(store, req);
    const query = parseQuery(rowsQuery, req);
    const body = z.object({ keys: z.array(z.string()) }).safeParse(req.body);
    const rows = await readRows(db, {
      keys: body.success ? body.data.keys : undefined,
      startKey: query.start_key,
      endKey: query.end_key,
      limit: query.limit,
      skip: query.skip,
      includeDocs: query.include_docs,
    });
    res.json(rows);
  };
  app.get('/:db/_all_docs', allDocs);
  app.post('/:db/_all_docs', allDocs);
  app.get('/:db/_changes', async (req, res) => {
    const db = await openDatabase(store, req);
    const { include_docs: includeDocs, ...query } = parseQuery(changesQuery, req);
    res.json(await readChanges(db, { ...query, includeDocs }));
  });
}

function idOf(req: Request): string {
  if (req.params.local !== undefined) return `_local/${param(req, 'local')}`;
  return req.params.design === undefined ? param(req, 'id') : `_design/${param(req, 'design')}`;
}

function documentRoutes(app: Express, store: Store): void {
  const read: RequestHandler = async (req, res) => {
    const db = await openDatabase(store, req);
    const { rev, ...query } = parseQuery(documentQuery, req);
    try {
      res.json(await db.pouch.get(idOf(req), rev === undefined ? query : { ...query, rev }));
    } catch (error) {
      throw toRefusal(error);
    }
  };
  const write: RequestHandler = async (req, res) => {
    const db = await openDatabase(store, req);
    const documents = parseDocuments([{ ...(req.body as object), _id: idOf(req) }]);
    const [result] = await writeDocuments(db, documents);
    if (result === undefined) throw new Error('no result');
    if ('error' in result)
      throw new Refusal(result.error === 'conflict' ? 409 : 403, result.error, result.reason);
    res.status(201).json(result);
  };
  app.get('/:db/_local/:local', read);
  app.put('/:db/_local/:local', async (req, res) => {
    const db = await openDatabase(store, req);
    const body = z.record(z.string(), z.unknown()).parse(req.body);
    res.status(201).json(await writeLocal(db, idOf(req), body));
  });
  app.get('/:db/_design/:design', read);
  app.put('/:db/_design/:design', write);
  app.get('/:db/:id', read);
  app.put('/:db/:id', write);
}

/** The part of CouchDB's HTTP interface that `couch/client.ts` uses, in its shapes and status codes. */
export function createEmbeddedApp(store: Store, credentials: Credentials): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(basicAuth(credentials));
  app.use(express.json({ limit: '64mb' }));
  serverRoutes(app, store);
  listRoutes(app, store);
  documentRoutes(app, store);
  app.use(() => {
    throw new Refusal(404, 'not_found', 'missing');
  });
  app.use(refusalHandler);
  return app;
}
