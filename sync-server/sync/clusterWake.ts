import {
  COLLECTION_NAMES,
  databaseOf,
  isCollection,
  type CollectionName,
} from '../../src/domain/records';
import {
  CouchRefused,
  workspaceDatabase,
  type Couch,
  type CouchDatabase,
  type StoredDocument,
} from '../couch/client';
import { REPLICA_LAG_MS } from '../couch/copies';
import type { Logger } from '../http/log';
import type { LiveHub } from './hub';
import type { UpdateListener } from './updates';

/** Changes read in one call. */
const PAGE = 50;
/** Own writes of a workspace that are remembered: they need no second wake. */
const MAX_REMEMBERED = 5_000;
/** Workspaces that are looked at together in a sweep. */
const AT_ONCE = 4;
/**
 * Milliseconds without a push to this gateway before a workspace is looked at: a device that comes back sends one batch
 * after another, and each look would read back what was just written, while the next batch waits for the database.
 */
const QUIET_MS = 100;
/** A look begins no later than this, in milliseconds: what another gateway wrote must not wait for ever. */
const MAX_WAIT_MS = 1_000;

const WORKSPACE_NAMES = COLLECTION_NAMES.filter((name) => databaseOf(name) === 'workspace');
const isKnown = (type: string): type is CollectionName =>
  isCollection(type) && databaseOf(type) === 'workspace';

interface Followed {
  streams: number;
  /** Where the next look begins; undefined while its first stream opens, null where it was lost. */
  cursor: string | null | undefined;
  /** A look runs; `again` asks for another one behind it. */
  looking: boolean;
  again: boolean;
  /** Revisions that this gateway wrote and woke for, until a look finds them. */
  own: Set<string>;
  /** Pushes to this gateway that are under way. */
  pushes: number;
  /** When the last of them ended, by `performance.now()`. */
  pushedAt: number;
  /** The next look, where it waits for pushes. */
  waiting: NodeJS.Timeout | undefined;
  /** Whether a pull, or a look, may read a copy that is behind. */
  mayLag: boolean;
  /** A look some time after the last news of a write, for what the one at once may have lacked. */
  later: NodeJS.Timeout | undefined;
}

/** Collections by the device that wrote them. */
type WrittenBy = Map<string, Set<CollectionName>>;

function note(written: WrittenBy, { device }: StoredDocument, type: CollectionName): void {
  written.set(device, (written.get(device) ?? new Set()).add(type));
}

/** Wakes this gateway's devices for what other gateways wrote, and once more for what a copy may have lacked. */
export interface ClusterWake extends UpdateListener {
  /**
   * Follows a workspace as long as one of its devices listens here; resolves when nothing written from
   * now on is missed.
   * @returns ends it
   */
  follow(workspaceId: string): Promise<() => void>;
  /** A device pushes to this gateway: looks wait. @returns ends it */
  pushBegins(workspaceId: string): () => void;
  /** This gateway wrote these revisions (id, `_rev`) and wakes for them itself. */
  wrote(workspaceId: string, revisions: readonly (readonly [string, string])[]): void;
}

export interface ClusterWakeParts {
  couch: Couch;
  hub: LiveHub;
  log: Logger;
}

const keyOf = (id: string, rev: string | undefined): string => `${id} ${rev}`;

/** Collections that were written, by device: of all documents, and of those that this gateway did not write itself. */
function sortByOrigin(
  documents: readonly StoredDocument[],
  own: Set<string>,
): { all: WrittenBy; foreign: WrittenBy } {
  const [all, foreign]: [WrittenBy, WrittenBy] = [new Map(), new Map()];
  for (const document of documents) {
    const { _id, _rev, type } = document;
    const isOwn = own.delete(keyOf(_id, _rev));
    if (!isKnown(type)) continue;
    note(all, document, type);
    if (!isOwn) note(foreign, document, type);
  }
  return { all, foreign };
}

class Follower implements ClusterWake {
  private readonly followed = new Map<string, Followed>();

  constructor(private readonly parts: ClusterWakeParts) {}

