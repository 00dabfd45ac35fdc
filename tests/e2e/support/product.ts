import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { startTcpProxy, type TcpProxy } from '../../support/tcpProxy';

export interface Product {
  url: string;
  proxy: TcpProxy;
  dataDir: string;
  documents(database: string): Promise<Record<string, unknown>[]>;
  databases(): Promise<string[]>;
  change(database: string, id: string, fields: Record<string, unknown>): Promise<void>;
  add(database: string, document: { _id: string } & Record<string, unknown>): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
  /**
   * @param env for this start only
   * @param dist folder of another release, used from now on
   */
  start(env?: Record<string, string>, dist?: string): Promise<void>;
  stop(): Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

async function waitForGateway(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`gateway ended: ${log()}`);
    if (Date.now() > deadline) throw new Error(`gateway did not start: ${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function exit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

export const FILLED_DATA = 'E2E_FILLED_DATA';

interface Runtime {
  url: string;
  username: string;
  password: string;
}

interface ProductOptions {
  env?: Record<string, string>;
  dist?: string;
  couchUrl?: string;
}

function gatewayProcess(url: string, env: Record<string, string>, first = 'dist') {
  let log = '';
  let child: ChildProcess | undefined;
  let dist = first;
  return {
    start: async (more: Record<string, string> = {}, other = dist): Promise<void> => {
      dist = other;
      const next = spawn(process.execPath, [join(dist, 'server', 'main.js')], {
        env: { ...process.env, ...env, ...more },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      next.stderr?.on('data', (chunk: Buffer) => {
        log = (log + chunk.toString()).slice(-8000);
      });
      child = next;
      await waitForGateway(url, next, () => log);
    },
    kill: async (signal: NodeJS.Signals): Promise<void> => {
      if (!child) return;
      const ending = child;
      ending.kill(signal);
      await exit(ending);
    },
  };
}

async function askDatabase(dataDir: string, path: string, put?: object): Promise<unknown> {
  const runtime = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8')) as {
    couch: Runtime;
  };
  const { username, password, url } = runtime.couch;
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
    headers: { authorization, 'content-type': 'application/json' },
    ...(put ? { method: 'PUT', body: JSON.stringify(put) } : {}),
  });
  if (!response.ok) throw new Error(`database answered ${response.status} to ${path}`);
  return response.json();
}

function openDatabase(
  dataDir: string,
): Pick<Product, 'documents' | 'databases' | 'change' | 'add'> {
  return {
    documents: async (database) => {
      const path = `${database}/_all_docs?include_docs=true`;
      const { rows } = (await askDatabase(dataDir, path)) as {
        rows: { doc: Record<string, unknown> }[];
      };
      return rows.map((row) => row.doc);
    },
    databases: async () => (await askDatabase(dataDir, '_all_dbs')) as string[],
    change: async (database, id, fields) => {
      const path = `${database}/${encodeURIComponent(id)}`;
      const stored = (await askDatabase(dataDir, path)) as { body: object };
      await askDatabase(dataDir, path, { ...stored, body: { ...stored.body, ...fields } });
    },
    add: async (database, document) => {
      await askDatabase(dataDir, `${database}/${encodeURIComponent(document._id)}`, document);
    },
  };
}

export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bua-lanh-e2e-'));
  const filled = options.dist || options.couchUrl ? undefined : process.env[FILLED_DATA];
  if (filled) await cp(filled, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    COUCHDB_URL: options.couchUrl ?? '',
    DEMO: 'on',
  };
  const { start, kill } = gatewayProcess(url, env, options.dist);
  await start(options.env).catch(async (error: unknown) => {
    await kill('SIGKILL');
    throw error;
  });
  const proxy = await startTcpProxy({ host: '127.0.0.1', port });
  return {
    url,
    proxy,
    dataDir,
    ...openDatabase(dataDir),
    kill,
    start,
    stop: async () => {
      await proxy.close();
      await kill('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
