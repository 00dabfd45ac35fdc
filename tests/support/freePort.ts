import { createServer } from 'node:net';

/** Below the ports that a system hands out by itself: `listen(0)` of another worker never gets one of these. */
const FIRST = 20_000;
const SLICES = 24;
const SLICE = 500;

function sliceOfWorker(): number {
  const { VITEST_POOL_ID: worker, TEST_PARALLEL_INDEX: browser } = process.env;
  if (browser !== undefined) return 16 + (Number(browser) % 7);
  return worker === undefined ? SLICES - 1 : Number(worker) % 16;
}

// A random start, so that two runs on one machine rarely meet and no port is reused soon.
let next = Math.floor(Math.random() * SLICE);

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

export async function freePort(): Promise<number> {
  for (let tried = 0; tried < SLICE; tried += 1) {
    const port = FIRST + sliceOfWorker() * SLICE + next;
    next = (next + 1) % SLICE;
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}
