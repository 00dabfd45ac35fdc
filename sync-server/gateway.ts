import { createApp } from './app';
import { compose, type GatewayParts } from './composition';
import type { Config } from './config';
import { connectCouch } from './couch/connect';
import { stopParts } from './http/backgroundPart';
import type { DatabaseTooNew } from './couch/migrations';
import { formatAddress, listen } from './http/listen';
import { createLogger, type Logger } from './http/log';
import { projectPath } from './project';
import { LOOK_EVERY } from './modules/backup/maintenance';
import { isUnread } from './modules/mail/replyAddress';

export interface Gateway extends GatewayParts {
  port: number;
  stop(): Promise<void>;
}

export interface GatewayOptions {
  log?: Logger;
  appFolder?: string;
  onUnusable?: (error: DatabaseTooNew) => void;
}

const STOP_LIMIT = 5_000;

function warnOfDemo({ demo, ownMachine, host, publicUrl }: Config, log: Logger): void {
  if (!demo || ownMachine) return;
  log.warn(
    { host, publicUrl },
    'DEMO is on and others can reach this address: anybody can sign in with the demo accounts and see and ' +
      'change what they hold. The demo administrator is left out. Set DEMO=off for real work.',
  );
}

/** Mails and forms say that a reply withdraws a consent: somebody has to read replies. */
function warnOfAnswers(config: Config, log: Logger): void {
  if (!isUnread(config)) return;
  const level = config.demo && config.ownMachine ? 'info' : 'warn';
  log[level](
    'Answers to mails reach nobody: set CONTACT_EMAIL to an address that somebody reads. People withdraw their consent by an answer.',
  );
}

function tellOfTrial({ demo, ownMachine, staffSecondFactor }: Config, log: Logger): void {
  if (demo && ownMachine && !staffSecondFactor)
    log.info(
      'This is a trial: its demo staff sign in without a second factor, which no real installation allows. ' +
        'STAFF_SECOND_FACTOR=on asks for it here as well.',
    );
}

function tellOfSettings(config: Config, log: Logger): void {
  tellOfTrial(config, log);
  warnOfAnswers(config, log);
  warnOfDemo(config, log);
}

/**
 * Resolves when listening; the database is set up once it answers (`ctx.readiness`). Keeps no global state, so several
 * gateways can share a process.
 * @throws ConfigError when the configuration is unusable
 */
export async function startGateway(config: Config, options: GatewayOptions = {}): Promise<Gateway> {
  const log = options.log ?? createLogger(config.logLevel);
  const connection = await connectCouch(config, 'gateway');
  const shutdown = new AbortController();
  const endpoint = { host: config.host, port: config.port };
  const publicUrl = (): string => config.publicUrl ?? formatAddress(endpoint);
  const { onUnusable = () => undefined, appFolder = projectPath('dist', 'app') } = options;
  const { signal } = shutdown;
  const around = { config, log, connection, shutdown: signal };
  const parts = compose({ ...around, publicUrl, appFolder, onUnusable });
  const { ctx, hub, background } = parts;
  try {
    const app = createApp({ ...parts, appFolder });
    const listener = await listen(app, config, parts.traffic.connections.opened);
    endpoint.port = listener.port;
    log.info({ host: config.host, port: listener.port, database: ctx.databaseMode }, 'listening');
    tellOfSettings(config, log);
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
        // After the last call, so that its work is done or queued in the database.
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
