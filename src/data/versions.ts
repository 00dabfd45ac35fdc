import type { RxCollection, RxDocumentData } from 'rxdb';
import type { WireDocument } from '../domain/protocol';
import type { TwoWayName } from '../domain/collections';
import type { StoredDocument } from './collections/schemas';
import type { SideStore } from './sideStore';
import { storing } from './storageErrors';

export type StoredCollection = RxCollection<StoredDocument>;
export type StoredVersion = RxDocumentData<StoredDocument>;

/** The stored versions of documents, deleted ones too. */
export async function storedVersions(
  collection: StoredCollection,
  ids: string[],
): Promise<StoredVersion[]> {
  return collection.storageInstance.findDocumentsById(ids, true);
}

/** A stored version as it travels: its fields and whether it is deleted. */
export function toWire(stored: StoredVersion): WireDocument {
  const fields = Object.entries(stored).filter(([key]) => !key.startsWith('_'));
  return { ...Object.fromEntries(fields), id: stored.id, _deleted: stored._deleted };
}

/** The pull that RxDB's replication names in what it stores: its hash, and the height of the revision. */
interface Origin {
  hash: string;
  _rev: number;
}

/** The height of an RxDB revision `<height>-<token>`. */
export function heightOf(rev: string): number {
  return Number.parseInt(rev, 10);
}

/** The pull from which a version comes or descends; undefined where none stored the document. */
export function originOf({ _meta }: StoredVersion): Origin | undefined {
  return _meta.o as Origin | undefined;
}

const pulledBy = (origin: Origin | undefined): string | null =>
  origin ? `${origin.hash} ${origin._rev}` : null;

/** Whether a version is as a pull stored it. RxDB names the pull only where it overwrites a version. */
export function isAsPulled(version: StoredVersion): boolean {
  return originOf(version)?._rev === heightOf(version._rev);
}

/** Before the first change of a version that a pull stored, or may have: keeps it for a later merge. */
export async function keepAncestor(
  side: SideStore,
  collection: TwoWayName,
  version: StoredVersion,
): Promise<void> {
  const origin = originOf(version);
  if (!isAsPulled(version) && (origin || heightOf(version._rev) > 1)) return;
  const { id } = version;
  await storing(() =>
    side.ancestors.put({
      collection,
      id,
      pulledBy: pulledBy(origin),
      keptAt: Date.now(),
      document: toWire(version),
    }),
  );
}

/** A version from which a document descends. */
export interface Ancestor {
  document: WireDocument;
  /** A pull stored it; otherwise it may have been made here, and the server may not know it. */
  certain: boolean;
  /** Milliseconds of this device's clock. */
  keptAt: number;
}

/**
 * The kept ancestors of documents, by id; those that a later pull has overtaken are left out.
 * @param hash of the replication that asks: what another epoch pulled is no ancestor
 */
export async function ancestorsAmong(
  side: SideStore,
  name: TwoWayName,
  collection: StoredCollection,
  ids: readonly string[],
  hash: string,
): Promise<Map<string, Ancestor>> {
  const kept = await side.ancestorsAmong(name, ids);
  if (kept.length === 0) return new Map();
  const versions = await storedVersions(
    collection,
    kept.map(({ id }) => id),
  );
  const origins = new Map(versions.map((version) => [version.id, originOf(version)]));
  const valid = kept.filter((one) => {
    const origin = origins.get(one.id);
    return pulledBy(origin) === one.pulledBy && (!origin || origin.hash === hash);
  });
  return new Map(
    valid.map(({ id, document, keptAt, pulledBy: pull }) => [
      id,
      { document, certain: pull !== null, keptAt },
    ]),
  );
}

async function write(
  collection: StoredCollection,
  previous: StoredVersion | undefined,
  next: WireDocument,
): Promise<boolean> {
  const document = {
    ...next,
    _attachments: {},
    _meta: previous ? { ...previous._meta } : { lwt: 1 },
    _rev: '',
  };
  const result = await storing(() =>
    collection.storageInstance.bulkWrite([{ previous, document }], 'bualanh-write-version'),
  );
  const [error] = result.error;
  if (error && error.status !== 409) throw new Error(`writing a version failed: ${error.status}`);
  return !error;
}

/** Where versions are stored, and what is kept beside them. */
export interface Stores {
  rx: Record<TwoWayName, StoredCollection>;
  side: SideStore;
}

/**
 * Makes a version the document's newest one, deleted or not; what is written while it tries is
 * passed to `decide` again.
 * @param decide gets the present version and gives the next one; null leaves all as it is
 * @returns whether something was written
 */
export async function putVersion(
  { rx, side }: Stores,
  name: TwoWayName,
  id: string,
  decide: (current: WireDocument | undefined) => Promise<WireDocument | null>,
): Promise<boolean> {
  for (;;) {
    const [previous] = await storedVersions(rx[name], [id]);
    const next = await decide(previous && toWire(previous));
    if (!next || (!previous && next._deleted)) return false;
    if (previous) await keepAncestor(side, name, previous);
    if (await write(rx[name], previous, next)) return true;
  }
}
