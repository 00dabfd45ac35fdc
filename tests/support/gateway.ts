import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../sync-server/config';
import type { Couch } from '../../sync-server/couch/client';
import { connectCouch } from '../../sync-server/couch/connect';
import { startGateway as start, type Gateway } from '../../sync-server/gateway';
import { freePort } from './freePort';
import { serverProgram } from './serverProgram';
import { comesTrue } from './stolenTime';

export type Env = Record<string, string>;

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'bua-lanh-test-'));
}

/**
 * On a real CouchDB each test has its own databases. The prefix follows from the data folder, so that a restarted gateway
 * finds them again.
 */
function buildPrefix(dataDir: string): string {
  return `test-${createHash('sha256').update(dataDir).digest('hex').slice(0, 10)}-`;
}

export function testEnv(dataDir: string, env: Env): Env {
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    COUCHDB_URL: process.env.COUCHDB_URL ?? '',
    DB_PREFIX: process.env.COUCHDB_URL ? buildPrefix(dataDir) : '',
    ...env,
  };
}

export interface TestGateway {
  url: string;
  ctx: Gateway['ctx'];
  parts: Gateway;
  dataDir: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  env?: Env;
  appFolder?: string;
}

async function removeDatabases({ ctx }: Gateway): Promise<void> {
  if (ctx.databaseMode !== 'remote' || ctx.config.dbPrefix === '' || !ctx.readiness.ready()) return;
  for (const name of await ctx.couch.databases()) await ctx.couch.destroy(name);
}

export async function startGateway(options: StartOptions = {}): Promise<TestGateway> {
  const dataDir = options.env?.DATA_DIR ?? (await temporaryFolder());
  const config = loadConfig(testEnv(dataDir, options.env ?? {}));
  const { appFolder } = options;
  const gateway = await start(config, appFolder === undefined ? {} : { appFolder });
  await gateway.ctx.readiness.check();
  return {
    url: `http://127.0.0.1:${gateway.port}`,
    ctx: gateway.ctx,
    parts: gateway,
    dataDir,
    stop: async () => {
      await removeDatabases(gateway);
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface TestCouch {
  couch: Couch;
  address: string;
  prefix: string;
  close(): Promise<void>;
}

export async function connectTestCouch(): Promise<TestCouch> {
  const dataDir = await temporaryFolder();
  const config = loadConfig(testEnv(dataDir, {}));
  const connection = await connectCouch(config, 'gateway');
  return {
    couch: connection.couch,
    address: connection.address,
    prefix: config.dbPrefix,
    close: async () => {
      for (const name of await connection.couch.databases()) await connection.couch.destroy(name);
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function removeKept(env: Env & { DATA_DIR: string }): Promise<void> {
  const config = loadConfig(testEnv(env.DATA_DIR, env));
  if (config.couchUrl !== undefined && config.dbPrefix !== '') {
    const { couch, close } = await connectCouch(config);
    for (const name of await couch.databases()) await couch.destroy(name);
    await close();
  }
  await rm(env.DATA_DIR, { recursive: true, force: true });
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface GatewayProcess {
  url: string;
  dataDir: string;
  pid: number;
  stdout(): string;
  stderr(): string;
  answers(status: 200 | 503): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<Ended>;
  ended(): Promise<Ended>;
}

/** ms. No limit on the product: the machine may be busy with other things. */
const LONGEST_WAIT = 60_000;

/** @throws Error after `limit` ms that the host did not take */
export async function until(
  condition: () => Promise<boolean> | boolean,
  limit = LONGEST_WAIT,
  explain: () => string = () => 'the condition never held',
): Promise<void> {
  if (!(await comesTrue(condition, limit, 50))) throw new Error(explain());
}

function waitForEnd(child: ChildProcess): Promise<Ended> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null)
      resolve({ code: child.exitCode, signal: child.signalCode });
    else child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

async function fetchStatus(url: string): Promise<number> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) })).status;
  } catch {
    return 0;
  }
}

/** Resolves at once; see `answers`. The caller ends it and removes what it kept (`removeKept`). */
export async function spawnGateway(env: Env = {}): Promise<GatewayProcess> {
  const dataDir = env.DATA_DIR ?? (await temporaryFolder());
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, serverProgram('main'), {
    env: {
      PATH: process.env.PATH ?? '',
      ...testEnv(dataDir, { LOG_LEVEL: 'info', ...env }),
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const ended = waitForEnd(child);
  let isOver = false;
  void ended.then(() => {
    isOver = true;
    return undefined;
  });
  return {
    url,
    dataDir,
    pid: child.pid ?? -1,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    answers: (status) =>
      until(
        async () => {
          if (isOver) throw new Error(`the gateway ended: ${output.stderr}`);
          return (await fetchStatus(url)) === status;
        },
        LONGEST_WAIT,
        () => `no ${status} from the gateway: ${output.stderr}`,
      ),
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
    ended: () => ended,
  };
}
