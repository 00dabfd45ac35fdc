import { AppError } from '../../../src/domain/protocol/errors';
import { createFairQueue, type FairQueueOptions } from '../../http/fairQueue';
import type { Call } from '../../http/routes';
import type { FileName, ImageStore, KeptFile, Uploader } from './store';

const TURNS: FairQueueOptions = {
  atOnce: 4,
  perKey: 2,
  mostWaiting: 40,
  mostWaitingInAll: 400,
  patience: 20_000,
};
/** Copies in memory while a file is read: the bytes, and text in the database's answer. */
const COPIES = 4;

type Reader = Pick<Call, 'signal' | 'hold'>;

/** A few at a time: a file of 5 MB takes some 20 MB of memory. */
export interface Transfers {
  put(call: Call, name: FileName, bytes: Buffer, uploader: Uploader): Promise<KeptFile>;
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
