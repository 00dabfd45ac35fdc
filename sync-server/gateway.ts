import { createApp } from './app';
import type { Config } from './config';
import { connectCouch, type CouchConnection } from './couch/connect';
import { awaySentence } from './couch/errors';
import { createReadiness } from './couch/readiness';
import { setUpDatabases } from './couch/setup';
import type { GatewayContext } from './http/context';
import { createErrands } from './http/errands';
import { addressOf, isLoopback, listen } from './http/listen';
import { createLogger, type Logger } from './http/log';
import { createWakeHub } from './http/wakeHub';
import { projectPath, VERSION } from './project';
import { createServices, setUpServices } from './services';
import { LOOK_EVERY, refuseDuringRestore, RestoreRunning } from './services/backup/maintenance';
import { createMetrics } from './services/metrics/metrics';
import { liveHub } from './sync/hub';

export interface Gateway {
  ctx: GatewayContext;
  port: number;
  /** Ends live streams and running requests and work beside them, then closes the database. */
  stop(): Promise<void>;
}

export interface GatewayOptions {
  log?: Logger;
  /** Folder of the built app (default `dist/app`). */
  appFolder?: string;
}

/** Milliseconds that mails and other work nobody waits for have when the gateway stops. */
const ERRANDS_LIMIT = 5_000;

/** Demo accounts, an administrator among them, have passwords that everybody knows. */
function warnOfDemo({ demo, host }: Config, log: Logger): void {
  if (!demo || isLoopback(host)) return;
  log.warn(
    { host },
    'DEMO is on and others can reach this address: anybody can sign in with the demo accounts, ' +
      'an administrator among them. Set DEMO=off, or HOST=127.0.0.1.',
  );
}

async function setUp(ctx: GatewayContext): Promise<void> {
  await setUpDatabases(ctx.couch);
  await setUpServices(ctx);
}

function createContext(
  config: Config,
  log: Logger,
  connection: CouchConnection,
  shutdown: AbortSignal,
  publicUrl: () => string,
): GatewayContext {
  const { couch, mode } = connection;
  const ctx: GatewayContext = {
    config,
    couch,
    log,
    wake: createWakeHub(),
    metrics: createMetrics(),
    readiness: createReadiness({
      version: async () => {
        // Together: only the version is asked with little patience, and a silent database is away.
        const [version] = await Promise.all([couch.version(), refuseDuringRestore(couch)]);
        return version;
      },
      setUp: () => setUp(ctx),
      onChange: (ready, err) => {
        // Devices come again when it is over, and learn the new epochs then.
        if (err instanceof RestoreRunning) liveHub(ctx).closeAll();
        if (ready) log.info('database is ready');
        else if (!shutdown.aborted) log.warn({ err }, `database is away: ${awaySentence(err)}`);
      },
    }),
    publicUrl,
    databaseMode: mode,
    errands: createErrands(log),
    shutdown,
    version: VERSION,
  };
  return ctx;
}

/**
 * Starts the gateway: opens the database and listens; sets the database up as soon as it answers.
 * Resolves when it listens; `ctx.readiness` tells when the database is ready.
 * @throws ConfigError when the configuration does not work out
 */
export async function startGateway(config: Config, options: GatewayOptions = {}): Promise<Gateway> {
  const log = options.log ?? createLogger(config.logLevel);
  const connection = await connectCouch(config, 'gateway');
  const shutdown = new AbortController();
  const place = { host: config.host, port: config.port };
  const publicUrl = (): string => config.publicUrl ?? addressOf(place);
  const ctx = createContext(config, log, connection, shutdown.signal, publicUrl);
  try {
    const appFolder = options.appFolder ?? projectPath('dist', 'app');
    const services = createServices(ctx);
    const listener = await listen(createApp({ ctx, appFolder, ...services }), config);
    place.port = listener.port;
    log.info({ host: config.host, port: listener.port, database: ctx.databaseMode }, 'listening');
    warnOfDemo(config, log);
    // Not awaited: the app is served, and a signal obeyed, while a database lets us wait.
    void ctx.readiness.check();
    const look = setInterval(() => void ctx.readiness.check(), LOOK_EVERY);
    look.unref();
    services.start();
    return {
      ctx,
      port: listener.port,
      stop: async () => {
        shutdown.abort();
        clearInterval(look);
        await listener.close();
        await ctx.readiness.stop();
        if (!(await ctx.errands.done(ERRANDS_LIMIT)))
          log.warn('what ran in the background was not finished');
        await connection.close();
        log.info('stopped');
      },
    };
  } catch (error) {
    await ctx.readiness.stop();
    await connection.close();
    throw error;
  }
}