  async follow(workspaceId: string): Promise<() => void> {
    const mayLag = this.followed.get(workspaceId)?.mayLag ?? (await this.hasCopies(workspaceId));
    const one = this.entryOf(workspaceId, mayLag);
    one.streams += 1;
    const leave = (): void => {
      one.streams -= 1;
      if (one.streams > 0 || this.followed.get(workspaceId) !== one) return;
      clearTimeout(one.later);
      clearTimeout(one.waiting);
      this.followed.delete(workspaceId);
    };
    if (one.cursor !== undefined) return leave;
    try {
      const last = await this.open(workspaceId).lastSeq();
      // Another stream may have been faster; its place is the earlier one, also where it was lost meanwhile.
      if (one.cursor === undefined) one.cursor = last;
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  pushBegins(workspaceId: string): () => void {
    const one = this.followed.get(workspaceId);
    if (!one) return () => undefined;
    one.pushes += 1;
    return () => {
      one.pushes -= 1;
      one.pushedAt = performance.now();
    };
  }

  wrote(workspaceId: string, revisions: readonly (readonly [string, string])[]): void {
    const own = this.followed.get(workspaceId)?.own;
    if (!own) return;
    if (own.size > MAX_REMEMBERED) own.clear();
    for (const [id, rev] of revisions) own.add(keyOf(id, rev));
  }

  updated({ name, removed }: Parameters<UpdateListener['updated']>[0]): void {
    const prefix = workspaceDatabase('');
    if (removed || !name.startsWith(prefix)) return;
    const workspaceId = name.slice(prefix.length);
    const one = this.followed.get(workspaceId);
    if (!one) return;
    this.lookWhenQuiet(workspaceId, one);
    if (!one.mayLag) return;
    clearTimeout(one.later);
    one.later = setTimeout(() => void this.look(workspaceId), REPLICA_LAG_MS).unref();
  }

  sweep(): void {
    void this.sweepAll();
  }

  private open(workspaceId: string): CouchDatabase {
    return this.parts.couch.database(workspaceDatabase(workspaceId));
  }

  private async hasCopies(workspaceId: string): Promise<boolean> {
    return (await this.open(workspaceId).copies()) > 1;
  }

  private entryOf(workspaceId: string, mayLag: boolean): Followed {
    const present = this.followed.get(workspaceId);
    if (present) return present;
    const idle = { looking: false, again: false, later: undefined, waiting: undefined };
    const pushed = { own: new Set<string>(), pushes: 0, pushedAt: -Infinity };
    const entry = { streams: 0, cursor: undefined, mayLag, ...idle, ...pushed };
    this.followed.set(workspaceId, entry);
    return entry;
  }

  /** Looks at once, or while devices push here, when they pause; after `MAX_WAIT_MS` all the same. */
  private lookWhenQuiet(workspaceId: string, one: Followed): void {
    if (one.waiting) return;
    const latest = performance.now() + MAX_WAIT_MS;
    const look = (): void => {
      const now = performance.now();
      const quietAt = (one.pushes > 0 ? now : one.pushedAt) + QUIET_MS;
      const wait = Math.min(quietAt, latest) - now;
      one.waiting = wait > 0 ? setTimeout(look, wait).unref() : undefined;
      if (!one.waiting) void this.look(workspaceId);
    };
    look();
  }

  private async sweepAll(): Promise<void> {
    const waiting = [...this.followed.keys()];
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
        await this.look(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  private async look(workspaceId: string): Promise<void> {
    const one = this.followed.get(workspaceId);
    if (!one) return;
    one.again = true;
    if (one.looking) return;
    one.looking = true;
    try {
      while (one.again) {
        one.again = false;
        await this.read(workspaceId, one);
      }
    } catch (error) {
      // A database that was replaced has other sequences; one that is away is looked at in the next sweep.
      if (error instanceof CouchRefused) one.cursor = null;
      this.parts.log.debug({ err: error }, 'changes of other gateways could not be read');
    } finally {
      one.looking = false;
    }
  }

  private async read(workspaceId: string, one: Followed): Promise<void> {
    const database = this.open(workspaceId);
    // Nobody listens yet, and who begins to listen pulls.
    if (one.cursor === undefined) return;
    if (one.cursor === null) {
      one.cursor = await database.lastSeq();
      // Changes from before it are unknown.
      this.parts.hub.wake(workspaceId, WORKSPACE_NAMES);
      return;
    }
    for (;;) {
      const page = await database.changes({ since: one.cursor, limit: PAGE });
      one.cursor = page.lastSeq;
      const documents = page.rows.flatMap((row) => (row.doc && !row.deleted ? [row.doc] : []));
      const { all, foreign } = sortByOrigin(documents, one.own);
      this.wake(workspaceId, foreign);
      if (one.mayLag && all.size > 0)
        setTimeout(() => this.wake(workspaceId, all), REPLICA_LAG_MS).unref();
      if (page.pending === 0) return;
    }
  }

  private wake(workspaceId: string, written: WrittenBy): void {
    for (const [device, names] of written) this.parts.hub.wake(workspaceId, [...names], device);
  }
}

export function createClusterWake(parts: ClusterWakeParts): ClusterWake {
  return new Follower(parts);
}
