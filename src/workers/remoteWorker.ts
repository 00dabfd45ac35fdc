import { wrap, type Remote } from 'comlink';
import type { WorkerLike } from './nutritionClient';

export class WorkerSilent extends Error {
  override readonly name = 'WorkerSilent';
}

export interface RemoteWorker<Service> {
  /** @throws Error when the worker cannot be started, dies or does not answer; the next call starts another */
  call<T>(work: (remote: Remote<Service>) => Promise<T>): Promise<T>;
  /** Ends the worker, so that nothing of this account stays for the next. */
  dispose(): void;
}

export function createRemoteWorker<Service>(
  spawn: () => WorkerLike,
  name: string,
  timeout: number,
): RemoteWorker<Service> {
  let running: { worker: WorkerLike; remote: Remote<Service>; end: AbortController } | undefined;

  function bury(cause: unknown): void {
    running?.worker.terminate();
    running?.end.abort(cause);
    running = undefined;
  }

  const fail = (): void => bury(new Error(`the worker of ${name} died`));

  function start(): NonNullable<typeof running> {
    if (running) return running;
    const worker = spawn();
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    running = { worker, remote: wrap<Service>(worker), end: new AbortController() };
    return running;
  }

  return {
    call: async (work) => {
      const { remote, end } = start();
      const timer = setTimeout(() => bury(new WorkerSilent(`no answer in ${timeout} ms`)), timeout);
      const death = new Promise<never>((_, reject) => {
        end.signal.addEventListener('abort', () => reject(end.signal.reason as Error), {
          once: true,
        });
      });
      try {
        return await Promise.race([work(remote), death]);
      } finally {
        clearTimeout(timer);
      }
    },
    dispose: () => bury(new Error('disposed')),
  };
}
