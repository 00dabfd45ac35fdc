import type { OpenLocalData } from '../data/openLocalData';
import type { LeaderState } from './channel';
import { createUnsentDocuments } from './unsent';
import type { UnsentDocuments } from './unsent';
import { createWaitingPictures } from './waitingPictures';

interface WaitingEvents {
  publish(change: Pick<LeaderState, 'waiting' | 'refusedPictures'>): void;
  /** There may be a document to send. */
  wake(): void;
  failed(error: unknown): void;
}

/** Which documents wait; what is published of them counts the files of pictures too, each picture once. */
export function createWaiting(
  local: Pick<OpenLocalData, 'store' | 'rx' | 'decisions' | 'pictures' | 'images'>,
  { publish, wake, failed }: WaitingEvents,
): UnsentDocuments {
  const publishAll = (): void => {
    const waiting = unsent.items().filter(({ state }) => state === 'dirty');
    const named = new Set(waiting.map(({ id }) => id));
    const files = pictures.items().filter(({ id }) => !named.has(id));
    publish({ waiting: [...waiting, ...files], refusedPictures: pictures.refused() });
  };
  const changed = (): void => {
    publishAll();
    wake();
  };
  const unsent = createUnsentDocuments(local, changed, failed);
  const pictures = createWaitingPictures(local, publishAll, failed);
  return {
    async start() {
      await unsent.start();
      // Who signs out before these are read would lose them. PouchDB is not loaded where there are none.
      if ((await local.images.all()).length > 0) await local.pictures.refresh().catch(failed);
      pictures.start();
    },
    items: unsent.items,
    stop() {
      unsent.stop();
      pictures.stop();
    },
  };
}
