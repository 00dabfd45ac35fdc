import { onEnd } from './endings';
import { createRemoteWorker } from './remoteWorker';
import type { ReportsService } from './reportsService';

/** Milliseconds without an answer after which the worker counts as dead; menus of 200 clients take two seconds on an old phone. */
const ANSWER_TIMEOUT = 30_000;

type Calls = {
  [K in keyof ReportsService]: (
    ...args: Parameters<ReportsService[K]>
  ) => Promise<ReturnType<ReportsService[K]>>;
};

let shared: Calls | undefined;

export function reportsClient(): Calls {
  if (shared) return shared;
  const worker = createRemoteWorker<ReportsService>(
    () => new Worker(new URL('./reports.worker.ts', import.meta.url), { type: 'module' }),
    'reports',
    ANSWER_TIMEOUT,
  );
  shared = {
    menuReasons: (...args) => worker.call((remote) => remote.menuReasons(...args)),
    report: (...args) => worker.call((remote) => remote.report(...args)),
  };
  onEnd(worker.dispose);
  return shared;
}
