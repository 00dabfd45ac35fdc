import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError, type Config } from '../config';
import { createCouch, createCouchOver, CouchUnavailable, type Couch } from './client';
import { readRuntime, removeRuntime, writeRuntime, type Runtime } from './runtime';

export interface CouchConnection {
  couch: Couch;
  mode: 'embedded' | 'remote';
  /** Contains credentials: never log it. */
  address: string;
  close(): Promise<void>;
}

/**
 * `gateway`: starts the embedded database itself and tells others where it is. `command`: uses the
 * running gateway's, and starts it only where no gateway runs.
 */
export type ConnectRole = 'gateway' | 'command';

type Settings = Pick<Config, 'couchUrl' | 'dataDir' | 'dbPrefix'>;

function buildAddress({ url, username, password }: Runtime['couch']): string {
  const address = new URL(url);
  address.username = encodeURIComponent(username);
  address.password = encodeURIComponent(password);
  return address.toString();
}

const ASKED = 8;
const BETWEEN = 250;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A file left by a crash points nowhere. A gateway that is alive but busy is asked again, because starting a second
 * database would fail on its lock.
 */
async function joinRunning(settings: Settings): Promise<CouchConnection | undefined> {
  const runtime = readRuntime(settings.dataDir);
  if (!runtime) return undefined;
  const address = buildAddress(runtime.couch);
  const couch = createCouch(address, settings.dbPrefix);
  for (let attemptCount = 1; ; attemptCount += 1) {
    try {
      await couch.version();
      return { couch, mode: 'embedded', address, close: async () => undefined };
    } catch (error) {
      if (!(error instanceof CouchUnavailable)) throw error;
      if (attemptCount === ASKED || !isAlive(runtime.pid)) return undefined;
      await pause(BETWEEN);
    }
  }
}

async function startOwn(settings: Settings, role: ConnectRole): Promise<CouchConnection> {
  const { startEmbedded } = await import('./embedded/server');
  const { EmbeddedLocked } = await import('./embedded/engine');
  const { dataDir, dbPrefix } = settings;
  const server = await startEmbedded(join(dataDir, 'couch')).catch((error: unknown) => {
    const pid = readRuntime(dataDir)?.pid;
    const holder = pid === undefined ? 'another process' : `process ${pid}`;
    throw error instanceof EmbeddedLocked
      ? new ConfigError(`The database in ${dataDir} is already in use by ${holder}; stop it first.`)
      : new ConfigError(`The database in ${dataDir} cannot be opened: ${String(error)}.`);
  });
  const { url, username, password } = server;
  const connection = { url, username, password };
  if (role === 'gateway') writeRuntime(dataDir, { pid: process.pid, couch: connection });
  const address = buildAddress(connection);
  return {
    couch: createCouchOver(server.send, dbPrefix),
    mode: 'embedded',
    address,
    close: async () => {
      if (role === 'gateway') removeRuntime(dataDir);
      await server.close();
    },
  };
}

/**
 * A real CouchDB need not answer yet; the embedded one is open when this resolves.
 * @throws ConfigError when the embedded database cannot be opened
 */
export async function connectCouch(
  settings: Settings,
  role: ConnectRole = 'command',
): Promise<CouchConnection> {
  if (settings.couchUrl !== undefined)
    return {
      couch: createCouch(settings.couchUrl, settings.dbPrefix),
      mode: 'remote',
      address: settings.couchUrl,
      close: async () => undefined,
    };
  const running = role === 'command' ? await joinRunning(settings) : undefined;
  return running ?? startOwn(settings, role);
}
