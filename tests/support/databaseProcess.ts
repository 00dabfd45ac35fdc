import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { freePort } from './freePort';
import { temporaryFolder } from './gateway';

/** A database server in a process of its own, as CouchDB is one. */
export interface DatabaseProcess {
  /** For `COUCHDB_URL`; credentials within. */
  url: string;
  /** Ends the process at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Starts it again on the same files and address. */
  start(): Promise<void>;
  /** Copies its files; it must not run. @returns what `restore` takes */
  backUp(): Promise<string>;
  /** Puts the files of a backup in the place of the present ones; it must not run. */
  restore(backup: string): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

export async function startDatabase(): Promise<DatabaseProcess> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const password = randomUUID();
  const backups: string[] = [];
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
    await exitOf(child);
  }

  await start();
  return {
    url: `http://test:${password}@127.0.0.1:${port}`,
    kill,
    start,
    async backUp() {
      const backup = await temporaryFolder();
      backups.push(backup);
      await cp(folder, backup, { recursive: true });
      return backup;
    },
    async restore(backup) {
      await rm(folder, { recursive: true, force: true });
      await cp(backup, folder, { recursive: true });
    },
    async stop() {
      await kill();
      for (const one of [folder, ...backups]) await rm(one, { recursive: true, force: true });
    },
  };
}
