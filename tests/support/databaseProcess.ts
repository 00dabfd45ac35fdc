import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createCouch } from '../../sync-server/couch/client';
import { freePort } from './freePort';
import { temporaryFolder } from './gateway';
import { startTcpProxy } from './tcpProxy';

export interface DatabaseProcess {
  url: string;
  prefix: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Others use this server, so its cable is cut instead of killing it. */
async function reachDatabase(address: string): Promise<DatabaseProcess> {
  const url = new URL(address);
  const cable = await startTcpProxy({ host: url.hostname, port: Number(url.port) || 80 });
  [url.hostname, url.port] = ['127.0.0.1', String(cable.port)];
  const prefix = `stage-${randomBytes(5).toString('hex')}-`;
  return {
    url: url.href.replace(/\/$/, ''),
    prefix,
    kill: cable.cut,
    start: cable.restore,
    stop: async () => {
      await cable.close();
      const couch = createCouch(address, prefix);
      for (const name of await couch.databases()) await couch.destroy(name);
    },
  };
}

export function startDatabase(): Promise<DatabaseProcess> {
  const address = process.env.COUCHDB_URL;
  return address ? reachDatabase(address) : startProcess();
}

async function startProcess(): Promise<DatabaseProcess> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const password = randomUUID();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const next = fork(new URL('./databaseMain.ts', import.meta.url), {
      execArgv: ['--import', 'tsx'],
      env: {
        PATH: process.env.PATH ?? '',
        DATABASE_FOLDER: folder,
        DATABASE_PORT: String(port),
        DATABASE_USER: 'test',
        DATABASE_PASSWORD: password,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child = next;
    let written = '';
    next.stderr?.on('data', (chunk: Buffer) => (written += chunk.toString()));
    await new Promise<void>((resolve, reject) => {
      next.once('message', () => resolve());
      next.once('exit', () => reject(new Error(`the database ended: ${written}`)));
    });
  }

  async function kill(): Promise<void> {
    if (!child) return;
    child.kill('SIGKILL');
    await waitForExit(child);
  }

  await start();
  return {
    url: `http://test:${password}@127.0.0.1:${port}`,
    prefix: '',
    kill,
    start,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
