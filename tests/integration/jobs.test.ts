import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../../src/domain/protocol/errors';
import { CouchUnavailable, type Couch } from '../../sync-server/couch/client';
import { createLogger } from '../../sync-server/http/log';
import { jobId, type Job, type StoredJob } from '../../sync-server/modules/jobs/jobRecords';
import {
  createHandler,
  JobFailed,
  OutcomeUnknown,
  WriteMissing,
  type JobKind,
  type JobRun,
} from '../../sync-server/modules/jobs/kinds';
import { addJobMetrics, createRunCounter } from '../../sync-server/modules/jobs/metrics';
import { createJobQueue, jobRequest, type JobQueue } from '../../sync-server/modules/jobs/queue';
import { removeOldJobs } from '../../sync-server/modules/jobs/retention';
import { createJobRunner } from '../../sync-server/modules/jobs/runner';
import { connectTestCouch, until, type TestCouch } from '../support/gateway';

type Payload = { of: string };
const kind = (name: string, more: Partial<JobKind<Payload>> = {}): JobKind<Payload> => ({
  name,
  label: name,
  payload: z.object({ of: z.string() }),
  maxAttempts: 3,
  mostPerSubject: 2,
  repeatable: true,
  ...more,
});
const PLAIN = kind('test.plain');
const ONCE = kind('test.once', { repeatable: false });
const SHORT = kind('test.short', { expiresAfter: 1_000 });

interface Node {
  queue: JobQueue;
  runs: JobRun<Payload>[];
  start(): void;
  stop(): Promise<void>;
  metrics(): Promise<string>;
}

let database: TestCouch;
const undo: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  database = await connectTestCouch();
  await database.couch.ensureDatabase('jobs');
});
afterEach(async () => {
  for (const action of undo.splice(0).reverse()) await action();
  await database.close();
});

interface NodeOptions {
  couch?: Couch;
  wall?: () => number;
  steady?: () => number;
  kinds?: readonly JobKind<Payload>[];
  run?: (run: JobRun<Payload>) => Promise<void>;
}

function node(options: NodeOptions = {}): Node {
  const { couch = database.couch, wall = () => 0, steady = () => 0 } = options;
  const log = createLogger('silent');
  const now = (): Date => new Date(Date.now() + wall());
  const clock = (): number => performance.now() + steady();
  const queue = createJobQueue({ couch, log, now, steady: clock });
  const done: JobRun<Payload>[] = [];
  const handlers = (options.kinds ?? [PLAIN, ONCE, SHORT]).map((one) =>
    createHandler(one, async (run) => {
      done.push(run);
      await options.run?.(run);
    }),
  );
  const registry = new Registry();
  const runs = createRunCounter(registry);
  addJobMetrics(registry, queue.board, now);
  const parts = { queue, handlers, log, now, steady: clock, runs };
  const runner = createJobRunner({ ...parts, ready: () => true });
  undo.push(runner.stop);
  return {
    queue,
    runs: done,
    ...runner,
    metrics: () => registry.metrics(),
  };
}

const request = (of: string, one = PLAIN, subject?: string) =>
  jobRequest(one, { key: of, payload: { of }, ...(subject === undefined ? {} : { subject }) });

const find = async (of: string, one = PLAIN): Promise<Job | undefined> =>
  (await database.couch.database<StoredJob>('jobs').get(jobId(one.name, of)))?.body;
async function stored(of: string, one = PLAIN): Promise<Job> {
  const storedJob = await find(of, one);
  if (!storedJob) throw new Error('no such job');
  return storedJob;
}
// A copy of a cluster may not have the job yet.
const becomes = (of: string, state: Job['state'], one = PLAIN): Promise<void> =>
  until(async () => (await find(of, one))?.state === state);

async function leaveRunning(of: string, one = PLAIN, attempts = 1): Promise<void> {
  const queue = node().queue;
  await queue.enqueue(request(of, one));
  const jobs = database.couch.database<StoredJob>('jobs');
  const storedJob = await jobs.get(jobId(one.name, of));
  if (!storedJob) throw new Error('no such job');
  const lease = { owner: 'killed', until: new Date(Date.now() + 30_000).toISOString() };
  await jobs.put({ ...storedJob, body: { ...storedJob.body, state: 'running', attempts, lease } });
}

