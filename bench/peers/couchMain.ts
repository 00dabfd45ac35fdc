import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type Express, type Request } from 'express';
import { openPouch } from '../../sync-server/couch/embedded/engine';

/**
 * Same engine and durability as the product's embedded database. Also serves the measuring page, so that nothing is
 * cross-origin, and one file of all documents for plain Dexie.
 */

interface Pouch {
  info(): Promise<{ doc_count: number; update_seq: number | string }>;
  get(id: string): Promise<object>;
  put(document: object): Promise<object>;
  changes(options: object): Promise<{ results: unknown[]; last_seq: number }>;
  bulkGet(options: object): Promise<object>;
  bulkDocs(documents: object[], options?: object): Promise<object[]>;
  revsDiff(revisions: object): Promise<object>;
}

const folder = await mkdtemp(join(process.env.BENCH_FOLDER ?? tmpdir(), 'peer-'));
const databases = new Map<string, Promise<Pouch>>();

function database(name: string): Promise<Pouch> {
  const known = databases.get(name);
  if (known) return known;
  const opened = openPouch(join(folder, encodeURIComponent(name))) as unknown as Promise<Pouch>;
  databases.set(name, opened);
  return opened;
}

const getName = (req: Request): string => String(req.params.db);

function replicationRoutes(app: Express): void {
  app.get('/couch/:db/_local/:id', async (req, res) => {
    const pouch = await database(getName(req));
    const record = await pouch.get(`_local/${req.params.id}`).catch(() => undefined);
    if (record) res.json(record);
    else res.status(404).json({ error: 'not_found', reason: 'missing' });
  });
  app.put('/couch/:db/_local/:id', async (req, res) => {
    const pouch = await database(getName(req));
    res.status(201).json(await pouch.put({ ...req.body, _id: `_local/${req.params.id}` }));
  });
  app.get('/couch/:db/_changes', async (req, res) => {
    const pouch = await database(getName(req));
    const limit = Number(req.query.limit ?? 1_000_000);
    const { results, last_seq } = await pouch.changes({
      since: Number(req.query.since ?? 0),
      limit,
      style: req.query.style ?? 'main_only',
    });
    const { update_seq } = await pouch.info();
    res.json({ results, last_seq, pending: Number(update_seq) - Number(last_seq) });
  });
  app.post('/couch/:db/_bulk_get', async (req, res) => {
    const pouch = await database(getName(req));
    res.json(await pouch.bulkGet({ docs: req.body.docs, revs: true, latest: true }));
  });
  app.post('/couch/:db/_revs_diff', async (req, res) => {
    res.json(await (await database(getName(req))).revsDiff(req.body));
  });
  app.post('/couch/:db/_bulk_docs', async (req, res) => {
    const { docs, new_edits: newEdits = true } = req.body;
    const pouch = await database(getName(req));
    res.status(201).json(await pouch.bulkDocs(docs, { new_edits: newEdits }));
  });
  app.get('/couch/:db', async (req, res) => {
    const { doc_count, update_seq } = await (await database(getName(req))).info();
    const name = getName(req);
    res.json({ db_name: name, doc_count, update_seq, instance_start_time: '0' });
  });
  app.get('/couch', (_req, res) => {
    res.json({ couchdb: 'Welcome', uuid: folder, version: '3.0.0' });
  });
}

let file = '{}';
const app = express();
app.disable('etag');
app.use(express.json({ limit: '64mb' }));
replicationRoutes(app);
app.put('/documents.json', (req, res) => {
  file = JSON.stringify(req.body);
  res.json({ ok: true });
});
app.get('/documents.json', (_req, res) => {
  res.type('json').send(file);
});
app.use(express.static(process.env.BENCH_PAGES ?? ''));

const server = createServer(app);
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
