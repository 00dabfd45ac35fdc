import { describe, expect, it, vi } from 'vitest';
import type { OpenLocalData } from '../../data/openLocalData';
import type { Upload } from '../../data/images/types';
import { createStore } from '../../platform/store';
import { createQueuedImages } from './queuedImages';

const upload = (imageId: string, more: Partial<Upload> = {}): Upload => ({
  imageId,
  size: 'full',
  bytes: 10,
  sentBytes: 0,
  isPaused: false,
  ...more,
});
const record = { id: 'i1', title: 'Canh chua', updatedAt: '2026-11-22T08:00:00.000Z' };

function images() {
  const uploads = createStore<readonly Upload[]>([]);
  const local = {
    imageFiles: { uploads },
    images: { get: async (id: string) => (id === 'i1' ? record : undefined) },
  } as unknown as OpenLocalData;
  const changed = vi.fn<() => void>();
  const waiting = createQueuedImages(local, changed, (error) => {
    throw error;
  });
  return { uploads, changed, waiting };
}

describe('E14 P18 files of images that wait', () => {
  it('E14 P18 an image counts once for both files, by its name', async () => {
    const { uploads, waiting } = images();
    uploads.set([upload('i1'), upload('i1', { size: 'thumbnail' }), upload('i2')]);
    await vi.waitFor(() => expect(waiting.items()[0]?.title).toBe('Canh chua'));
    expect(waiting.items().map(({ id }) => id)).toEqual(['i1', 'i2']);
    expect(waiting.refused()).toBe(0);
  });

  it('E14 P18 one that was refused waits for a person, not for the network', () => {
    const { uploads, waiting } = images();
    uploads.set([upload('i1', { refused: 'storage_full' }), upload('i2', { isPaused: true })]);
    expect(waiting.items().map(({ id }) => id)).toEqual(['i2']);
    expect(waiting.refused()).toBe(1);
  });

  it('E14 P18 each byte that goes up is no news of what waits', () => {
    const { uploads, changed } = images();
    uploads.set([upload('i2')]);
    expect(changed).toHaveBeenCalledOnce();
    uploads.set([upload('i2', { sentBytes: 5 })]);
    expect(changed).toHaveBeenCalledOnce();
    uploads.set([]);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
