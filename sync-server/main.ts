import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { ConfigError, loadConfig } from './config';
import { startGateway, type Gateway } from './gateway';
import { createLogger } from './http/log';

/**
 * Heap growth before a collection, percent. V8's default waits for four times the size: thousands of streams took twice
 * the memory (docs/capacity.md).
 */
setFlagsFromString('--heap-growing-percent=40');

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

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop.abort());
// scripts/start.mjs died silently: nobody else would end this process.
process.on('disconnect', () => stop.abort());

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
