import { setFlagsFromString } from 'node:v8';
import { ConfigError, loadConfig } from './config';
import { startGateway, type Gateway } from './gateway';
import { createLogger } from './http/log';

/**
 * By how much the heap may grow beyond what lives in it before it is cleaned up, in percent. Left alone V8
 * waits until it is four times as large: thousands of streams took twice the memory (docs/capacity.md).
 */
setFlagsFromString('--heap-growing-percent=40');

/** Milliseconds after which a shutdown that hangs is ended. */
const SHUTDOWN_LIMIT = 8_000;

const crashLog = createLogger('fatal');

function crash(error: unknown): never {
  crashLog.fatal({ err: error }, 'the gateway ends on an unexpected error');
  process.exit(1);
}

process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);

async function start(): Promise<Gateway> {
  try {
    return await startGateway(loadConfig(process.env), { onUnusable: endUnusable });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

let exitCode = 0;
let stopping = false;
function stopOn(gateway: Gateway): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), SHUTDOWN_LIMIT).unref();
  gateway.stop().then(() => process.exit(exitCode), crash);
}

/** A signal that comes while the gateway still starts is obeyed when it has started. */
let stopRequested = false;
let gateway: Gateway | undefined;
function requestStop(): void {
  stopRequested = true;
  if (gateway) stopOn(gateway);
}

/** The database is of a newer version: whoever looks after the gateway has to update it. */
function endUnusable(error: Error): void {
  if (stopRequested) return;
  process.stderr.write(`${error.message}\n`);
  exitCode = 1;
  requestStop();
}

process.on('SIGTERM', requestStop);
process.on('SIGINT', requestStop);
// scripts/start.mjs went away without a word: nobody else would end us.
process.on('disconnect', requestStop);

gateway = await start();
const { port, ctx } = gateway;
if (process.connected) process.send?.({ type: 'listening', host: ctx.config.host, port });
if (stopRequested) stopOn(gateway);
