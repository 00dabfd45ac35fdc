import { Dexie, type EntityTable } from 'dexie';

/** Some entries of the catalogue that follow each other by id. */
export interface LeafRecord {
  /** Id of the first entry. */
  first: string;
  /** The entries, sorted by id, as a JSON array: stored in a tenth of the time of as many records. */
  text: string;
}

interface MetaRecord {
  key: string;
  value: unknown;
}

/** The catalogue, and what one account's device remembers beside its documents. */
export class DeviceStore extends Dexie {
  declare leaves: EntityTable<LeafRecord, 'first'>;
  declare meta: EntityTable<MetaRecord, 'key'>;

  /** @param name name of the account's database, see `databaseName` */
  constructor(name: string) {
    super(`${name}-side`);
    this.version(3).stores({ leaves: 'first', meta: 'key' });
  }

  /** A remembered value, checked by the caller's guard; undefined when absent or of another shape. */
  async recall<T>(key: string, guard: (value: unknown) => value is T): Promise<T | undefined> {
    const value = (await this.meta.get(key))?.value;
    return guard(value) ? value : undefined;
  }

  async remember(key: string, value: unknown): Promise<void> {
    await this.meta.put({ key, value });
  }
}

/** Guard for `DeviceStore.recall`. */
export const isString = (value: unknown): value is string => typeof value === 'string';