const delayed = async (): Promise<void> => {
  throw new JobFailed('mail_delayed', '451');
};
const unsure = async ({ payload }: JobRun<Payload>): Promise<void> => {
  if (payload.of === 'unknown') throw new OutcomeUnknown('ETIMEDOUT');
};
const untilAborted = ({ signal }: JobRun<Payload>): Promise<void> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new JobFailed('mail_unreachable')));
  });
const failingOfX = async ({ subject }: JobRun<Payload>): Promise<void> => {
  await pause(20);
  if (subject === 'account:x') throw new JobFailed('internal', 'there is nothing to do');
};
const waitingOfX = async (run: JobRun<Payload>): Promise<void> => {
  if (run.subject === 'account:x') await untilAborted(run);
};
const daysFromNow = (days: number): Date => new Date(Date.now() + days * 86_400_000);

describe('a job', () => {
  it('runs at once, is told its attempt, and keeps nothing of what it carried', async () => {
    const here = node();
    here.start();
    await here.queue.enqueue(request('a', PLAIN, 'account:x'));
    await becomes('a', 'done');
    expect(here.runs).toMatchObject([
      { id: jobId(PLAIN.name, 'a'), payload: { of: 'a' }, attempt: 1, subject: 'account:x' },
    ]);
    const left = await stored('a');
    expect(left.payload).toEqual({});
    expect(left.lease).toBeUndefined();
    expect(await here.metrics()).toContain(
      'bualanh_job_runs_total{kind="test.plain",outcome="done"} 1',
    );
  });

  it('held for a write that is refused is taken back, and one that others need stays', async () => {
    const [here, there] = [node(), node()];
    const refused = await here.queue.hold(request('refused'));
    await refused.withdraw();
    expect(await find('refused')).toBeUndefined();
    expect(here.queue.board.find(jobId(PLAIN.name, 'refused'))).toBeUndefined();
    const first = await here.queue.hold(request('both'));
    const second = await there.queue.hold(request('both'));
    await first.withdraw();
    second.release();
    there.start();
    await becomes('both', 'done');
    const own = await here.queue.hold(request('own'));
    await (await there.queue.hold(request('own'))).withdraw();
    expect(await stored('own')).toMatchObject({ state: 'queued' });
    own.release();
    await becomes('own', 'done');
  });

  it('enqueued twice, also at two gateways and after its end, is one job', async () => {
    const [here, there] = [node(), node()];
    here.start();
    await Promise.all([here.queue.enqueue(request('a')), there.queue.enqueue(request('a'))]);
    await becomes('a', 'done');
    await there.queue.enqueue(request('a'));
    await pause(300);
    expect(here.runs).toHaveLength(1);
  });

  it('waits for its time', async () => {
    const here = node();
    here.start();
    const at = new Date(Date.now() + 1_500);
    await here.queue.enqueue({ ...request('a'), at });
    await until(() => here.runs.length > 0);
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
  });

  it('that fails is tried again later, and is a dead letter after its last attempt', async () => {
    let ahead = 0;
    const here = node({ run: delayed, steady: () => ahead, wall: () => ahead });
    here.start();
    await here.queue.enqueue(request('a'));
    await until(() => here.runs.length === 1);
    await becomes('a', 'queued');
    const first = await stored('a');
    expect(first.failure).toMatchObject({ code: 'mail_delayed', detail: '451' });
    expect(first.retryDelay).toBeGreaterThanOrEqual(1_500);
    expect(first.retryDelay).toBeLessThanOrEqual(2_500);
    here.queue.wake();
    await pause(200);
    expect(here.runs).toHaveLength(1);
    for (const wait of [3_000, 15_000]) {
      ahead += wait;
      await pause(100);
      here.queue.wake();
      await until(() => here.runs.length === (wait === 3_000 ? 2 : 3));
      await pause(100);
    }
    await becomes('a', 'dead');
    expect(here.runs.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    const metrics = await here.metrics();
    expect(metrics).toContain('bualanh_jobs{state="dead"} 1');
    expect(metrics).toContain('bualanh_jobs_oldest_seconds 0\n');
  });

  it('whose outcome is unknown, whose payload is none or whose time is over is a dead letter at once', async () => {
    const here = node({ run: unsure });
    await here.queue.enqueue(request('unknown'));
    const odd = { ...request('odd'), payload: { of: 7 } };
    await here.queue.enqueue(odd);
    await here.queue.enqueue({ ...request('late', SHORT), at: new Date(Date.now() - 5_000) });
    here.start();
    for (const [of, one, code] of [
      ['unknown', PLAIN, 'outcome_unknown'],
      ['odd', PLAIN, 'invalid_payload'],
      ['late', SHORT, 'expired'],
    ] as const) {
      await becomes(of, 'dead', one);
      expect((await stored(of, one)).failure?.code).toBe(code);
    }
  });

  it('of a kind that only a newer gateway knows is left alone', async () => {
    const newer = kind('test.newer');
    const here = node();
    here.start();
    await here.queue.enqueue(request('a', newer));
    await pause(400);
    expect((await stored('a', newer)).state).toBe('queued');
    const there = node({ kinds: [newer] });
    there.start();
    await becomes('a', 'done', newer);
  });

  it('is refused where too many of an account or too large a payload wait', async () => {
    const here = node();
    for (const of of ['a', 'b']) await here.queue.enqueue(request(of, PLAIN, 'account:x'));
    await expect(here.queue.enqueue(request('c', PLAIN, 'account:x'))).rejects.toThrow(AppError);
    await here.queue.enqueue(request('c', PLAIN, 'account:y'));
    await expect(here.queue.enqueue(request('x'.repeat(5_000)))).rejects.toThrow('too large');
  });
});

describe('a job of a gateway that was killed', () => {
  it('is taken over when the lease is silent for its time, not before, and no clock is asked', async () => {
    await leaveRunning('a');
    let passed = 0;
    const here = node({ steady: () => passed, wall: () => 600_000 });
    here.start();
    await pause(500);
    expect(here.runs).toHaveLength(0);
    passed = 31_000;
    here.queue.wake();
    await becomes('a', 'done');
    expect(here.runs.map(({ attempt }) => attempt)).toEqual([2]);
  });

  it('that must not be repeated is a dead letter that says so', async () => {
    await leaveRunning('a', ONCE);
    let passed = 0;
    const here = node({ steady: () => passed });
    here.start();
    await pause(200);
    passed = 31_000;
    here.queue.wake();
    await becomes('a', 'dead', ONCE);
    expect((await stored('a', ONCE)).failure?.code).toBe('outcome_unknown');
    expect(here.runs).toHaveLength(0);
  });

  it('ends after its last attempt, though each of them killed its gateway', async () => {
    await leaveRunning('a', PLAIN, 3);
    let passed = 0;
    const here = node({ steady: () => passed });
    here.start();
    await pause(200);
    passed = 31_000;
    here.queue.wake();
    await becomes('a', 'dead');
    expect((await stored('a')).failure?.code).toBe('crashed');
  });
});

describe('jobs of several gateways', () => {
  it('each run once, whoever is faster', async () => {
    const inside = new Map<string, number>();
    let most = 0;
    const run = async ({ payload: { of } }: JobRun<Payload>): Promise<void> => {
      inside.set(of, (inside.get(of) ?? 0) + 1);
      most = Math.max(most, ...inside.values());
      await pause(20);
      inside.set(of, (inside.get(of) ?? 0) - 1);
    };
    const nodes = [node({ run }), node({ run }), node({ run })];
    const names = Array.from({ length: 25 }, (_, index) => `j${index}`);
    for (const of of names) await nodes[0]!.queue.enqueue(request(of));
    for (const one of nodes) one.start();
    for (const of of names) await becomes(of, 'done');
    expect(nodes.flatMap(({ runs }) => runs.map(({ payload }) => payload.of)).sort()).toEqual(
      [...names].sort(),
    );
    expect(most).toBe(1);
  });

  it('whose claim was written although its answer got lost run, once', async () => {
    let lost = 0;
    const jobs = database.couch.database<StoredJob>('jobs');
    const lossy: Couch = {
      ...database.couch,
      database: (() => ({
        ...jobs,
        put: async (document: StoredJob) => {
          const written = await jobs.put(document);
          if (document.body.state === 'running' && lost === 0) {
            lost += 1;
            throw new CouchUnavailable('cut');
          }
          return written;
        },
      })) as unknown as Couch['database'],
    };
    const here = node({ couch: lossy });
    here.start();
    await here.queue.enqueue(request('a', ONCE));
    await becomes('a', 'done', ONCE);
    expect(lost).toBe(1);
    expect(here.runs).toHaveLength(1);
  });

  it('are given back by a gateway that stops, and another one goes on', async () => {
    const here = node({ run: untilAborted });
    here.start();
    await here.queue.enqueue(request('a'));
    await becomes('a', 'running');
    await here.stop();
    expect(await stored('a')).toMatchObject({ state: 'queued', attempts: 0 });
    const there = node();
    there.start();
    await becomes('a', 'done');
  });
});

describe('jobs of several accounts', () => {
  it('take turns: masses of one account that fail do not keep another one waiting', async () => {
    const busy = kind('test.busy', { mostPerSubject: 100 });
    const here = node({ kinds: [busy], run: failingOfX });
    for (let count = 0; count < 60; count += 1)
      await here.queue.enqueue(request(`x${count}`, busy, 'account:x'));
    here.start();
    await until(() => here.runs.length > 2);
    await here.queue.enqueue(request('y', busy, 'account:y'));
    const before = here.runs.length;
    await until(() => here.runs.some(({ subject }) => subject === 'account:y'));
    const queuePosition = here.runs.findIndex(({ subject }) => subject === 'account:y');
    expect(queuePosition - before).toBeLessThan(8);
    await becomes('y', 'done', busy);
  });

  it('leave room: what one account’s jobs wait for does not hold all places', async () => {
    const slow = kind('test.slow', { mostPerSubject: 100 });
    const here = node({ kinds: [slow], run: waitingOfX });
    for (let count = 0; count < 10; count += 1)
      await here.queue.enqueue(request(`x${count}`, slow, 'account:x'));
    here.start();
    await until(() => here.runs.length >= 2);
    await here.queue.enqueue(request('y', slow, 'account:y'));
    await becomes('y', 'done', slow);
  });
});

describe('a job that belongs to a write', () => {
  it('runs when the write is made, and is stored before it', async () => {
    const here = node();
    here.start();
    let before = '';
    await here.queue.enqueueAround([request('a')], async () => {
      before = (await stored('a')).state;
      await pause(300);
      expect(here.runs).toHaveLength(0);
    });
    expect(before).toBe('queued');
    await becomes('a', 'done');
  });

  it('is run by another gateway when this one ends in between', async () => {
    const here = node();
    await here.queue.enqueueAround([request('a')], async () => undefined);
    const there = node();
    there.start();
    await becomes('a', 'done');
    expect(there.runs).toHaveLength(1);
  });
});

describe('a job whose write was never made', () => {
  it('looks for it, and then goes: who asks for the same once more has it done', async () => {
    let isMade = false;
    const ahead = { ms: 0 };
    const often = kind('test.often', { maxAttempts: 8 });
    const here = node({
      kinds: [often],
      wall: () => ahead.ms,
      steady: () => ahead.ms,
      run: async () => {
        if (!isMade) throw new WriteMissing('the write');
      },
    });
    here.start();
    await here.queue.enqueueAround([request('a', often)], async () => undefined);
    await until(async () => {
      const job = await find('a', often);
      if (job?.state === 'queued') ahead.ms += 120_000;
      here.queue.wake();
      return here.runs.length > 0 && job === undefined;
    });
    expect(here.runs.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4]);
    isMade = true;
    await here.queue.enqueueAround([request('a', often)], async () => undefined);
    await becomes('a', 'done', often);
    expect(here.runs).toHaveLength(5);
  });
});

it('jobs that are over go after a week, dead letters after three months', async () => {
  const here = node();
  here.start();
  for (const of of ['a', 'b']) await here.queue.enqueue(request(of));
  await becomes('a', 'done');
  await becomes('b', 'done');
  expect(await removeOldJobs(here.queue.database, daysFromNow(6))).toBe(0);
  // A lagging copy may miss a job's end (removed next time) or a removal (removed twice).
  let removed = 0;
  await until(async () => {
    removed += await removeOldJobs(here.queue.database, daysFromNow(8));
    return removed >= 2;
  });
  await here.queue.enqueue(request('a'));
  await becomes('a', 'done');
  expect(here.runs).toHaveLength(3);
});
