import { z } from 'zod';
import type { CouchDatabase } from '../../../couch/client';
import { backgroundPart, type BackgroundPart } from '../../../http/backgroundPart';
import type { Logger } from '../../../http/log';
import { pause } from '../../../http/pause';
import { putNew, updateBody } from '../../../store/documents';
import { createHandler, type JobHandler, type JobKind } from '../../jobs/kinds';
import { jobRequest, type JobQueue } from '../../jobs/queue';
import { claimMoney } from './sepayClaims';
import { listTransfers, type SepayList } from './sepayList';
import type { Transfers } from './transfers';
import { readSound } from '../../../store/envelope';

const EVERY = 10 * 60_000;
/** Milliseconds of overlap with the last complete look: banks report late. */
const OVERLAP = 24 * 3_600_000;
const STATE = 'reconciled:sepay';
const stateSchema = z.object({ until: z.string() });

export const RECONCILE: JobKind<{ at: string }> = {
  name: 'payments.reconcile',
  label: 'Đối chiếu với danh sách giao dịch của SePay',
  payload: z.object({ at: z.string() }),
  maxAttempts: 5,
  mostPerSubject: 10,
  repeatable: true,
  expiresAfter: 6 * EVERY,
};

interface Parts {
  list: SepayList | undefined;
  database: CouchDatabase;
  transfers: Pick<Transfers, 'take'>;
  jobs: JobQueue;
  ready: () => boolean;
  log: Logger;
  now: () => Date;
}

export function createReconciliation(parts: Parts): {
  jobs: JobHandler[];
  background: BackgroundPart[];
} {
  const { list, database, transfers, jobs, ready, log, now } = parts;
  if (!list) return { jobs: [], background: [] };

  async function look(from: string, signal: AbortSignal): Promise<number> {
    let missed = 0;
    for await (const transfer of listTransfers(list as SepayList, { from, now, signal })) {
      if (transfer.amount < 1 || !(await claimMoney(database, transfer, now))) continue;
      if (await transfers.take(transfer)) missed += 1;
    }
    return missed;
  }

  const handler = createHandler(RECONCILE, async ({ signal }) => {
    const began = now();
    const known = readSound(stateSchema, (await database.get(STATE))?.body);
    const until = known === undefined ? began.getTime() : Date.parse(known.until);
    const missed = await look(new Date(until - OVERLAP).toISOString(), signal);
    if (missed > 0) log.warn({ missed }, 'transfers were found that no message told of');
    const body = { until: began.toISOString() };
    if (!(await putNew(database, STATE, body, now())))
      await updateBody({ database, key: STATE, schema: stateSchema, now }, (present) =>
        present.until < body.until ? body : undefined,
      );
  });

  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const slot = new Date(Math.floor(now().getTime() / EVERY) * EVERY).toISOString();
        if (ready())
          await jobs.enqueue(jobRequest(RECONCILE, { key: slot, payload: { at: slot } }));
      } catch (err) {
        log.warn({ err }, 'the look at the list of transfers could not be asked for');
      }
      await pause(EVERY, signal);
    }
  }

  return { jobs: [handler], background: [backgroundPart('reconciliation', run, log)] };
}
