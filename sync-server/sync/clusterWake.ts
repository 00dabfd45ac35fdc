import type { CollectionName } from '../../src/domain/collections';
import { COLLECTION_NAMES, databaseOf, isCollection } from '../../src/domain/collections';
import type { Couch, CouchDatabase, StoredDocument } from '../couch/client';
import { CouchRefused, workspaceDatabase } from '../couch/client';
import type { Logger } from '../http/log';
import type { LiveHub } from './hub';
import type { UpdateListener } from './updates';

/** Changes read in one call. */
const PAGE = 50;
/** Own writes that are remembered: they need no second wake. */
const MOST_REMEMBERED = 5_000;
/** Workspaces that are looked at together in a sweep. */
const AT_ONCE = 4;

const WORKSPACE_NAMES = COLLECTION_NAMES.filter((name) => databaseOf(name) === 'workspace');
const isKnown = (type: string): type is CollectionName =>
  isCollection(type) && databaseOf(type) === 'workspace';

interface Followed {
  streams: number;
  /** Where the next look begins; undefined where that is unknown. */
  cursor: string | undefined;
  /** A look runs; `again` asks for another one behind it. */
  looking: boolean;
  again: boolean;
}

/** Wakes this gateway's devices for what other gateways wrote. */
export interface ClusterWake extends UpdateListener {
  /**
   * Follows a workspace as long as one of its devices listens here; resolves when nothing written from
   * now on is missed.
   * @returns ends it
   */
  follow(workspaceId: string): Promise<() => void>;
  /** This gateway wrote these revisions (id, `_rev`) and wakes for them itself. */
  wrote(revisions: readonly (readonly [string, string])[]): void;
}

export interface ClusterWakeParts {
  couch: Couch;
  hub: LiveHub;
  log: Logger;
}

const keyOf = (id: string, rev: string | undefined): string => `${id} ${rev}`;

export function createClusterWake({ couch, hub, log }: ClusterWakeParts): ClusterWake {
  const followed = new Map<string, Followed>();
  const own = new Set<string>();
  const open = (workspaceId: string): CouchDatabase =>
    couch.database(workspaceDatabase(workspaceId));

  /** Collections that others wrote, by the device that did. */
  function collect(documents: readonly StoredDocument[]): Map<string, Set<CollectionName>> {
    const byDevice = new Map<string, Set<CollectionName>>();
    for (const { _id, _rev, type, device } of documents) {
      if (own.delete(keyOf(_id, _rev)) || !isKnown(type)) continue;
      byDevice.set(device, (byDevice.get(device) ?? new Set()).add(type));
    }
    return byDevice;
  }

  async function read(workspaceId: string, one: Followed): Promise<void> {
    if (!one.cursor) {
      one.cursor = await open(workspaceId).lastSeq();
      // What came before it is unknown.
      hub.wake(workspaceId, WORKSPACE_NAMES);
      return;
    }
    for (;;) {
      const page = await open(workspaceId).changes({ since: one.cursor, limit: PAGE });
      one.cursor = page.lastSeq;
      const documents = page.rows.flatMap((row) => (row.doc && !row.deleted ? [row.doc] : []));
      for (const [device, names] of collect(documents)) hub.wake(workspaceId, [...names], device);
      if (page.pending === 0) return;
    }
  }

  async function look(workspaceId: string): Promise<void> {
    const one = followed.get(workspaceId);
    if (!one) return;
    one.again = true;
    if (one.looking) return;
    one.looking = true;
    try {
      while (one.again) {
        one.again = false;
        await read(workspaceId, one);
      }
    } catch (error) {
      // A database that was replaced has other sequences; one that is away is looked at in the next sweep.
      if (error instanceof CouchRefused) one.cursor = undefined;
      log.debug({ err: error }, 'changes of other gateways could not be read');
    } finally {
      one.looking = false;
    }
  }

  async function sweepAll(): Promise<void> {
    const waiting = [...followed.keys()];
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await look(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  return {
    follow: async (workspaceId) => {
      const known = followed.get(workspaceId);
      const one = known ?? { streams: 0, cursor: undefined, looking: false, again: false };
      followed.set(workspaceId, one);
      one.streams += 1;
      const leave = (): void => {
        one.streams -= 1;
        if (one.streams === 0 && followed.get(workspaceId) === one) followed.delete(workspaceId);
      };
      if (one.cursor !== undefined) return leave;
      try {
        const last = await open(workspaceId).lastSeq();
        // Another stream may have been faster; its place is the earlier one.
        one.cursor ??= last;
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    wrote: (revisions) => {
      if (own.size > MOST_REMEMBERED) own.clear();
      for (const [id, rev] of revisions) own.add(keyOf(id, rev));
    },
    updated: ({ name, removed }) => {
      const prefix = workspaceDatabase('');
      if (!removed && name.startsWith(prefix)) void look(name.slice(prefix.length));
    },
    sweep: () => void sweepAll(),
  };
}
