import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  LEAF_SIZE,
  type SnapshotEnd,
  type SnapshotStart,
} from '../../src/domain/protocol/protocol';
import type { Changes, Couch, CouchDatabase, StoredDocument } from '../couch/client';
import { toBody, storedId, toWire } from './envelope';

const PAGE = 500;
/** Milliseconds for which a snapshot is good, even though the catalogue changed: the rest comes by changes. */
const FRESH = 60_000;

export interface Snapshot {
  epoch: string;
  /** Strong validator of the file, without quotes. */
  tag: string;
  /** Lines of JSON (gzip): `SnapshotStart`, arrays of entries in the order of their ids, `SnapshotEnd`. */
  file: Buffer;
}

export interface Snapshots {
  read(epoch: string): Promise<Snapshot>;
}

const compress = promisify(gzip);

type Entries = Map<string, string>;

function formatLines(epoch: string, checkpoint: string, entries: Entries): string[] {
  const ids = [...entries.keys()].sort();
  const leaves: string[] = [];
  const lines = [JSON.stringify({ epoch, checkpoint } satisfies SnapshotStart)];
  for (let start = 0; start < ids.length; start += LEAF_SIZE) {
    const leaf = ids.slice(start, start + LEAF_SIZE);
    leaves.push(leaf[0] ?? '');
    lines.push(`[${leaf.map((id) => entries.get(id)).join(',')}]`);
  }
  lines.push(JSON.stringify({ leaves } satisfies SnapshotEnd));
  return lines;
}

/** Nodes of a cluster name the same feed position differently, so sequences cannot be compared; the changes are asked. */
async function hasChanged(database: CouchDatabase, since: string): Promise<boolean> {
  return (await database.changes({ since, limit: 1 })).rows.length > 0;
}

/**
 * Read from the changes feed, not a listing: in a cluster a listing could be older than the checkpoint beside it, and what
 * it lacks would never arrive.
 */
export function createSnapshots(couch: Couch): Snapshots {
  const database = couch.database('catalogue');
  let snapshot: (Snapshot & { checkpoint: string; at: number }) | undefined;
  let making: { epoch: string; made: Promise<Snapshot> } | undefined;

  async function readAll(): Promise<{ entries: Entries; checkpoint: string }> {
    const entries: Entries = new Map();
    let since: string | null = null;
    for (;;) {
      const { rows, lastSeq, pending }: Changes<StoredDocument> = await database.changes({
        since,
        limit: PAGE,
      });
      for (const { doc } of rows) {
        const entry = doc && toWire(doc);
        if (!entry || doc._id !== storedId('catalogue', entry.id)) continue;
        if (entry._deleted) entries.delete(entry.id);
        else entries.set(entry.id, JSON.stringify(toBody(entry)));
      }
      since = lastSeq;
      if (pending === 0) return { entries, checkpoint: since };
    }
  }

  async function make(epoch: string): Promise<Snapshot> {
    const at = performance.now();
    const { entries, checkpoint } = await readAll();
    const text = formatLines(epoch, checkpoint, entries).join('\n');
    const tag = createHash('sha256').update(text).digest('hex').slice(0, 32);
    snapshot = { epoch, tag, checkpoint, at, file: await compress(text) };
    return snapshot;
  }

  return {
    async read(epoch) {
      if (snapshot?.epoch === epoch) {
        if (performance.now() - snapshot.at < FRESH) return snapshot;
        if (!(await hasChanged(database, snapshot.checkpoint))) return snapshot;
      }
      if (making?.epoch !== epoch) {
        const made = make(epoch);
        const one = { epoch, made };
        making = one;
        const ended = (): void => {
          if (making === one) making = undefined;
        };
        made.then(ended, ended);
      }
      return making.made;
    },
  };
}
