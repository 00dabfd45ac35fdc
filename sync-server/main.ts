import { once } from 'node:events';
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

/** Aborted when the gateway is to end; signals are obeyed from the first moment on. */
const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop.abort());
// scripts/start.mjs went away without a word: nobody else would end us.
process.on('disconnect', () => stop.abort());

/** The database is of a newer version: whoever looks after the gateway has to update it. */
function endUnusable(error: Error): void {
  if (stop.signal.aborted) return;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
  stop.abort();
}

const gateway = await start();
const { port, ctx } = gateway;
if (process.connected) process.send?.({ type: 'listening', host: ctx.config.host, port });

if (!stop.signal.aborted) await once(stop.signal, 'abort');
setTimeout(() => process.exit(1), SHUTDOWN_LIMIT).unref();
await gateway.stop();
process.exit();
