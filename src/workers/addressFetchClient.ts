import { createRemoteWorker } from './remoteWorker';

/** Calls of the worker of addresses. */
export interface AddressService {
  /** @throws where the site does not answer, or lets nobody read it */
  fetch(address: string, mostBytes: number): Promise<Blob>;
}

/** Milliseconds in which an image has to be here (specification, section 5). */
const PATIENCE = 10_000;

/**
 * Gets a file from another site. The worker lives as long as its one call.
 * @param address a whole address
 * @throws where it cannot be had within ten seconds
 */
export async function fetchFromAddress(address: string, mostBytes: number): Promise<Blob> {
  const worker = createRemoteWorker<AddressService>(
    () => new Worker(new URL('./addressFetch.worker.ts', import.meta.url), { type: 'module' }),
    'addresses',
    PATIENCE,
  );
  try {
    return await worker.call((remote) => remote.fetch(address, mostBytes));
  } finally {
    worker.dispose();
  }
}
