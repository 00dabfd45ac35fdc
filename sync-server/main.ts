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
    return await startGateway(loadConfig(process.env));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Signals are obeyed from the first moment on: what still starts is stopped when it has. */
function onStopRequest(stop: () => void): void {
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // scripts/start.mjs went away without a word: nobody else would end us.
  process.on('disconnect', stop);
}

const stopRequested = new Promise<void>((resolve) => onStopRequest(resolve));
const gateway = await start();
const { port, ctx } = gateway;
if (process.connected) process.send?.({ type: 'listening', host: ctx.config.host, port });

await stopRequested;
setTimeout(() => process.exit(1), SHUTDOWN_LIMIT).unref();
await gateway.stop();
process.exit(0);
