import { createStore } from '../../platform/store';
import {
  fileName,
  type FetchImage,
  type FileKey,
  type ImageFiles,
  type ImageQueue,
  type SharedPlace,
  type Upload,
} from './types';

/** Thumbnails of 15 KB that are fetched before anybody looks at them; the others once they were seen. */
const MOST_AHEAD = 300;

const placeName = ({ workspaceId, imageId }: SharedPlace): string => `${workspaceId}/${imageId}`;

interface SharedParts {
  files: () => Promise<ImageFiles>;
  read: (key: FileKey) => Promise<Blob | undefined>;
}

async function keepShared(present: readonly SharedPlace[], parts: SharedParts): Promise<void> {
  const shared = new Set(present.map(placeName));
  const store = await parts.files();
  for (const key of await store.shared()) if (!shared.has(placeName(key))) await store.remove(key);
  for (const place of present.slice(0, MOST_AHEAD))
    await parts.read({ ...place, size: 'thumbnail' });
}

export function createDeviceImages(
  name: string,
  open: (name: string) => Promise<ImageFiles> = async (files) =>
    (await import('./imageFiles')).openImageFiles(files),
): ImageQueue {
  let opened: Promise<ImageFiles> | undefined;
  let fetchFile: FetchImage | undefined;
  const listeners = new Set<() => void>();
  const uploads = createStore<readonly Upload[]>([]);
  const sentTimes = new Map<string, number>();
  const underWay = new Map<string, Promise<Blob | undefined>>();

  const files = (): Promise<ImageFiles> => {
    opened ??= open(`${name}-pictures`);
    opened.catch(() => (opened = undefined));
    return opened;
  };

  async function refresh(): Promise<void> {
    const waiting = await (await files()).waiting();
    const isWaiting = new Set(waiting.map(fileName));
    for (const key of sentTimes.keys()) if (!isWaiting.has(key)) sentTimes.delete(key);
    uploads.set(waiting.map((one) => ({ ...one, sentBytes: sentTimes.get(fileName(one)) ?? 0 })));
  }

  async function changed(): Promise<void> {
    await refresh();
    for (const listener of listeners) listener();
  }

  async function fetched(key: FileKey): Promise<Blob | undefined> {
    const store = await files();
    const here = await store.read(key);
    if (here || !fetchFile) return here;
    const file = await fetchFile(key);
    // A device without room shows it all the same.
    if (file) await store.keep(key, file).catch(() => undefined);
    return file;
  }

  function read(key: FileKey): Promise<Blob | undefined> {
    const running = underWay.get(fileName(key));
    if (running) return running;
    const reading = fetched(key).finally(() => underWay.delete(fileName(key)));
    underWay.set(fileName(key), reading);
    return reading;
  }

  return {
    uploads,
    keepShared: (present) => keepShared(present, { files, read }),
    async add(imageId, made) {
      await (await files()).add(imageId, made);
      await changed();
    },
    read,
    async pause(imageId, isPaused) {
      const store = await files();
      for (const size of ['full', 'thumbnail'] as const)
        await store.pause({ imageId, size }, isPaused);
      await changed();
    },
    onWaiting(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect: (fetch) => (fetchFile = fetch),
    waiting: async () => (await files()).waiting(),
    progress(key, sentBytes) {
      sentTimes.set(fileName(key), sentBytes);
      uploads.set(
        uploads
          .getSnapshot()
          .map((one) => (fileName(one) === fileName(key) ? { ...one, sentBytes } : one)),
      );
    },
    async sent(key) {
      await (await files()).sent(key);
      await refresh();
    },
    async refuse(key, code) {
      await (await files()).refuse(key, code);
      await refresh();
    },
    refresh,
    async close() {
      const store = await opened?.catch(() => undefined);
      opened = undefined;
      await store?.close();
    },
  };
}
