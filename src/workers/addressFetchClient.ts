import { createRemoteWorker } from './remoteWorker';

export interface AddressService {
  /** @throws when the site is unreachable or does not allow CORS */
  fetch(address: string, mostBytes: number): Promise<Blob>;
}

const PATIENCE = 10_000;

/**
 * The worker lives for one call.
 * @throws when the file does not arrive within ten seconds
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
