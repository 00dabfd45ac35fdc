import { until, type TestGateway } from './gateway';

export const idleJobs = ({ parts: { jobs } }: TestGateway): Promise<void> =>
  until(async () => {
    await jobs.board.refresh();
    const now = Date.now();
    return ![...jobs.board.all()].some(
      ({ job }) =>
        job.state === 'running' || (job.state === 'queued' && Date.parse(job.runAfter) <= now),
    );
  });
