import type { BulkService } from './bulkService';
import { onEnd } from './endings';
import { createRemoteWorker, WorkerSilent } from './remoteWorker';

/** Milliseconds without an answer after which the worker is killed: a hostile file may never finish. */
const ANSWER_TIMEOUT = 30_000;

export type BulkClient = {
  [K in keyof BulkService]: (
    ...args: Parameters<BulkService[K]>
  ) => Promise<Awaited<ReturnType<BulkService[K]>>>;
};

let shared: BulkClient | undefined;

/** Calls throw when the worker dies or was ended. */
export function bulkClient(): BulkClient {
  if (shared) return shared;
  const worker = createRemoteWorker<BulkService>(
    () => new Worker(new URL('./bulk.worker.ts', import.meta.url), { type: 'module' }),
    'imports',
    ANSWER_TIMEOUT,
  );
  shared = {
    open: (...args) =>
      worker
        .call((remote) => remote.open(...args))
        .catch((error: unknown) => {
          if (error instanceof WorkerSilent) return { problem: 'tooSlow' as const };
          throw error;
        }),
    preview: (...args) => worker.call((remote) => remote.preview(...args)),
    documents: (...args) => worker.call((remote) => remote.documents(...args)),
    leftOut: (...args) => worker.call((remote) => remote.leftOut(...args)),
    write: (...args) => worker.call((remote) => remote.write(...args)),
    cells: (...asked) => worker.call((remote) => remote.cells(...asked)),
    workbook: (...args) => worker.call((remote) => remote.workbook(...args)),
  };
  onEnd(worker.dispose);
  return shared;
}
