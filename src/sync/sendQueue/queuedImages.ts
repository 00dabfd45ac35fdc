import type { OpenLocalData } from '../../data/openLocalData';
import { getDocumentTitle } from '../../domain/records/titles';
import type { QueuedItem } from '../status';

interface QueuedImages {
  items(): QueuedItem[];
  start(): void;
  refused(): number;
  stop(): void;
}

type Known = Pick<QueuedItem, 'title' | 'changedAt'>;

/**
 * Kept apart from records, since a file also waits when its record has gone.
 * @param failed told of a record that could not be read; it is counted all the same
 */
export function createQueuedImages(
  { imageFiles, images }: Pick<OpenLocalData, 'imageFiles' | 'images'>,
  changed: () => void,
  failed: (error: unknown) => void,
): QueuedImages {
  const known = new Map<string, Known>();

  async function name(id: string): Promise<void> {
    if (known.has(id)) return;
    known.set(id, { title: getDocumentTitle('images', {}), changedAt: '' });
    const record = await images.get(id);
    if (!record) return;
    known.set(id, { title: getDocumentTitle('images', record), changedAt: record.updatedAt });
    changed();
  }

  const isRefused = (id: string): boolean =>
    imageFiles.uploads.getSnapshot().some((one) => one.imageId === id && one.refused !== undefined);
  const ids = (): string[] => [
    ...new Set(imageFiles.uploads.getSnapshot().map(({ imageId }) => imageId)),
  ];
  let lastReport = '';
  const look = (): void => {
    const all = ids();
    for (const id of all) name(id).catch(failed);
    // Progress fires for each byte that goes up; only a changed list is published.
    const now = all.map((id) => `${id} ${isRefused(id)}`).join();
    if (now === lastReport) return;
    lastReport = now;
    changed();
  };
  const unwatch = imageFiles.uploads.subscribe(look);

  return {
    items: () =>
      ids()
        .filter((id) => !isRefused(id))
        .map((id) => ({ collection: 'images', id, title: '', changedAt: '', ...known.get(id) })),
    refused: () => ids().filter(isRefused).length,
    start: look,
    stop: unwatch,
  };
}
