import { resolve } from 'node:path';
import { memoCode } from '../../src/domain/money/memo';
import type { Couch } from '../../sync-server/couch/client';
import { listDocuments } from '../../sync-server/store/documents';
import { nextTransferId, reportTransfer, TEST_BANK } from '../../tests/support/playedBank';
import { openCouch, startGateway } from '../lib/stage';
import { p95 } from '../lib/stats';
import type { Case } from './context';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

const A_SECOND = 200;
const SECONDS = 60;
/** ms between two bursts. */
const STEP = 50;
const MESSAGES = A_SECOND * SECONDS;
/** ms after the last answer until counting is given up. */
const COUNTED_WITHIN = 30 * 60_000;

const createBytes = (seed: number): Uint8Array => {
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setUint32(0, seed);
  return bytes;
};

interface Sent {
  id: number;
  status: number;
  ms: number;
}

/** Unlike the bank, does not resend what is not answered with 200. */
async function send(url: string, seed: number): Promise<Sent> {
  const id = nextTransferId();
  const content = `MBVCB.${seed}.${memoCode(createBytes(seed))}.CT`;
  const started = performance.now();
  const { status } = await reportTransfer(url, { id, amount: 499_000, content }).catch(() => ({
    status: 0,
  }));
  return { id, status, ms: performance.now() - started };
}

async function sendAll(url: string): Promise<{ sent: Sent[]; seconds: number }> {
  const started = performance.now();
  const running: Promise<Sent>[] = [];
  while (running.length < MESSAGES) {
    const due = Math.min(MESSAGES, Math.ceil(((performance.now() - started) / 1000) * A_SECOND));
    while (running.length < due) running.push(send(url, running.length));
    await new Promise((done) => setTimeout(done, STEP));
  }
  const sent = await Promise.all(running);
  return { sent, seconds: (performance.now() - started) / 1000 };
}

async function countDocuments(couch: Couch): Promise<{ stored: number; counted: number }> {
  let [stored, counted] = [0, 0];
  for await (const { body } of listDocuments(couch.database(ACCOUNTS_DATABASE), 'transfer:')) {
    stored += 1;
    if (body.state !== 'received') counted += 1;
  }
  return { stored, counted };
}

export const webhooks: Case = async ({ report, note }) => {
  const product = await startGateway(resolve('dist'), TEST_BANK);
  try {
    const { couch } = await openCouch(product);
    const { sent, seconds } = await sendAll(product.url);
    const taken = sent.filter(({ status }) => status === 200);
    const began = performance.now();
    let counts = await countDocuments(couch);
    while (counts.counted < taken.length && performance.now() - began < COUNTED_WITHIN) {
      await new Promise((done) => setTimeout(done, 2_000));
      counts = await countDocuments(couch);
    }
    const statuses = new Map<number, number>();
    for (const { status } of sent) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const answers = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
    const behind = ((performance.now() - began) / 1000).toFixed(0);
    note(`webhooks: answers ${answers} (0: none); counted ${behind} s behind the last one`);
    const unit = 'messages/s';
    const target = { atLeast: A_SECOND * 0.99 };
    report({ name: 'webhooks answered', ours: taken.length / seconds, unit, more: true, target });
    const slowest = p95(taken.map(({ ms }) => ms));
    report({ name: 'webhook, p95 until answered', ours: slowest, unit: 'ms' });
    const lost = taken.length - counts.counted;
    report({
      name: 'webhooks taken and not counted',
      ours: lost,
      unit: 'messages',
      target: { atMost: 0 },
    });
  } finally {
    await product.stop();
  }
};
