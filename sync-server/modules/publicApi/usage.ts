import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { dateInVietnam } from '../../../src/domain/text/days';
import {
  API_CALLS_A_MINUTE,
  MAX_RECENT_CALLS,
  recentCallSchema,
  type RecentCall,
} from '../../../src/domain/publicHouse/publicApi/keys';
import {
  CouchConflict,
  CouchUnavailable,
  type Couch,
  type CouchDatabase,
} from '../../couch/client';
import type { QuotaWatch } from '../quotas/watch';
import { LIMITS_DATABASE } from '../limits/counters';
import { envelope, readSound } from '../../store/envelope';

const MINUTE = 60_000;
const ATTEMPTS = 20;
const MAX_KEYS = 40;

const usageSchema = z.strictObject({
  /** `2026-11`; another month starts at 0. */
  month: z.string().max(7),
  used: z.number(),
  days: z.record(z.string(), z.number()),
  keys: z.record(
    z.string(),
    z.strictObject({
      used: z.number(),
      lastAt: z.string(),
      /** Minutes since 1970; refused calls count too. */
      minute: z.number(),
      inMinute: z.number(),
    }),
  ),
  recent: z.array(recentCallSchema),
});
export type ApiUsage = z.infer<typeof usageSchema>;

export type Taken = { isTaken: true } | { isTaken: false; limit: 'minute' | 'month' };

const toMonth = (at: Date): string => dateInVietnam(at).slice(0, 7);

export function usageAt(stored: ApiUsage | undefined, at: Date): ApiUsage {
  const month = toMonth(at);
  if (!stored) return { month, used: 0, days: {}, keys: {}, recent: [] };
  // Another gateway's clock may be in the next month already.
  if (stored.month >= month) return stored;
  const keys = Object.entries(stored.keys).map(([id, key]) => [id, { ...key, used: 0 }] as const);
  return { month, used: 0, days: {}, keys: Object.fromEntries(keys), recent: stored.recent };
}

function limitKeys(keys: ApiUsage['keys']): ApiUsage['keys'] {
  const all = Object.entries(keys);
  if (all.length <= MAX_KEYS) return keys;
  all.sort(([, a], [, b]) => (a.lastAt < b.lastAt ? 1 : -1));
  return Object.fromEntries(all.slice(0, MAX_KEYS));
}

/**
 * @param most calls a month; null: no limit
 * @returns no `usage` where nothing is to be written
 */
export function withCall(
  usage: ApiUsage,
  keyId: string,
  most: number | null,
  at: Date,
): { usage?: ApiUsage; result: Taken } {
  const present = usage.keys[keyId];
  const minute = Math.max(Math.floor(at.getTime() / MINUTE), present?.minute ?? 0);
  const inMinute = present?.minute === minute ? present.inMinute : 0;
  if (inMinute >= API_CALLS_A_MINUTE) return { result: { isTaken: false, limit: 'minute' } };
  if (most !== null && usage.used >= most) return { result: { isTaken: false, limit: 'month' } };
  const day = String(Number(dateInVietnam(at).slice(8, 10)));
  const key = {
    used: (present?.used ?? 0) + 1,
    lastAt: at.toISOString(),
    minute,
    inMinute: inMinute + 1,
  };
  return {
    usage: {
      ...usage,
      used: usage.used + 1,
      days: { ...usage.days, [day]: (usage.days[day] ?? 0) + 1 },
      keys: limitKeys({ ...usage.keys, [keyId]: key }),
    },
    result: { isTaken: true },
  };
}

export const withRecent = (usage: ApiUsage, call: RecentCall): ApiUsage => ({
  ...usage,
  recent: [call, ...usage.recent].slice(0, MAX_RECENT_CALLS),
});

type Change<T> = (usage: ApiUsage, at: Date) => { usage?: ApiUsage; result: T };

interface Waiting {
  apply: (usage: ApiUsage, at: Date) => { usage?: ApiUsage; onDone: () => void };
  failed: (error: unknown) => void;
}

async function writeChanges(
  database: CouchDatabase,
  now: () => Date,
  workspaceId: string,
  changes: readonly Waiting[],
): Promise<(() => void)[]> {
  const id = `api:${workspaceId}`;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const stored = await database.get(id);
    const at = now();
    let usage = usageAt(readSound(usageSchema, stored?.body), at);
    let isChanged = false;
    const outcomes = changes.map(({ apply }) => {
      const { usage: next, onDone } = apply(usage, at);
      if (next) [usage, isChanged] = [next, true];
      return onDone;
    });
    if (!isChanged) return outcomes;
    const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
    try {
      await database.put({ ...envelope(id, usage, 'gateway', at), ...rev });
      return outcomes;
    } catch (error) {
      if (!(error instanceof CouchConflict)) throw error;
    }
    await pause(Math.random() * 10 * attempt);
  }
  throw new CouchUnavailable('others keep counting calls');
}

/** Calls that come during a write join the next one, so a flood costs no more writes than the database can do in sequence. */
function createWriter(database: CouchDatabase, now: () => Date) {
  const waiting = new Map<string, Waiting[]>();

  async function drain(workspaceId: string): Promise<void> {
    for (let next = waiting.get(workspaceId); next?.length; next = waiting.get(workspaceId)) {
      waiting.set(workspaceId, []);
      try {
        for (const done of await writeChanges(database, now, workspaceId, next)) done();
      } catch (error) {
        for (const { failed } of next) failed(error);
      }
    }
    waiting.delete(workspaceId);
  }

  return <T>(workspaceId: string, change: Change<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const apply: Waiting['apply'] = (usage, at) => {
        const { result, ...changed } = change(usage, at);
        return { ...changed, onDone: () => resolve(result) };
      };
      const one = { apply, failed: reject };
      const others = waiting.get(workspaceId);
      if (others) {
        others.push(one);
        return;
      }
      waiting.set(workspaceId, [one]);
      void drain(workspaceId);
    });
}

/** Over all gateways. Every call throws CouchUnavailable while the database is away. */
export interface ApiCounter {
  take(workspaceId: string, keyId: string, most: number | null): Promise<Taken>;
  note(workspaceId: string, call: RecentCall): Promise<void>;
  read(workspaceId: string): Promise<ApiUsage>;
}

export function createApiCounter(couch: Couch, now: () => Date, watch?: QuotaWatch): ApiCounter {
  const database = couch.database(LIMITS_DATABASE);
  const write = createWriter(database, now);
  return {
    take: async (workspaceId, keyId, most) => {
      let used = 0;
      const taken = await write<Taken>(workspaceId, (before, at) => {
        const next = withCall(before, keyId, most, at);
        used = (next.usage ?? before).used;
        return next;
      });
      await watch?.note({ workspaceId, quota: 'apiCalls', used, most });
      return taken;
    },
    note: (workspaceId, call) =>
      write(workspaceId, (usage) => ({ usage: withRecent(usage, call), result: undefined })),
    read: async (workspaceId) => {
      const stored = await database.get(`api:${workspaceId}`);
      return usageAt(readSound(usageSchema, stored?.body), now());
    },
  };
}
