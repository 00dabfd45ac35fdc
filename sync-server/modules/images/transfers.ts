import { AppError } from '../../../src/domain/protocol/errors';
import { createFairQueue, type FairQueueOptions } from '../../http/fairQueue';
import type { Call } from '../../http/routes';
import type { FileName, ImageStore, KeptFile, Uploader } from './store';

/** Files that are read or written at the same time; see `COPIES`. */
const TURNS: FairQueueOptions = {
  atOnce: 4,
  perKey: 2,
  mostWaiting: 40,
  mostWaitingInAll: 400,
  patience: 20_000,
};
/** How often a file stands in memory while it is read: as it is, and as text within the database's answer. */
const COPIES = 4;

/** Parts of a call that reading a file looks at. */
type Reader = Pick<Call, 'signal' | 'hold'>;

/** Reads and writes files a few at a time, in turns between accounts: one of 5 MB takes some 20 MB meanwhile. */
export interface Transfers {
  /** @throws AppError server_busy, and those of `ImageStore.put` */
  put(call: Call, name: FileName, bytes: Buffer, uploader: Uploader): Promise<KeptFile>;
  /**
   * The call holds the file until it has been sent.
   * @param key who asks, in turns with others
   * @throws AppError not_found, server_busy
   */
  read(call: Reader, name: FileName, key: string): Promise<KeptFile>;
}

export function createTransfers(images: ImageStore, options: FairQueueOptions = TURNS): Transfers {
  const turns = createFairQueue(options);
  return {
    put: ({ claims, signal }, name, bytes, uploader) =>
      turns.run(claims.sub, () => images.put(name, bytes, uploader), signal),
    read: ({ signal, hold }, name, key) =>
      turns.run(
        key,
        async () => {
          const facts = await images.describe(name);
          hold((facts?.bytes ?? 0) * COPIES);
          const file = facts && (await images.get(name));
          if (!file) throw new AppError('not_found');
          return file;
        },
        signal,
      ),
  };
}
