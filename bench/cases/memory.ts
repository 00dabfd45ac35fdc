import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { signIn } from '../lib/caller';
import { consultations } from '../lib/practice';
import { addPerson, openCouch, startGateway } from '../lib/stage';
import type { Product } from '../../tests/e2e/support/product';
import { median } from '../lib/stats';
import type { Case } from './context';

const PUSHES = 10_000;
/** Below the burst that one practice's rate limit lets through. */
const OF_ONE = 250;
const AT_ONCE = 8;
const IDLE_MS = 5_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resident MB of the gateway's process, which includes the embedded database. */
async function resident(dataDir: string): Promise<number> {
  const { pid } = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8')) as {
    pid: number;
  };
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  if (!Number.isFinite(kilobytes)) throw new Error(`no VmRSS of ${pid}`);
  return kilobytes / 1024;
}

/** @returns pushes per second */
async function pushMany(product: Product): Promise<number> {
  const { couch } = await openCouch(product);
  const started = performance.now();
  const work = Array.from({ length: AT_ONCE }, async () => {
    for (let sent = 0; sent < PUSHES / AT_ONCE; sent += OF_ONE) {
      const person = await addPerson(couch);
      const caller = await signIn(product.url, person);
      const visits = consultations(person, { clients: 200, consultations: OF_ONE });
      for (const visit of visits) await caller.push('consultations', [visit]);
    }
  });
  await Promise.all(work);
  return PUSHES / ((performance.now() - started) / 1000);
}

/** Idle is a median of several starts; the pushes take minutes and are done once. */
export const memory: Case = async ({ rounds, report, note }) => {
  const idle: number[] = [];
  let after = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const product = await startGateway(resolve('dist'), { DEMO: 'on' });
    try {
      await wait(IDLE_MS);
      idle.push(await resident(product.dataDir));
      if (round < rounds) continue;
      note(`memory: ${Math.round(await pushMany(product))} pushes/s of one document`);
      after = await resident(product.dataDir);
    } finally {
      await product.stop();
    }
  }
  const figures = [
    ['idle', median(idle), 180],
    ['after 10,000 pushes (one run)', after, 300],
  ] as const;
  for (const [when, ours, atMost] of figures)
    report({
      name: `gateway with the embedded database: resident memory ${when}`,
      ours,
      unit: 'MB',
      target: { atMost },
    });
};
