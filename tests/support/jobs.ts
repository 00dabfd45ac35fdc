import { until, type TestGateway } from './gateway';

/** Waits until a gateway has nothing more to do now: no job runs, and none waits whose time has come. */
export const idleJobs = ({ parts: { jobs } }: TestGateway): Promise<void> =>
  until(async () => {
    await jobs.board.refresh();
    const now = Date.now();
    return ![...jobs.board.all()].some(
      ({ job }) =>
        job.state === 'running' || (job.state === 'queued' && Date.parse(job.runAfter) <= now),
    );
  });
