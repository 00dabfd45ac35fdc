import { Dexie } from 'dexie';
import type { EntityTable, Table } from 'dexie';
import type { TwoWayName } from '../domain/collections';
import { sameValue } from '../domain/equality';
import type { RejectionCode } from '../domain/errors';
import type { WireDocument } from '../domain/protocol';
import { nowInstant } from '../platform/clock';
import { newId } from '../platform/ids';
import { createNotes } from './notes';
import { createWriterNotes } from './writerNotes';

/** A refused version of a document, kept until a person decides and the server agrees. */
export interface RejectionRecord {
  key: string;
  collection: TwoWayName;
  id: string;
  code: RejectionCode;
  reason: string;
  /** Places in the document that the server named as wrong; absent in records of older versions. */
  paths?: string[];
  rejectedAt: string;
  /** The refused version. A later pull may overwrite the document itself, never this. */
  copy: WireDocument;
  /** The last version that the server really held before it; null: it never held one. */
  assumed: WireDocument | null;
  /** A person asked to send it again; not done yet. */
  retry: boolean;
  /** Merged with the server's version in a conflict; the result's acceptance settles this record. */
  merged: boolean;
  /** A person gave it up; the clean-up of the document must not travel. */
  dropped: boolean;
}

export interface ConflictRecord {
  key: string;
  collection: TwoWayName;
  id: string;
  title: string;
  path: string;
  shown: unknown;
  kept: unknown;
  at: string;
  /** When each version was typed, by the clock of its device; absent in records of older versions. */
  shownAt?: string;
  keptAt?: string;
  /** Name of the device that typed what is shown; absent where it is not known. */
  shownBy?: string;
}

export interface MergeRecord {
  key: string;
  collection: TwoWayName;
  id: string;
  title: string;
  fields: string[];
  at: string;
}

/** The version on which a document's own changes since the last pull begin. */
export interface AncestorRecord {
  collection: TwoWayName;
  id: string;
  /** Which pull stored it; null for the document's first version, pulled or made here. */
  pulledBy: string | null;
  /** When it was kept, in milliseconds of this device's clock. */
  keptAt: number;
  document: WireDocument;
}

/**
 * What is on its way between this device and the server; left behind where a tab was killed before it knew
 * the outcome. Up: versions that were sent. Down: new documents that a pull stored.
 */
export type PassageRecord =
  | { key: string; way: 'up'; collection: TwoWayName; documents: WireDocument[] }
  | { key: string; way: 'down'; collection: TwoWayName; hash: string; ids: string[] };

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

/** How many past merges the sync centre can show. */
const MERGES_KEPT = 200;

/** What one account's device must remember beside its documents. It outlives every replication. */
export class SideStore extends Dexie {
  declare rejections: EntityTable<RejectionRecord, 'key'>;
  declare conflicts: EntityTable<ConflictRecord, 'key'>;
  declare merges: EntityTable<MergeRecord, 'key'>;
  declare ancestors: Table<AncestorRecord, [TwoWayName, string]>;
  declare passages: Table<PassageRecord, string>;
  /** The catalogue, see `catalogue.ts`. */
  declare leaves: EntityTable<LeafRecord, 'first'>;
  declare meta: EntityTable<MetaRecord, 'key'>;
  /** Names of the devices that wrote what this one met: until a merge or a question has used them. */
  readonly writers = createWriterNotes();
  /** What a conflict's two sides have in common, as the push knew it; only until it is merged. */
  readonly bases = createNotes<WireDocument | null>();

  /** @param name name of the account's database, see `databaseName` */
  constructor(name: string) {
    super(`${name}-side`);
    this.version(1).stores({
      rejections: 'key, [collection+id]',
      conflicts: 'key, [collection+id]',
      merges: 'key, at',
      meta: 'key',
    });
    this.version(2).stores({ ancestors: '[collection+id]', passages: 'key' });
    this.version(3).stores({ leaves: 'first' });
  }

  /** The refused versions of one document, oldest first. */
  rejectionsOf(collection: TwoWayName, id: string): Promise<RejectionRecord[]> {
    return this.rejections.where({ collection, id }).sortBy('key');
  }

  /** The same of many documents, asked once. */
  rejectionsAmong(collection: TwoWayName, ids: readonly string[]): Promise<RejectionRecord[]> {
    const keys = ids.map((id) => [collection, id]);
    return this.rejections.where('[collection+id]').anyOf(keys).sortBy('key');
  }

  private ancestorsIn(collection: TwoWayName) {
    return this.ancestors
      .where('[collection+id]')
      .between([collection, Dexie.minKey], [collection, Dexie.maxKey]);
  }

  /** The kept ancestors of documents. Mostly there are few or none, and many documents that have none. */
  async ancestorsAmong(collection: TwoWayName, ids: readonly string[]): Promise<AncestorRecord[]> {
    const kept = this.ancestorsIn(collection);
    const wanted = new Set(ids);
    if ((await kept.count()) <= ids.length)
      return (await kept.toArray()).filter(({ id }) => wanted.has(id));
    const found = await this.ancestors.bulkGet(ids.map((id) => [collection, id]));
    return found.filter((one) => one !== undefined);
  }

  /** Drops the kept ancestors of documents. */
  async forgetAncestors(collection: TwoWayName, ids: readonly string[]): Promise<void> {
    const forgotten = new Set(ids);
    await this.transaction('rw', this.ancestors, async () => {
      const kept = await this.ancestorsIn(collection).primaryKeys();
      const present = kept.filter(([, id]) => forgotten.has(id));
      if (present.length > 0) await this.ancestors.bulkDelete(present);
    });
  }

  /** Keeps values that lost a conflict; one that is kept already is not kept twice. */
  async keepConflicts(
    collection: TwoWayName,
    id: string,
    title: string,
    found: { path: string; shown: unknown; kept: unknown }[],
    typed: Pick<ConflictRecord, 'shownAt' | 'keptAt' | 'shownBy'> = {},
  ): Promise<void> {
    if (found.length === 0) return;
    await this.transaction('rw', this.conflicts, async () => {
      const present = await this.conflicts.where({ collection, id }).toArray();
      const fresh = found.filter(
        (one) => !present.some((old) => old.path === one.path && sameValue(old.kept, one.kept)),
      );
      await this.conflicts.bulkPut(
        fresh.map((one) => ({
          key: newId(),
          collection,
          id,
          title,
          at: nowInstant(),
          ...typed,
          ...one,
        })),
      );
    });
  }

  /** Notes what was merged without a question. */
  async noteMerge(
    collection: TwoWayName,
    id: string,
    title: string,
    fields: string[],
  ): Promise<void> {
    if (fields.length === 0) return;
    await this.transaction('rw', this.merges, async () => {
      await this.merges.put({ key: newId(), collection, id, title, fields, at: nowInstant() });
      const surplus = (await this.merges.count()) - MERGES_KEPT;
      if (surplus <= 0) return;
      // Keys are UUIDv7: the smallest are the oldest.
      await this.merges.bulkDelete(await this.merges.orderBy('key').limit(surplus).primaryKeys());
    });
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

/** Guard for `SideStore.recall`. */
export const isString = (value: unknown): value is string => typeof value === 'string';
