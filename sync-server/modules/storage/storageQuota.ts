import { TWO_WAY_NAMES } from '../../../src/domain/records';
import {
  getRecordQuota,
  type RecordAmount,
} from '../../../src/domain/accounts/access/entitlements';
import {
  CouchUnavailable,
  workspaceDatabase,
  type Couch,
  type CouchDatabase,
  type StoredDocument,
} from '../../couch/client';
import { readPages } from '../../couch/paging';
import { createYieldToEventLoop } from '../../http/yieldToEventLoop';
import { bytesOfBody } from '../../sync/envelope';
import { amounts, changeTally, type Tally } from './tally';

const STORAGE_ID = 'meta:storage';
const KEYS = ['documents', 'bytes', 'deletedDocuments', 'deletedBytes'] as const;
type Key = (typeof KEYS)[number];
type Amount = Readonly<RecordAmount>;

/** Reserved ahead, so that a usual save needs no note. */
const AHEAD: Amount = {
  documents: 20,
  bytes: 64 * 1024,
  deletedDocuments: 5,
  deletedBytes: 16 * 1024,
};
/** Above this share nothing is reserved ahead, so that the last room is open to every gateway. */
const NEARLY_FULL = 0.9;
const MAX_PRACTICES = 20_000;

export interface SizedWrite {
  write: StoredDocument;
  stored: StoredDocument | undefined;
  bytes: number;
  storedBytes: number;
}

export interface WorkspaceQuota {
  /**
   * Deletions and shrinking writes always succeed.
   * @returns writes without room
   * @throws CouchUnavailable when others keep counting
   */
  claim<W extends SizedWrite>(writes: readonly W[]): Promise<Set<W>>;
  settle(written: ReadonlySet<string>): Promise<void>;
}

export interface StorageQuota {
  of(workspaceId: string, plan: string): WorkspaceQuota;
}

interface Spare {
  amount: Amount;
  isNearlyFull: boolean;
}

const NONE = amounts(KEYS, () => 0);
const plus = (a: Amount, b: Amount): Amount => amounts(KEYS, (key) => a[key] + b[key]);
const minus = (a: Amount, b: Amount): Amount => amounts(KEYS, (key) => a[key] - b[key]);
const least = (a: Amount): Amount => amounts(KEYS, (key) => Math.max(0, a[key]));
const fits = (amount: Amount, room: Amount): boolean =>
  KEYS.every((key) => amount[key] <= room[key]);

const toAmount = (deleted: boolean, bytes: number): Amount =>
  deleted
    ? { ...NONE, deletedDocuments: 1, deletedBytes: bytes }
    : { ...NONE, documents: 1, bytes };

function computeChange({ write, stored, bytes, storedBytes }: SizedWrite) {
  const next = toAmount(write.deleted, bytes);
  const before = stored ? toAmount(stored.deleted, storedBytes) : NONE;
  return { adds: least(minus(next, before)), frees: least(minus(before, next)) };
}
type Change = ReturnType<typeof computeChange>;

const isGrowing = ({ adds }: Change): boolean => adds.documents > 0 || adds.bytes > 0;

function createTally(database: CouchDatabase): Tally<Key> {
  return {
    database,
    id: STORAGE_ID,
    keys: KEYS,
    count: async () => {
      const yieldToEventLoop = createYieldToEventLoop();
      let total: Amount = NONE;
      for (const name of TWO_WAY_NAMES)
        for await (const rows of readPages(database, `${name}:`))
          for (const { doc } of rows) {
            await yieldToEventLoop();
            if (doc) total = plus(total, toAmount(doc.deleted, bytesOfBody(doc)));
          }
      return total;
    },
  };
}

