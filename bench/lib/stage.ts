import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { CatalogueEntry } from '../../src/domain/food/catalogue';
import { workspaceDatabase, type Couch, type StoredDocument } from '../../sync-server/couch/client';
import { connectCouch } from '../../sync-server/couch/connect';
import { accountKey, workspaceKey } from '../../sync-server/modules/accounts/accountRecords';
import { hashPassword } from '../../sync-server/modules/accounts/password';
import { startProduct, type Product } from '../../tests/e2e/support/product';
import { clients, consultations } from './practice';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';

const PASSWORD = 'bualanh-bench';

export interface Stage {
  folder: string;
  pagesDist: string;
  pages: string;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'bua-lanh-bench-'));
  const pagesDist = join(folder, 'dist');
  const pages = join(pagesDist, 'app');
  await build({
    root: resolve('bench/pages'),
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    // Must match vite.config.ts.
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' }] },
    build: { outDir: pages, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 },
  });
  await cp('dist/server', join(pagesDist, 'server'), { recursive: true });
  await cp('package.json', join(folder, 'package.json'));
  for (const name of ['node_modules', 'couchdb']) await symlink(resolve(name), join(folder, name));
  return {
    folder,
    pagesDist,
    pages,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

export function startGateway(dist: string, env: Record<string, string> = {}): Promise<Product> {
  return startProduct({ dist, env: { DEMO: 'off', LOG_LEVEL: 'error', ...env } });
}

export async function openCouch({ dataDir }: Product): Promise<{ couch: Couch; address: string }> {
  const settings = { couchUrl: undefined, dataDir, dbPrefix: '' };
  const { couch, address } = await connectCouch(settings, 'command');
  return { couch, address };
}

export interface Person {
  accountId: string;
  workspaceId: string;
  email: string;
  password: string;
}

export async function addPerson(couch: Couch): Promise<Person> {
  const accountId = randomUUID();
  const workspaceId = randomUUID();
  const email = `${accountId}@example.vn`;
  const createdAt = new Date().toISOString();
  const write = (key: string, body: Record<string, unknown>): Promise<unknown> =>
    couch.database(ACCOUNTS_DATABASE).put(envelope(key, body, accountId, new Date()));
  await couch.ensureDatabase(workspaceDatabase(workspaceId));
  await write(workspaceKey(workspaceId), {
    workspaceId,
    members: [accountId],
    plan: 'business',
    createdAt,
  });
  await write(accountKey(email), {
    accountId,
    workspaceId,
    email,
    name: 'Lan',
    passwordHash: await hashPassword(PASSWORD),
    role: 'expert',
    status: 'approved',
    createdAt,
  });
  return { accountId, workspaceId, email, password: PASSWORD };
}

export function storedAs(collection: string, body: { id: string }, by: string): StoredDocument {
  const document = envelope(`${collection}:${body.id}`, { ...body }, by, new Date());
  return { ...document, device: 'bench' };
}

const BATCH = 250;

async function writeAll(
  couch: Couch,
  name: string,
  documents: readonly StoredDocument[],
): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const results = await couch.database(name).bulk(documents.slice(start, start + BATCH));
    const refused = results.find((result) => !result.ok);
    if (refused) throw new Error(`${name} refused ${JSON.stringify(refused)}`);
  }
}

export async function fillCatalogue(
  couch: Couch,
  entries: readonly CatalogueEntry[],
): Promise<void> {
  const database = couch.database('catalogue');
  // The gateway answers before it has loaded the starter set.
  while (!(await database.getLocal('starter'))) await new Promise((done) => setTimeout(done, 100));
  const present = await database.list();
  const known = new Set(present.map(({ id }) => id));
  const missing = entries
    .map((entry) => storedAs('catalogue', entry, 'bench'))
    .filter(({ _id }) => !known.has(_id));
  await writeAll(couch, 'catalogue', missing);
}

export async function fillWorkspace(
  couch: Couch,
  person: Person,
  counts = { clients: 200, consultations: 800 },
): Promise<StoredDocument[]> {
  const documents = [
    ...clients(person, counts.clients).map((one) => storedAs('clients', one, person.accountId)),
    ...consultations(person, counts).map((one) => storedAs('consultations', one, person.accountId)),
  ];
  await writeAll(couch, workspaceDatabase(person.workspaceId), documents);
  return documents;
}

export async function fillWith(
  couch: Couch,
  { workspaceId, accountId }: Person,
  collection: string,
  documents: readonly { id: string }[],
): Promise<void> {
  const stored = documents.map((one) => storedAs(collection, one, accountId));
  await writeAll(couch, workspaceDatabase(workspaceId), stored);
}

export interface PeerServer {
  url: string;
  stop(): Promise<void>;
}

export async function startPeer({ folder, pages }: Stage): Promise<PeerServer> {
  const child = fork(new URL('../peers/couchMain.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH ?? '', BENCH_FOLDER: folder, BENCH_PAGES: pages },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((done, failed) => {
    child.once('message', (message) => done(Number(message)));
    child.once('exit', (code) => failed(new Error(`the peer's server ended with ${code}`)));
  });
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}

export async function fillPeer(
  peer: PeerServer,
  name: string,
  documents: readonly object[],
): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH)
    await sendJson('POST', `${peer.url}/couch/${name}/_bulk_docs`, {
      docs: documents.slice(start, start + BATCH),
    });
}

export async function sendJson(
  method: 'POST' | 'PUT',
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
