import { Dexie, type EntityTable } from 'dexie';

export interface LeafRecord {
  first: string;
  /** Sorted by id, as a JSON array: stored in a tenth of the time of single records. */
  text: string;
}

interface MetaRecord {
  key: string;
  value: unknown;
}

export class DeviceStore extends Dexie {
  declare leaves: EntityTable<LeafRecord, 'first'>;
  declare meta: EntityTable<MetaRecord, 'key'>;

  constructor(name: string) {
    super(`${name}-side`);
    this.version(3).stores({ leaves: 'first', meta: 'key' });
  }

  /** @returns undefined when absent or of another shape */
  async recall<T>(key: string, guard: (value: unknown) => value is T): Promise<T | undefined> {
    const value = (await this.meta.get(key))?.value;
    return guard(value) ? value : undefined;
  }

  async remember(key: string, value: unknown): Promise<void> {
    await this.meta.put({ key, value });
  }
}

export const isString = (value: unknown): value is string => typeof value === 'string';
