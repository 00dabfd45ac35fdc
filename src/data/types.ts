import type { Observable } from 'rxjs';
import type { CountedName } from '../domain/accounts/access/counted';
import type { Tier } from '../domain/accounts/access/tiers';
import type { AccountProfile } from '../domain/accounts/account';
import type {
  CollectionName,
  CollectionDocument,
  PullOnlyName,
  TwoWayName,
} from '../domain/records';
import type { SharedImageEntry } from '../domain/records/library';
import type { RecordKind, KindRecord } from '../domain/records/records';
import type { MenuListing } from '../domain/menus/menuListing';
import type { DocumentBase } from '../domain/schema/primitives';
import type { DeviceImages } from './images/types';
import type { Versions } from './versions';

/** Documents are plain, frozen objects without store fields. */
export interface ReadRepository<T extends { id: string }> {
  /** All documents that are not deleted; emits at once and after each change, also of other tabs. */
  watchAll(): Observable<T[]>;
  watch(id: string): Observable<T | undefined>;
  all(): Promise<T[]>;
  get(id: string): Promise<T | undefined>;
}

/**
 * Reads and writes. Every write is checked with the domain's schema first.
 * @throws InvalidDocument when the document breaks its schema; nothing is written then
 * @throws StorageFull when the device has no room; nothing is written then
 * @throws TierLimitReached for a new recipe or menu beyond the tier's limit; nothing is written then
 */
export interface Repository<T extends { id: string }> extends ReadRepository<T> {
  insert(document: T): Promise<T>;
  /** Several new documents in one transaction: all of them or none. @throws RangeError where one is there already */
  insertAll(documents: readonly T[]): Promise<void>;
  /**
   * Deletes in one transaction what is as `isWanted` says when it is written.
   * @returns ids of those that were deleted
   */
  removeAll(ids: readonly string[], isWanted: (current: T) => boolean): Promise<string[]>;
  /** Applies `change` to the newest version on the device; `updatedAt` is stamped here. */
  update(id: string, change: (current: T) => T): Promise<T>;
  /** Deletes; the document stays as a tombstone until every device knows. */
  remove(id: string): Promise<void>;
  /** The last version of a deleted document, where the device still knows it. */
  removed(id: string): Promise<T | undefined>;
  /**
   * Takes a deletion back: what comes back is the newest version known here, with what other devices
   * changed meanwhile. A document that is there (again) stays as it is.
   * @param document for the case that the device has forgotten the deleted version
   */
  restore(document: T): Promise<T>;
}

export interface Records extends ReadRepository<CollectionDocument<'records'>> {
  of<K extends RecordKind>(kind: K): Repository<KindRecord<K>>;
}

export type Repositories = {
  [N in Exclude<TwoWayName, 'records'>]: Repository<CollectionDocument<N>>;
} & {
  [N in PullOnlyName]: ReadRepository<CollectionDocument<N>>;
} & { records: Records };

export interface LocalData extends Omit<Repositories, 'menus'> {
  /** Without `watchAll`, which would hold thousands of menus with their lines in memory: lists use `menuList`. */
  readonly menus: Omit<Repositories['menus'], 'watchAll'>;
  readonly account: AccountProfile;
  /** Pictures that staff approved for everybody; `library` is without them. */
  readonly sharedImages: ReadRepository<SharedImageEntry>;
  readonly menuList: Observable<readonly MenuListing[]>;
  readonly imageFiles: DeviceImages;
  readonly versions: Versions;
  newBase(): DocumentBase;
}

export class InvalidDocument extends Error {
  override readonly name = 'InvalidDocument';
  readonly collection: CollectionName;
  readonly issues: { path: string; message: string }[];
  constructor(collection: CollectionName, issues: { path: string; message: string }[]) {
    super(`${collection}: ${issues.map((issue) => `${issue.path} ${issue.message}`).join('; ')}`);
    this.collection = collection;
    this.issues = issues;
  }
}

export class TierLimitReached extends Error {
  override readonly name = 'TierLimitReached';
  readonly collection: CountedName;
  readonly tier: Tier;
  readonly most: number;
  constructor(collection: CountedName, tier: Tier, most: number) {
    super(`${tier} has ${most} ${collection}`);
    this.collection = collection;
    this.tier = tier;
    this.most = most;
  }
}

export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}
