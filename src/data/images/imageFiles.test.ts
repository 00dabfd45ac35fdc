import { Buffer } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageFull } from '../types';
import { openImageFiles } from './imageFiles';
import type { FileKey, ImageFiles } from './types';

/** PouchDB's build for Node takes bytes where a browser's takes a blob. */
function toBytes(text: string): Blob {
  const bytes = Buffer.from(text);
  return Object.assign(bytes, { type: 'image/webp', size: bytes.length }) as unknown as Blob;
}
const made = (text: string) => ({
  full: toBytes(`${text} full`),
  thumbnail: toBytes(`${text} small`),
});

/**
 * Writes fail until files are removed, and then only as many succeed as were removed: the browser aborts the rest.
 * @returns makes room again
 */
function fillStorage(): () => void {
  const { put, delete: remove } = IDBObjectStore.prototype;
  let room = 0;
  let isFull = true;
  const spies = [
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function removed(
      this: IDBObjectStore,
      key,
    ) {
      if (this.name === 'attach-store') {
        room += 1;
        isFull = false;
      }
      return remove.call(this, key);
    }),
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function full(
      this: IDBObjectStore,
      value: unknown,
      ...key
    ) {
      const request = put.call(this, value, ...key);
      const isFile = this.name === 'attach-store';
      // PouchDB writes a few bytes when it is opened.
      const isOpening = !isFile && !/^(document-store|by-sequence)$/.test(this.name);
      if (isOpening || (isFile ? room > 0 : !isFull)) room -= isFile ? 1 : 0;
      else {
        const { transaction } = this as unknown as {
          transaction: { _abort(name: string): void };
        };
        transaction._abort('QuotaExceededError');
      }
      return request;
    }),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

let files: ImageFiles;
let opened = 0;

const readText = async (key: FileKey): Promise<string | undefined> => {
  const file = (await files.read(key)) as unknown as Uint8Array | undefined;
  return file && Buffer.from(file).toString();
};
const readFull = (imageId: string) => readText({ imageId, size: 'full' });
const waiting = async () =>
  (await files.waiting()).map(({ imageId, size }) => `${imageId} ${size}`).toSorted();

beforeEach(() => {
  // PouchDB reads it.
  vi.stubGlobal('navigator', { userAgent: 'node' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  opened += 1;
  files = openImageFiles(`files-${opened}`);
});

afterEach(async () => {
  await files.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('E14 files of images on a device without room', () => {
  it('keeps nothing of a new image, shows the others, and takes it once there is room', async () => {
    await files.add('first', made('first'));
    const makeRoom = fillStorage();
    for (let times = 0; times < 2; times += 1)
      await expect(files.add('second', made('second'))).rejects.toBeInstanceOf(StorageFull);
    expect(await readFull('first')).toBe('first full');
    expect(await waiting()).toEqual(['first full', 'first thumbnail']);
    makeRoom();
    await files.add('second', made('second'));
    expect(await readFull('second')).toBe('second full');
  });

  it('gives up large files that the server has, and never one that waits', async () => {
    await files.add('waits', made('waits'));
    for (const imageId of ['here', 'there'])
      for (const size of ['full', 'thumbnail'] as const)
        await files.keep({ imageId, size }, made(imageId)[size]);
    fillStorage();
    await files.add('new', made('new'));
    expect(await readFull('here')).toBeUndefined();
    expect(await readFull('there')).toBeUndefined();
    expect(await readText({ imageId: 'here', size: 'thumbnail' })).toBe('here small');
    expect(await readFull('waits')).toBe('waits full');
    expect(await readFull('new')).toBe('new full');
    expect(await waiting()).toEqual(['new full', 'new thumbnail', 'waits full', 'waits thumbnail']);
  });

  it('never gives up the bytes of a file that waits because the server has the same ones of another image', async () => {
    await files.add('waits', made('same'));
    await files.keep({ imageId: 'here', size: 'full' }, made('same').full);
    await files.keep({ imageId: 'there', size: 'full' }, made('other').full);
    fillStorage();
    await expect(files.add('new', made('new'))).rejects.toBeInstanceOf(StorageFull);
    expect(await readFull('here')).toBeUndefined();
    expect(await readFull('waits')).toBe('same full');
    expect(await readText({ imageId: 'waits', size: 'thumbnail' })).toBe('same small');
  });

  it('keeps a file again that it had given up', async () => {
    const key = { imageId: 'here', size: 'full' } as const;
    await files.keep(key, made('here').full);
    const makeRoom = fillStorage();
    await expect(files.add('new', made('new'))).rejects.toBeInstanceOf(StorageFull);
    expect(await files.read(key)).toBeUndefined();
    makeRoom();
    await files.keep(key, made('here').full);
    expect(await readText(key)).toBe('here full');
  });
});
