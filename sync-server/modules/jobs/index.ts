import type { AccountServices } from '../accounts/wiring';
import type { Core, Module } from '../module';
import { toWaiting } from '../waiting/queueCounter';
import type { JobBoard } from './board';
import { createDeadLetters } from './deadLetters';
import { addJobMetrics, createRunCounter } from './metrics';
import { removeOldJobs } from './retention';
import { adminJobRoutes } from './routes';
import { createJobRunner } from './runner';

async function countDead(board: JobBoard) {
  await board.refresh();
  const dead = [...board.all()].filter(({ job }) => job.state === 'dead');
  return toWaiting(dead.map(({ job }) => job.queuedAt));
}

export function jobs(input: Core & { accounts: AccountServices }): Module {
  const { ctx, jobs: queue, accounts, brought, now, steady } = input;
  const { log, readiness, metrics } = ctx;
  const runs = createRunCounter(metrics.registry);
  addJobMetrics(metrics.registry, queue.board, now);
  const handlers = [...brought.jobs];
  const kinds = new Map(handlers.map(({ kind }) => [kind.name, kind]));
  const deadLetters = createDeadLetters({ queue, store: accounts.store, kinds, now });
  return {
    routes: adminJobRoutes(deadLetters),
    cleanUps: [{ name: 'jobs', remove: () => removeOldJobs(queue.database, now()) }],
    updates: [queue],
    queues: [{ name: 'jobs', count: () => countDead(queue.board) }],
    background: [
      createJobRunner({ queue, handlers, log, ready: readiness.ready, now, steady, runs }),
    ],
  };
}
