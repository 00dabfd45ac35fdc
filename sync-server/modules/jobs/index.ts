import type { AccountServices } from '../accounts/wiring';
import type { Core, Module } from '../module';
import { createDeadLetters } from './deadLetters';
import { addJobMetrics, createRunCounter } from './metrics';
import { removeOldJobs } from './retention';
import { adminJobRoutes } from './routes';
import { createJobRunner } from './runner';

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
    background: [
      createJobRunner({ queue, handlers, log, ready: readiness.ready, now, steady, runs }),
    ],
  };
}