function createSpares() {
  const spares = new Map<string, Spare>();

  function take(workspaceId: string): Spare {
    const spare = spares.get(workspaceId) ?? { amount: NONE, isNearlyFull: false };
    spares.delete(workspaceId);
    return spare;
  }

  function give(workspaceId: string, amount: Amount, isNearlyFull?: boolean): void {
    const present = take(workspaceId);
    const [oldest] = spares.keys();
    if (spares.size >= MAX_PRACTICES && oldest !== undefined) spares.delete(oldest);
    spares.set(workspaceId, {
      amount: plus(present.amount, amount),
      isNearlyFull: isNearlyFull ?? present.isNearlyFull,
    });
  }

  return { take, give };
}

interface Practice {
  workspaceId: string;
  room: Amount;
  tally: Tally<Key>;
  spares: ReturnType<typeof createSpares>;
}

async function note<W>(
  { workspaceId, room, tally, spares }: Practice,
  changes: ReadonlyMap<W, Change>,
): Promise<Set<W>> {
  const own = spares.take(workspaceId);
  const refused = new Set<W>();
  let ahead = NONE;
  let isNearlyFull = false;
  try {
    await changeTally(tally, (used) => {
      refused.clear();
      let next: Amount = least(minus(used, own.amount));
      for (const [write, change] of changes) {
        const after = plus(next, change.adds);
        if (isGrowing(change) && !fits(after, room)) refused.add(write);
        else next = after;
      }
      const most = amounts(KEYS, (key) => room[key] * NEARLY_FULL);
      isNearlyFull = !fits(plus(next, AHEAD), most);
      ahead = isNearlyFull ? NONE : AHEAD;
      return { next: plus(next, ahead), isFull: refused.size > 0 };
    });
  } catch (error) {
    spares.give(workspaceId, own.amount);
    throw error;
  }
  spares.give(workspaceId, ahead, isNearlyFull);
  return refused;
}

/** Freed room beyond the reserve goes back, so that other gateways may use it. */
async function returnSpare({ workspaceId, tally, spares }: Practice): Promise<void> {
  const { amount, isNearlyFull } = spares.take(workspaceId);
  const sizes = isNearlyFull ? NONE : AHEAD;
  const most = isNearlyFull ? NONE : plus(AHEAD, AHEAD);
  if (fits(amount, most)) return spares.give(workspaceId, amount, isNearlyFull);
  const back = least(minus(amount, sizes));
  try {
    await changeTally(tally, (used) => ({ next: least(minus(used, back)), isFull: false }));
    spares.give(workspaceId, minus(amount, back), isNearlyFull);
  } catch (error) {
    spares.give(workspaceId, amount, isNearlyFull);
    // The documents are written already; the room is given back next time.
    if (!(error instanceof CouchUnavailable)) throw error;
  }
}

function createRoom(practice: Practice): WorkspaceQuota {
  const { workspaceId, spares } = practice;
  let claimed: { id: string; change: Change }[] = [];
  return {
    claim: async (writes) => {
      const changes = new Map(writes.map((write) => [write, computeChange(write)]));
      const adds = [...changes.values()].reduce((sum, one) => plus(sum, one.adds), NONE);
      const { amount, isNearlyFull } = spares.take(workspaceId);
      const isHeld = fits(adds, amount);
      spares.give(workspaceId, isHeld ? minus(amount, adds) : amount, isNearlyFull);
      const refused = isHeld ? new Set<(typeof writes)[number]>() : await note(practice, changes);
      claimed = [...changes].flatMap(([write, change]) =>
        refused.has(write) ? [] : [{ id: write.write._id, change }],
      );
      return refused;
    },
    settle: async (written) => {
      const back = claimed.map(({ id, change }) => (written.has(id) ? change.frees : change.adds));
      claimed = [];
      const sum = back.reduce((all, one) => plus(all, one), NONE);
      spares.give(workspaceId, sum);
      await returnSpare(practice);
    },
  };
}

/** Reserves of gateways that died are found by a recount when the room seems full. */
export function createStorageQuota(couch: Couch): StorageQuota {
  const spares = createSpares();
  return {
    of: (workspaceId, plan) => {
      const tally = createTally(couch.database(workspaceDatabase(workspaceId)));
      return createRoom({ workspaceId, room: getRecordQuota(plan), tally, spares });
    },
  };
}
