import type { Config } from './config';
import type { CouchConnection } from './couch/connect';
import { awaySentence } from './couch/errors';
import { DatabaseTooNew, refuseNewerDatabase } from './couch/migrations';
import { createReadiness, type Readiness } from './couch/readiness';
import { backgroundPart, type BackgroundPart } from './http/backgroundPart';
import type { GatewayContext } from './http/context';
import type { Logger } from './http/log';
import type { Authenticate, RouteDefinition } from './http/routes';
import { createTraffic, type Traffic } from './http/traffic';
import { createWakeHub } from './http/wakeHub';
import { VERSION } from './project';
import { createAccountMemory } from './modules/accounts/memory';
import { createAuthenticate, keyFor } from './modules/accounts/tokens';
import { refuseDuringRestore, RestoreRunning } from './modules/backup/maintenance';
import { keepStarterSet } from './modules/catalogue/load';
import { cleanUp } from './cleanUp';
import { createJobQueue, type JobQueue } from './modules/jobs/queue';
import { createCounters } from './modules/limits/counters';
import { createMetrics } from './modules/metrics/metrics';
import { setUp } from './setUp';
import { createAccountGate } from './sync/accountGate';
import { createLiveHub, type LiveHub } from './sync/hub';
import { createModules } from './modules';

export interface CompositionOptions {
  config: Config;
  log: Logger;
  connection: CouchConnection;
  shutdown: AbortSignal;
  publicUrl: () => string;
  appFolder: string;
  onUnusable: (error: DatabaseTooNew) => void;
}

export interface GatewayParts {
  ctx: GatewayContext;
  hub: LiveHub;
  jobs: JobQueue;
  authenticate: Authenticate;
  routes: RouteDefinition[];
  traffic: Traffic;
  background: BackgroundPart[];
  starter: BackgroundPart;
  modules: ReturnType<typeof createModules>['dependencies'];
}

const now = (): Date => new Date();
const steady = (): number => performance.now();

function createDatabaseWatch(
  { config, log, connection: { couch }, shutdown, onUnusable }: CompositionOptions,
  starter: BackgroundPart,
  onReady: () => void,
  onRestore: () => void,
): Readiness {
  const unusable = (error: unknown): never => {
    if (error instanceof DatabaseTooNew && !shutdown.aborted) {
      log.fatal({ err: error }, 'the gateway ends');
      onUnusable(error);
    }
    throw error;
  };
  return createReadiness({
    version: async () => {
      // In parallel: only the version call has a short timeout that detects a silent database.
      const [version] = await Promise.all([
        couch.version(),
        refuseDuringRestore(couch),
        // Repeated while running: a newer gateway beside this one may have migrated the database.
        refuseNewerDatabase(couch).catch(unusable),
      ]);
      return version;
    },
    setUp: () => setUp({ couch, config, starter, signal: shutdown }).catch(unusable),
    onChange: (ready, err) => {
      if (err instanceof RestoreRunning) onRestore();
      if (ready) {
        log.info('database is ready');
        onReady();
      } else if (!shutdown.aborted) log.warn({ err }, `database is away: ${awaySentence(err)}`);
    },
  });
}

function createCore(options: CompositionOptions) {
  const { config, log, connection, shutdown, publicUrl, appFolder } = options;
  const { couch, mode: databaseMode } = connection;
  const wake = createWakeHub();
  const hub = createLiveHub(wake);
  const memory = createAccountMemory();
  const counters = createCounters(couch, keyFor('limits', config.sessionSecret));
  const jobs = createJobQueue({ couch, log, now, steady });
  const load = (signal: AbortSignal): Promise<void> => keepStarterSet(couch, now(), signal);
  const starter = backgroundPart('starter catalogue', load, log);
  const readiness = createDatabaseWatch(options, starter, jobs.wake, hub.closeAll);
  const ctx: GatewayContext = {
    config,
    couch,
    databaseMode,
    log,
    wake,
    metrics: createMetrics(),
    readiness,
    publicUrl,
    shutdown,
    version: VERSION,
  };
  const gate = createAccountGate(couch, memory);
  return { core: { ctx, hub, memory, gate, counters, jobs, appFolder, now, steady }, starter };
}

export function compose(options: CompositionOptions): GatewayParts {
  const { core, starter } = createCore(options);
  const { ctx, hub, jobs } = core;
  const { log, config } = ctx;
  const {
    dependencies: modules,
    brought: { routes, background, cleanUps },
  } = createModules(core);
  const clean = (signal: AbortSignal): Promise<void> => cleanUp(cleanUps, log, signal);
  return {
    ctx,
    hub,
    jobs,
    starter,
    traffic: createTraffic(config.trustProxy, config.gateways),
    authenticate: createAuthenticate(modules.accounts.tokens, modules.accounts.accountState.of),
    routes,
    background: [...background, backgroundPart('clean-up', clean, log)],
    modules,
  };
}
