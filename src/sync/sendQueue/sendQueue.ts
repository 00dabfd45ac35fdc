import type { OpenLocalData } from '../../data/openLocalData';
import type { LeaderState } from '../channel';
import { createQueuedRecords, type QueuedRecords } from './queuedRecords';
import { createQueuedImages } from './queuedImages';

interface SendQueueEvents {
  publish(change: Pick<LeaderState, 'waiting' | 'refusedImages'>): void;
  wake(): void;
  failed(error: unknown): void;
}

export function createSendQueue(
  local: Pick<OpenLocalData, 'store' | 'rx' | 'decisions' | 'imageFiles' | 'images'>,
  { publish, wake, failed }: SendQueueEvents,
): QueuedRecords {
  const publishAll = (): void => {
    const waiting = queuedRecords.items().filter(({ state }) => state === 'dirty');
    const named = new Set(waiting.map(({ id }) => id));
    const files = images.items().filter(({ id }) => !named.has(id));
    publish({ waiting: [...waiting, ...files], refusedImages: images.refused() });
  };
  const changed = (): void => {
    publishAll();
    wake();
  };
  const queuedRecords = createQueuedRecords(local, changed, failed);
  const images = createQueuedImages(local, publishAll, failed);
  return {
    async start() {
      await queuedRecords.start();
      // Signing out before these are read would lose them. PouchDB is not loaded where there are none.
      if ((await local.images.all()).length > 0) await local.imageFiles.refresh().catch(failed);
      images.start();
    },
    items: queuedRecords.items,
    stop() {
      queuedRecords.stop();
      images.stop();
    },
  };
}
