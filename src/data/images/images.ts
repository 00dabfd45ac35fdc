import { createStore } from '../../platform/store';
import type { FetchImage, FileKey, ImageFiles, ImageQueue, Upload } from './types';

const fileName = ({ size, imageId }: FileKey): string => `${size}:${imageId}`;

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

  return {
    uploads,
    async add(imageId, made) {
      await (await files()).add(imageId, made);
      await changed();
    },
    read(key) {
      const running = underWay.get(fileName(key));
      if (running) return running;
      const reading = fetched(key).finally(() => underWay.delete(fileName(key)));
      underWay.set(fileName(key), reading);
      return reading;
    },
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
