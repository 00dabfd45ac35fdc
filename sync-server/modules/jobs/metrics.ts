import { createCounter, gaugeFamily, gaugeLines, type Metric } from '../metrics/exposition';
import type { JobBoard } from './board';

const STATES = ['queued', 'running', 'dead'] as const;

export const createRunCounter = () =>
  createCounter('bualanh_job_runs_total', 'Runs of jobs on this gateway, by outcome.');

export function jobMetrics(board: JobBoard, now: () => Date): Metric {
  return {
    lines: () => {
      const counts = { queued: 0, running: 0, dead: 0 };
      let oldest = 0;
      for (const { job } of board.all()) {
        if (job.state === 'done' || job.state === 'discarded') continue;
        counts[job.state] += 1;
        if (job.state !== 'dead')
          oldest = Math.max(oldest, now().getTime() - Date.parse(job.queuedAt));
      }
      const samples = STATES.map((state) => ({ labels: { state }, value: counts[state] }));
      return [
        ...gaugeFamily('bualanh_jobs', 'Jobs that are not over, by state.', samples),
        ...gaugeLines(
          'bualanh_jobs_oldest_seconds',
          'How long the oldest job could have been done and is not, dead letters apart.',
          oldest / 1000,
        ),
      ];
    },
  };
}
