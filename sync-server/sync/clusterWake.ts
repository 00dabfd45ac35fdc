import {
  COLLECTION_NAMES,
  getDatabase,
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

const PAGE = 50;
const MAX_REMEMBERED = 5_000;
const AT_ONCE = 4;
/**
 * Milliseconds of quiet before a look: a returning device sends batch after batch, and each look would read them back and
 * slow the next one.
 */
const QUIET_MS = 100;
/** Milliseconds: bounds the wait for other gateways' writes. */
const MAX_WAIT_MS = 1_000;

const WORKSPACE_NAMES = COLLECTION_NAMES.filter((name) => getDatabase(name) === 'workspace');
const isKnown = (type: string): type is CollectionName =>
  isCollection(type) && getDatabase(type) === 'workspace';

interface Followed {
  streams: number;
  cursor: string | null | undefined;
  looking: boolean;
  again: boolean;
  own: Set<string>;
  pushes: number;
  pushedAt: number;
  waiting: NodeJS.Timeout | undefined;
  /** A pull or look may read a lagging copy. */
  mayLag: boolean;
  later: NodeJS.Timeout | undefined;
}

type WrittenBy = Map<string, Set<CollectionName>>;

function note(written: WrittenBy, { device }: StoredDocument, type: CollectionName): void {
  written.set(device, (written.get(device) ?? new Set()).add(type));
}

/** Wakes this gateway's devices for what other gateways wrote, and once more for what a copy may have lacked. */
export interface ClusterWake extends UpdateListener {
  /**
   * Resolves once nothing written from now on is missed.
   * @returns ends it
   */
  follow(workspaceId: string): Promise<() => void>;
  pushBegins(workspaceId: string): () => void;
  /** This gateway wrote these revisions (id, `_rev`) and wakes for them itself. */
  wrote(workspaceId: string, revisions: readonly (readonly [string, string])[]): void;
}

export interface ClusterWakeParts {
  couch: Couch;
  hub: LiveHub;
  log: Logger;
}

const buildKey = (id: string, rev: string | undefined): string => `${id} ${rev}`;

function sortByOrigin(
  documents: readonly StoredDocument[],
  own: Set<string>,
): { all: WrittenBy; foreign: WrittenBy } {
  const [all, foreign]: [WrittenBy, WrittenBy] = [new Map(), new Map()];
  for (const document of documents) {
    const { _id, _rev, type } = document;
    const isOwn = own.delete(buildKey(_id, _rev));
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
    const one = this.getEntry(workspaceId, mayLag);
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
      // Another stream may have set it first: its earlier cursor stands, even if it was lost since.
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
    for (const [id, rev] of revisions) own.add(buildKey(id, rev));
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

  private getEntry(workspaceId: string, mayLag: boolean): Followed {
    const present = this.followed.get(workspaceId);
    if (present) return present;
    const idle = { looking: false, again: false, later: undefined, waiting: undefined };
    const pushed = { own: new Set<string>(), pushes: 0, pushedAt: -Infinity };
    const entry = { streams: 0, cursor: undefined, mayLag, ...idle, ...pushed };
    this.followed.set(workspaceId, entry);
    return entry;
  }

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
      // A replaced database has other sequences; an unreachable one is retried at the next sweep.
      if (error instanceof CouchRefused) one.cursor = null;
      this.parts.log.debug({ err: error }, 'changes of other gateways could not be read');
    } finally {
      one.looking = false;
    }
  }

  private async read(workspaceId: string, one: Followed): Promise<void> {
    const database = this.open(workspaceId);
    // Nobody listens yet, and a device that begins to listen pulls first.
    if (one.cursor === undefined) return;
    if (one.cursor === null) {
      one.cursor = await database.lastSeq();
      // Changes from before the new cursor are unknown, so everything is woken.
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
