import { liveQuery } from 'dexie';
import { Observable } from 'rxjs';
import type { CatalogueEntry } from '../domain/food/catalogue';
import { LEAF_SIZE, type WireDocument } from '../domain/protocol/protocol';
import { deepFreeze } from './plain';
import type { LeafRecord, DeviceStore } from './deviceStore';
import { storing } from './storageErrors';
import type { ReadRepository } from './types';

export interface CatalogueState {
  epoch: string;
  /** Where changes continue; opaque. */
  checkpoint: string;
}

export interface CatalogueStore extends ReadRepository<CatalogueEntry> {
  state(): Promise<CatalogueState | undefined>;
  /** @throws StorageFull */
  replace(leaves: readonly LeafRecord[], state: CatalogueState): Promise<void>;
  /**
   * Atomic with the checkpoint.
   * @throws StorageFull
   */
  apply(changes: readonly WireDocument[], state: CatalogueState): Promise<void>;
}

type Entry = Record<string, unknown> & { id: string };

const STATE = 'catalogue';
const MOST = 2 * LEAF_SIZE;

function isState(value: unknown): value is CatalogueState {
  return typeof value === 'object' && value !== null && 'epoch' in value && 'checkpoint' in value;
}

const parseEntries = ({ text }: LeafRecord): Entry[] => JSON.parse(text) as Entry[];

const buildLeaf = (entries: readonly Entry[]): LeafRecord[] => {
  const [first] = entries;
  return first ? [{ first: first.id, text: JSON.stringify(entries) }] : [];
};

function findLeafIndex(firsts: readonly string[], id: string): number {
  const after = firsts.findIndex((first) => first > id);
  return Math.max(0, (after < 0 ? firsts.length : after) - 1);
}

function changed(entries: readonly Entry[], changes: readonly WireDocument[]): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const { _deleted: deleted, ...entry } of changes)
    if (deleted) byId.delete(entry.id);
    else byId.set(entry.id, entry as Entry);
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function buildLeaves(entries: readonly Entry[]): LeafRecord[] {
  if (entries.length <= MOST) return buildLeaf(entries);
  const leaves: LeafRecord[] = [];
  for (let start = 0; start < entries.length; start += LEAF_SIZE)
    leaves.push(...buildLeaf(entries.slice(start, start + LEAF_SIZE)));
  return leaves;
}

function byLeaf(
  firsts: readonly string[],
  changes: readonly WireDocument[],
): Map<string | undefined, WireDocument[]> {
  const groups = new Map<string | undefined, WireDocument[]>();
  for (const change of changes) {
    const first = firsts[findLeafIndex(firsts, change.id)];
    const group = groups.get(first);
    if (group) group.push(change);
    else groups.set(first, [change]);
  }
  return groups;
}

function typed(entries: readonly Entry[]): CatalogueEntry[] {
  deepFreeze(entries);
  return entries as unknown as CatalogueEntry[];
}

function live<T>(query: () => Promise<T>): Observable<T> {
  return new Observable((subscriber) => {
    const subscription = liveQuery(query).subscribe(subscriber);
    return () => subscription.unsubscribe();
  });
}

export function createCatalogueStore(device: DeviceStore): CatalogueStore {
  const { leaves, meta } = device;
  const all = async (): Promise<CatalogueEntry[]> =>
    typed((await leaves.toArray()).flatMap(parseEntries));

  async function get(id: string): Promise<CatalogueEntry | undefined> {
    const leaf = await leaves.where('first').belowOrEqual(id).last();
    return leaf && typed(parseEntries(leaf)).find((entry) => entry.id === id);
  }

  return {
    all,
    get,
    watchAll: () => live(all),
    watch: (id) => live(() => get(id)),
    state: () => device.recall(STATE, isState),
    replace(records, state) {
      return storing(() =>
        device.transaction('rw', leaves, meta, async () => {
          await leaves.clear();
          await leaves.bulkPut(records);
          await meta.put({ key: STATE, value: state });
        }),
      );
    },
    apply(changes, state) {
      return storing(() =>
        device.transaction('rw', leaves, meta, async () => {
          const firsts = await leaves.orderBy('first').primaryKeys();
          for (const [first, group] of byLeaf(firsts, changes)) {
            const leaf = first === undefined ? undefined : await leaves.get(first);
            if (first !== undefined) await leaves.delete(first);
            await leaves.bulkPut(buildLeaves(changed(leaf ? parseEntries(leaf) : [], group)));
          }
          await meta.put({ key: STATE, value: state });
        }),
      );
    },
  };
}
