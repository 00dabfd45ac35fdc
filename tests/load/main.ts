import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig } from '../../sync-server/config';
import { connectCouch } from '../../sync-server/couch/connect';
import { fill, people } from './database';
import { target } from './figures';
import { createFleet } from './fleet';
import { startGateway, type LoadGateway } from './gateway';
import { machine } from './machine';
import { startMeter } from './measure';
import { parseOptions, USAGE, UsageError, type Options } from './options';

/** `npm run load`: progress on standard error, one JSON line at the end. */

/** Targets for 2,000 devices on two cores; database connections must not grow with devices. */
const LIMITS = { arrivalMs: 500, memoryMb: 500, connections: 64 };

const started = performance.now();
const say = (text: string): void => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stderr.write(`${seconds.padStart(6)} s  ${text}\n`);
};

function buildEnv(dataDir: string): Record<string, string> {
  const { PATH = '', COUCHDB_URL = '', DB_PREFIX = '' } = process.env;
  return {
    PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    COUCHDB_URL,
    // A prefix, so that a real CouchDB's databases in use are never touched.
    DB_PREFIX: COUCHDB_URL === '' ? '' : DB_PREFIX || 'load-',
  };
}

async function prepare(env: Record<string, string>, options: Options) {
  const config = loadConfig(env);
  const { couch, close } = await connectCouch(config, 'command');
  try {
    const { filled, ms } = await fill(couch, config.dataDir, options, say);
    if (filled > 0)
      say(`${filled} workspaces of ${options.documents} documents in ${Math.round(ms / 1000)} s`);
    const identities = await people(couch, config, options.devices);
    say(`${identities.length} devices are signed in`);
    return { config, identities, filled, fillMs: Math.round(ms) };
  } finally {
    await close();
  }
}

async function startAndRest(config: ReturnType<typeof loadConfig>, env: NodeJS.ProcessEnv) {
  const gateway = await startGateway(config, env);
  const atReady = gateway.sample();
  say(`gateway ready after ${Math.round(gateway.readyMs)} ms, ${atReady.memoryMb} MB`);
  // The projector looks at each workspace once; it is done when the processor rests.
  let before = atReady.cpuSeconds ?? 0;
  let quiet = 0;
  const from = performance.now();
  while (quiet < 2 && performance.now() - from < 300_000) {
    await pause(1000);
    const now = gateway.sample().cpuSeconds ?? 0;
    quiet = now - before < 0.25 ? quiet + 1 : 0;
    before = now;
  }
  const quietMs = Math.round(performance.now() - from - quiet * 1000);
  const atRest = gateway.sample();
  say(`at rest ${quietMs} ms later, ${atRest.memoryMb} MB, ${atRest.openFiles} open files`);
  const start = {
    listeningMs: Math.round(gateway.listeningMs),
    readyMs: Math.round(gateway.readyMs),
    readyMemoryMb: atReady.memoryMb,
    restAfterMs: quietMs,
    restMemoryMb: atRest.memoryMb,
    restOpenFiles: atRest.openFiles,
  };
  return { gateway, start };
}

async function measure(
  gateway: LoadGateway,
  identities: Parameters<typeof createFleet>[1],
  { minutes, every }: Options,
) {
  const fleet = createFleet(gateway.url, identities);
  try {
    const connect = await fleet.start();
    say(`${connect.count} devices listen; p95 ${connect.p95} ms until one has everything`);
    // One uncounted round: devices create their client and menu, and code gets warm.
    const warm = Math.min(every, minutes * 60);
    await fleet.work(warm, every, () => undefined);
    const before = await fleet.result();
    say(`warm: ${before.saves} saves, p95 ${before.arrival.p95} ms`);
    fleet.reset();
    const meter = startMeter(gateway);
    let seconds = 0;
    await fleet.work(minutes * 60, every, () => {
      meter.second();
      seconds += 1;
      if (seconds % 15 === 0) say(`${fleet.arrived()} arrived, ${gateway.sample().memoryMb} MB`);
    });
    const usage = meter.result();
    const arrivals = await fleet.result();
    return { connect, warmUp: before, arrivals, usage };
  } finally {
    fleet.stop();
  }
}

async function run(options: Options): Promise<boolean> {
  const base = process.env.INIT_CWD ?? process.cwd();
  const dataDir = options.data
    ? resolve(base, options.data)
    : mkdtempSync(join(tmpdir(), 'bua-lanh-load-'));
  mkdirSync(dataDir, { recursive: true });
  const env = buildEnv(dataDir);
  let gateway: LoadGateway | undefined;
  try {
    const { config, identities, filled, fillMs } = await prepare(env, options);
    const begun = await startAndRest(config, env);
    gateway = begun.gateway;
    const { connect, warmUp, arrivals, usage } = await measure(gateway, identities, options);
    const targets = [
      target('saved to other device p95 (ms)', arrivals.arrival.p95, LIMITS.arrivalMs),
      target('resident memory, highest (MB)', usage.memoryMb.max, LIMITS.memoryMb),
      target('connections to the database, most', usage.connections.max, LIMITS.connections),
      target('saves that never arrived', arrivals.missing, 1),
    ];
    const { data: _, ...asked } = options;
    const result = {
      case: 'load',
      ...asked,
      database: config.couchUrl === undefined ? 'embedded' : 'CouchDB',
      machine: machine(),
      filled,
      fillMs,
      start: begun.start,
      connectMs: connect,
      warmUpErrors: warmUp.errors,
      ...arrivals,
      usage,
      warnings: gateway.logged().length,
      targets,
      met: targets.every(({ met }) => met),
    };
    for (const line of gateway.logged().slice(0, 5)) say(`gateway: ${line.slice(0, 300)}`);
    process.stdout.write(`${JSON.stringify(result)}\n`);
    return result.met;
  } finally {
    await gateway?.stop();
    if (!options.data) {
      await removeDatabases(env);
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}

async function removeDatabases(env: Record<string, string>): Promise<void> {
  if (!env.COUCHDB_URL) return;
  const { couch, close } = await connectCouch(loadConfig(env), 'command');
  for (const name of await couch.databases()) await couch.destroy(name);
  await close();
}

try {
  const met = await run(parseOptions(process.argv.slice(2)));
  process.exitCode = met ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}\n`);
  process.exitCode = 2;
}
