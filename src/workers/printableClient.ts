import type { ImageBytes } from '../printables/images';
import type { Printable } from '../domain/records/printableModel';
import { onEnd } from './endings';
import type { WorkerLike } from './nutritionClient';
import { createRemoteWorker } from './remoteWorker';

export interface DocumentService {
  pdf(printable: Printable, files: ImageBytes): Uint8Array<ArrayBuffer>;
}

/** Milliseconds without an answer after which the worker counts as dead; a month of days takes three seconds. */
const ANSWER_TIMEOUT = 30_000;

export interface DocumentClient {
  /** @throws Error when the worker cannot be started, dies or does not answer; the next call starts another */
  pdf(printable: Printable, files: ImageBytes): Promise<Uint8Array<ArrayBuffer>>;
  dispose(): void;
}

export function createDocumentClient(
  spawn: () => WorkerLike,
  timeout = ANSWER_TIMEOUT,
): DocumentClient {
  const worker = createRemoteWorker<DocumentService>(spawn, 'documents', timeout);
  return {
    pdf: (printable, files) => worker.call((remote) => remote.pdf(printable, files)),
    dispose: worker.dispose,
  };
}

let shared: DocumentClient | undefined;

export function documentClient(): DocumentClient {
  if (shared) return shared;
  shared = createDocumentClient(
    () => new Worker(new URL('./printables.worker.ts', import.meta.url), { type: 'module' }),
  );
  onEnd(() => shared?.dispose());
  return shared;
}
