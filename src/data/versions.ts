import type { DeviceStore } from './deviceStore';

const MAX_VERSIONS = 10;
const MAX_DOCUMENTS = 200;

const ORDER_KEY = 'versions';
const versionsKey = (id: string): string => `versions:${id}`;

interface Versioned {
  id: string;
  updatedAt: string;
}

/**
 * Former versions of documents, on this device alone: they are no part of what replicates. The last ten of a document,
 * of the two hundred that were saved last.
 */
export interface Versions {
  keep(document: Versioned): Promise<void>;
  /** Lists the kept versions of a document, the newest first; the caller checks what it finds. */
  of(id: string): Promise<unknown[]>;
}

const isArray = (value: unknown): value is unknown[] => Array.isArray(value);
const isNames = (value: unknown): value is string[] =>
  isArray(value) && value.every((name) => typeof name === 'string');
const getTime = (version: unknown): unknown => (version as Partial<Versioned> | null)?.updatedAt;

export function createVersions(device: DeviceStore): Versions {
  const of = async (id: string): Promise<unknown[]> =>
    (await device.recall(versionsKey(id), isArray)) ?? [];
  return {
    of,
    keep: (document) =>
      device.transaction('rw', device.meta, async () => {
        const { id, updatedAt } = document;
        const others = (await of(id)).filter((version) => getTime(version) !== updatedAt);
        await device.remember(versionsKey(id), [document, ...others].slice(0, MAX_VERSIONS));
        const names = (await device.recall(ORDER_KEY, isNames)) ?? [];
        const order = [id, ...names.filter((name) => name !== id)];
        await device.remember(ORDER_KEY, order.slice(0, MAX_DOCUMENTS));
        await device.meta.bulkDelete(order.slice(MAX_DOCUMENTS).map(versionsKey));
      }),
  };
}
