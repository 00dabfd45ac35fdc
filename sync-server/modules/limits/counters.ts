import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CouchConflict,
  type Couch,
  type CouchDatabase,
  type StoredDocument,
} from '../../couch/client';

/** A database of its own: it is in no backup and may be lost without harm. */
export const LIMITS_DATABASE = 'limits';

/** A fixed number of documents: one per key would leave a tombstone for each address that a stranger invents. */
const BUCKETS = 256;
/** Counters in one document; beyond that the lowest go, the oldest first, so that nobody hides his own behind invented ones. */
const MAX_ENTRIES = 200;
const ATTEMPTS = 10;
const SPREAD = 20;

/** Stored only as a hash with the gateways' common secret. */
export interface CounterKey {
  key: string;
  window: number;
}

/** Every call throws CouchUnavailable while the database is away. */
export interface Counters {
  read(keys: readonly CounterKey[]): Promise<number[]>;
  add(keys: readonly CounterKey[]): Promise<number[]>;
}

/** `[count, end of the window in ms since 1970]` by hash. */
type Entries = Record<string, [number, number]>;
type Bucket = StoredDocument<{ entries: Entries }>;

/** Also caps windows that another gateway's fast clock set too far ahead. */
function pruned(entries: Entries, now: number): Entries {
  const valid = Object.entries(entries).filter(([, [, until]]) => until > now);
  valid.sort(([, [a, aUntil]], [, [b, bUntil]]) => b - a || bUntil - aUntil);
  return Object.fromEntries(valid.slice(0, MAX_ENTRIES - 1));
}

function countIn(entries: Entries | undefined, hash: string, now: number): number {
  const [count, until] = entries?.[hash] ?? [0, 0];
  return until > now ? count : 0;
}

interface Add {
  hash: string;
  window: number;
  onDone: (count: number) => void;
  failed: (error: unknown) => void;
}

function withAdds(
  present: Bucket | undefined,
  id: string,
  adds: readonly Add[],
  at: number,
): Bucket {
  let entries = present?.body.entries ?? {};
  for (const { hash, window } of adds) {
    const { [hash]: known, ...others } = entries;
    const end = at + window;
    const entry: [number, number] =
      known && known[1] > at ? [known[0] + 1, Math.min(known[1], end)] : [1, end];
    entries = { ...pruned(others, at), [hash]: entry };
  }
  return {
    ...present,
    _id: id,
    type: 'counter',
    deleted: false,
    body: { entries },
    by: 'gateway',
    device: 'gateway',
    receivedAt: new Date(at).toISOString(),
  };
}

/**
 * Counts that come during a write join the next one, so a flood of calls costs no more writes than the database can do in
 * sequence.
 */
function createWriter(database: CouchDatabase<Bucket>, now: () => number) {
  const waiting = new Map<string, Add[]>();

  async function write(id: string, adds: readonly Add[]): Promise<Entries> {
    for (let attempt = 1; ; attempt += 1) {
      const bucket = withAdds(await database.get(id), id, adds, now());
      try {
        await database.put(bucket);
        return bucket.body.entries;
      } catch (error) {
        if (!(error instanceof CouchConflict) || attempt === ATTEMPTS) throw error;
        await pause(Math.random() * SPREAD);
      }
    }
  }

  async function drain(id: string): Promise<void> {
    for (let adds = waiting.get(id); adds && adds.length > 0; adds = waiting.get(id)) {
      waiting.set(id, []);
      try {
        const entries = await write(id, adds);
        for (const { hash, onDone } of adds) onDone(countIn(entries, hash, now()));
      } catch (error) {
        for (const { failed } of adds) failed(error);
      }
    }
    waiting.delete(id);
  }

  return (id: string, hash: string, window: number): Promise<number> =>
    new Promise((onDone, failed) => {
      const add = { hash, window, onDone, failed };
      const others = waiting.get(id);
      if (others) {
        others.push(add);
        return;
      }
      waiting.set(id, [add]);
      void drain(id);
    });
}

/**
 * @param secret the same for all gateways
 * @param now milliseconds since 1970
 */
export function createCounters(
  couch: Couch,
  secret: Uint8Array,
  now: () => number = Date.now,
): Counters {
  const database: CouchDatabase<Bucket> = couch.database<Bucket>(LIMITS_DATABASE);
  const add = createWriter(database, now);

  function clientAddress({ key }: CounterKey): { id: string; hash: string } {
    const digest = createHmac('sha256', secret).update(key).digest();
    const bucket = (digest[0] ?? 0) % BUCKETS;
    const id = `counter:${bucket.toString(16).padStart(2, '0')}`;
    return { id, hash: digest.toString('base64url').slice(2, 22) };
  }

  return {
    read: async (keys) => {
      const addresses = keys.map(clientAddress);
      const buckets = await database.getMany(addresses.map(({ id }) => id));
      const at = now();
      return addresses.map(({ id, hash }) => countIn(buckets.get(id)?.body.entries, hash, at));
    },
    add: (keys) =>
      Promise.all(
        keys.map((key) => {
          const { id, hash } = clientAddress(key);
          return add(id, hash, key.window);
        }),
      ),
  };
}
