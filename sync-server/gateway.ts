import { createApp } from './app';
import { compose, type GatewayParts } from './composition';
import type { Config } from './config';
import { connectCouch } from './couch/connect';
import { stopParts } from './http/backgroundPart';
import type { DatabaseTooNew } from './couch/migrations';
import { addressOf, listen } from './http/listen';
import { createLogger, type Logger } from './http/log';
import { projectPath } from './project';
import { LOOK_EVERY } from './modules/backup/maintenance';
import { isUnread } from './modules/mail/replyAddress';

export interface Gateway extends GatewayParts {
  port: number;
  /** Ends live streams and running requests and work beside them, then closes the database. */
  stop(): Promise<void>;
}

export interface GatewayOptions {
  log?: Logger;
  /** Folder of the built app (default `dist/app`). */
  appFolder?: string;
  /** Told that waiting does not help: the database is of a newer version, and the gateway has to end. */
  onUnusable?: (error: DatabaseTooNew) => void;
}

/** Milliseconds that what runs beside the calls has when the gateway stops. */
const STOP_LIMIT = 5_000;

/** Demo accounts have passwords that everybody knows. */
function warnOfDemo({ demo, ownMachine, host, publicUrl }: Config, log: Logger): void {
  if (!demo || ownMachine) return;
  log.warn(
    { host, publicUrl },
    'DEMO is on and others can reach this address: anybody can sign in with the demo accounts and see and ' +
      'change what they hold. The demo administrator is left out. Set DEMO=off for real work.',
  );
}

/** Mails and forms say that a consent is withdrawn by answering: somebody has to read that. */
function warnOfAnswers(config: Config, log: Logger): void {
  if (!isUnread(config)) return;
  const level = config.demo && config.ownMachine ? 'info' : 'warn';
  log[level](
    'Answers to mails reach nobody: set CONTACT_EMAIL to an address that somebody reads. People withdraw their consent by an answer.',
  );
}

/** Said at each start: a trial must not be taken for the way a real installation works. */
function tellOfTrial({ demo, ownMachine, staffSecondFactor }: Config, log: Logger): void {
  if (demo && ownMachine && !staffSecondFactor)
    log.info(
      'This is a trial: its demo staff sign in without a second factor, which no real installation allows. ' +
        'STAFF_SECOND_FACTOR=on asks for it here as well.',
    );
}

/** Says at each start what of the settings is not fit for real work. */
function tellOfSettings(config: Config, log: Logger): void {
  tellOfTrial(config, log);
  warnOfAnswers(config, log);
  warnOfDemo(config, log);
}

/**
 * Starts the gateway: opens the database and listens; sets the database up as soon as it answers.
 * Resolves when it listens; `ctx.readiness` tells when the database is ready. Nothing of it lives outside of
 * what this makes: several gateways in one process know nothing of each other.
 * @throws ConfigError when the configuration does not work out
 */
export async function startGateway(config: Config, options: GatewayOptions = {}): Promise<Gateway> {
  const log = options.log ?? createLogger(config.logLevel);
  const connection = await connectCouch(config, 'gateway');
  const shutdown = new AbortController();
  const place = { host: config.host, port: config.port };
  const publicUrl = (): string => config.publicUrl ?? addressOf(place);
  const { onUnusable = () => undefined, appFolder = projectPath('dist', 'app') } = options;
  const { signal } = shutdown;
  const around = { config, log, connection, shutdown: signal };
  const parts = compose({ ...around, publicUrl, appFolder, onUnusable });
  const { ctx, hub, background } = parts;
  try {
    const app = createApp({ ...parts, appFolder });
    const listener = await listen(app, config, parts.traffic.connections.opened);
    place.port = listener.port;
    log.info({ host: config.host, port: listener.port, database: ctx.databaseMode }, 'listening');
    tellOfSettings(config, log);
    // Not awaited: the app is served, and a signal obeyed, while a database lets us wait.
    void ctx.readiness.check();
    const look = setInterval(() => void ctx.readiness.check(), LOOK_EVERY);
    look.unref();
    for (const part of background) part.start();
    return {
      ...parts,
      port: listener.port,
      stop: async () => {
        shutdown.abort();
        clearInterval(look);
        hub.closeAll();
        await listener.close();
        await ctx.readiness.stop();
        // After the last call: what it asked for is done, or waits in the database.
        if (!(await stopParts([...background, parts.starter], STOP_LIMIT)))
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
