import { Counter, Gauge, type Registry } from 'prom-client';
import type { JobBoard } from './board';

const STATES = ['queued', 'running', 'dead'] as const;

export type RunCounter = Counter<'kind' | 'outcome'>;

export const createRunCounter = (registry: Registry): RunCounter =>
  new Counter({
    name: 'bualanh_job_runs_total',
    help: 'Runs of jobs on this gateway, by outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });

function measure(board: JobBoard, now: Date) {
  const counts = { queued: 0, running: 0, dead: 0 };
  let oldest = 0;
  for (const { job } of board.all()) {
    if (job.state === 'done' || job.state === 'discarded') continue;
    counts[job.state] += 1;
    if (job.state !== 'dead') oldest = Math.max(oldest, now.getTime() - Date.parse(job.queuedAt));
  }
  return { counts, oldestSeconds: oldest / 1000 };
}

export function addJobMetrics(registry: Registry, board: JobBoard, now: () => Date): void {
  const registers = [registry];
  const jobs: Gauge<'state'> = new Gauge({
    name: 'bualanh_jobs',
    help: 'Jobs that are not over, by state.',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { counts } = measure(board, now());
      for (const state of STATES) jobs.set({ state }, counts[state]);
    },
  });
  const oldest: Gauge = new Gauge({
    name: 'bualanh_jobs_oldest_seconds',
    help: 'How long the oldest job could have been done and is not, dead letters apart.',
    registers,
    collect: () => oldest.set(measure(board, now()).oldestSeconds),
  });
}
