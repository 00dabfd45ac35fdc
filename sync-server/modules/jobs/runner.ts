import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenJob } from './board';
import { createClaims, type ClaimParts, type Claims } from './claim';
import { JobFailed, type JobHandler } from './kinds';
import type { HeldJob } from './lease';
import { runJob, type Outcome } from './outcome';
import { nextJobs, findSoonest } from './turns';
import { createWaker } from './waker';

const SLOW_LOOK = 15_000;
const SHORTEST_WAIT = 50;
const SETTLE_LIMIT = 60_000;
const SETTLE_EVERY = 1_000;
/** Milliseconds for running jobs to end when the gateway stops, then once more to be given back. */
const STOP_LIMIT = 3_000;
const ABORT_LIMIT = 500;

export interface JobRunner {
  start(): void;
  stop(): Promise<void>;
}

export interface RunnerParts extends Omit<ClaimParts, 'owner'> {
  handlers: readonly JobHandler[];
  ready: () => boolean;
}

async function within(work: Promise<unknown>, limit: number): Promise<void> {
  const over = new AbortController();
  const late = pause(limit, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, late]);
  over.abort();
}

function createRun(parts: RunnerParts, { claim }: Claims, stop: AbortSignal) {
  const { queue, log, now, steady, runs } = parts;

  async function settle(held: HeldJob, { change, isRemoved }: Outcome): Promise<void> {
    const until = steady() + SETTLE_LIMIT;
    for (;;) {
      try {
        const written = await held.settle(change, isRemoved);
        if (written) queue.board.note(written);
        else log.warn({ id: held.stored._id }, 'a job was taken over before its end was written');
        return;
      } catch (error) {
        if (stop.aborted || steady() > until) throw error;
        await pause(SETTLE_EVERY, undefined, { ref: false });
      }
    }
  }

  function report({ stored }: HeldJob, { label, error }: Outcome): void {
    const { _id: id, body } = stored;
    runs.inc({ kind: body.kind, outcome: label });
    if (error === undefined) return;
    const why =
      error instanceof JobFailed ? { code: error.code, detail: error.message } : { err: error };
    const line = { id, kind: body.kind, attempt: body.attempts, ...why };
    if (label === 'dead') log.error(line, 'a job failed for good: it is a dead letter');
    else log.warn(line, 'a job failed; it is tried again');
  }

  return async (id: string, handler: JobHandler): Promise<void> => {
    try {
      const held = await claim(id, handler);
      if (!held) return;
      const outcome = await runJob(held, handler, stop, now);
      report(held, outcome);
      await settle(held, outcome);
    } catch (err) {
      log.warn({ err, id }, 'a job could not be claimed or settled');
    }
  };
}

interface Running {
  open: OpenJob;
  ended: Promise<void>;
}
type InFlight = ReadonlyMap<string, Running>;
const listOpen = (jobs: InFlight): OpenJob[] => [...jobs.values()].map(({ open }) => open);
const listEnds = (jobs: InFlight): Promise<void>[] => [...jobs.values()].map(({ ended }) => ended);

export function createJobRunner(parts: RunnerParts): JobRunner {
  const { queue, log, ready } = parts;
  const claims = createClaims({ ...parts, owner: randomUUID() });
  const handlers = new Map(parts.handlers.map((handler) => [handler.kind.name, handler]));
  const inFlight = new Map<string, Running>();
  const aborting = new AbortController();
  const run = createRun(parts, claims, aborting.signal);

  function begin(open: OpenJob, handler: JobHandler): void {
    const { id } = open;
    const ended = run(id, handler).finally(() => {
      inFlight.delete(id);
      wake();
    });
    inFlight.set(id, { open, ended });
  }

  async function look(): Promise<number> {
    if (!ready()) return SLOW_LOOK;
    await queue.board.refresh();
    const waiting = [...queue.board.all()].flatMap((open) => {
      const handler = handlers.get(open.job.kind);
      const isOurs = handler !== undefined && open.job.state !== 'dead' && !inFlight.has(open.id);
      return isOurs ? [{ open, handler, wait: claims.getWait(open) }] : [];
    });
    for (const { open, handler } of nextJobs(waiting, listOpen(inFlight))) begin(open, handler);
    const next = Math.min(findSoonest(waiting), SLOW_LOOK, queue.board.readsAllIn());
    return Math.max(next, SHORTEST_WAIT);
  }

  const { wake, stop } = createWaker(look, SLOW_LOOK, (err) =>
    log.debug({ err }, 'the jobs could not be read'),
  );

  return {
    start: () => {
      queue.onWake(wake);
      wake();
    },
    stop: async () => {
      const ended = stop().then(() => Promise.all(listEnds(inFlight)));
      await within(ended, STOP_LIMIT);
      aborting.abort();
      await within(ended, ABORT_LIMIT);
    },
  };
}
