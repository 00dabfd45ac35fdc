import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { mayAddOne } from '../../../src/domain/accounts/access/entitlements';
import type { CountedName } from '../../../src/domain/accounts/access/counted';
import {
  CouchConflict,
  CouchUnavailable,
  type CouchDatabase,
  type CouchDocument,
  type StoredDocument,
} from '../../couch/client';
import { readPages } from '../../couch/paging';

const CLAIMS_ID: Readonly<Record<CountedName, string>> = {
  clients: 'meta:client-claims',
  recipes: 'meta:recipe-claims',
  menus: 'meta:menu-claims',
};
const CLAIM_LIFE = 60_000;
/** Milliseconds; the write and its retry take 30 s more at most, so all ends before the claim does. */
const WRITE_WITHIN = 15_000;
const ATTEMPTS = 40;

interface Claim {
  id: string;
  batch: string;
  until: number;
  rev?: string;
}

interface ClaimsDocument extends CouchDocument {
  type: 'meta';
  claims: Claim[];
}

export interface CountedWrite {
  write: StoredDocument;
  stored: StoredDocument | undefined;
}

export const addsOne = (name: CountedName, { write, stored }: CountedWrite): boolean =>
  write.type === name && !write.deleted && (stored === undefined || stored.deleted);
export const removesOne = (name: CountedName, { write, stored }: CountedWrite): boolean =>
  write.type === name && write.deleted && stored?.deleted === false;

interface Counting {
  database: CouchDatabase;
  name: CountedName;
  most: number;
}

interface DocumentState {
  isLive: boolean;
  generation: number;
}

const parseGeneration = (rev: string): number => Number.parseInt(rev, 10);

/** Stops once the limit is filled: a practice with a larger tier before may have thousands more. */
async function readStates(
  { database, name, most }: Counting,
  removed: ReadonlyMap<string, number>,
): Promise<Map<string, DocumentState>> {
  const stateById = new Map<string, DocumentState>();
  let live = 0;
  for await (const rows of readPages(database, `${name}:`)) {
    for (const { id, rev, doc } of rows) {
      const state = { isLive: doc?.deleted === false, generation: parseGeneration(rev) };
      stateById.set(id, state);
      if (state.isLive && state.generation > (removed.get(id) ?? 0)) live += 1;
    }
    if (live >= most) break;
  }
  return stateById;
}

/** @param removed generations of deletions by this batch, by id */
function occupied(
  states: Map<string, DocumentState>,
  claims: readonly Claim[],
  removed: ReadonlyMap<string, number>,
): Set<string> {
  const removal = (id: string): number => removed.get(id) ?? 0;
  const live = [...states].filter(([, { isLive }]) => isLive);
  const ids = new Set<string>();
  for (const [id, { generation }] of live) if (generation > removal(id)) ids.add(id);
  for (const { id, rev } of claims) {
    // Lists may lag in a cluster: they count once they include the claim's result.
    const known = Math.max(states.get(id)?.generation ?? 0, removal(id));
    if (rev === undefined || known < parseGeneration(rev)) ids.add(id);
  }
  return ids;
}

function listDeletions(
  name: CountedName,
  writes: readonly CountedWrite[],
  written: ReadonlyMap<string, string>,
): [string, string][] {
  const ids = new Set(writes.filter((one) => removesOne(name, one)).map(({ write }) => write._id));
  return [...written].filter(([id]) => ids.has(id));
}

/** By compare-and-set, so gateways may add documents at the same time. */
export interface DocumentLimit {
  /**
   * The write must start before `begin` refuses.
   * @returns writes without a place, and the number of documents as far as counted
   * @throws CouchUnavailable when others keep claiming
   */
  claim<W extends CountedWrite>(writes: readonly W[]): Promise<{ refused: Set<W>; count: number }>;
  /** @throws CouchUnavailable when the claim may expire soon */
  begin(): void;
  settle(written: ReadonlyMap<string, string>, writes: readonly CountedWrite[]): Promise<void>;
}

async function updateClaims<T>(
  notes: CouchDatabase<ClaimsDocument>,
  id: string,
  change: (claims: Claim[]) => Promise<{ claims: Claim[] | undefined; result: T }>,
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const present = await notes.get(id);
    const valid = (present?.claims ?? []).filter(({ until }) => until > Date.now());
    const { claims, result } = await change(valid);
    if (!claims) return result;
    const rev = present?._rev === undefined ? {} : { _rev: present._rev };
    try {
      await notes.put({ _id: id, ...rev, type: 'meta', claims });
      return result;
    } catch (error) {
      if (!(error instanceof CouchConflict)) throw error;
    }
    await pause(Math.random() * 10 * attempt);
  }
  throw new CouchUnavailable('others keep claiming places');
}

function placesFor<W extends CountedWrite>(
  adding: readonly W[],
  of: { taken: Set<string>; refused: Set<W>; most: number; batch: string },
): Claim[] {
  const { taken, refused, most, batch } = of;
  const until = Date.now() + CLAIM_LIFE;
  return adding.flatMap((entry): Claim[] => {
    const id = entry.write._id;
    if (!taken.has(id) && !mayAddOne(taken.size, most)) {
      refused.add(entry);
      return [];
    }
    taken.add(id);
    return [{ id, batch, until }];
  });
}

function settledClaims(
  claims: readonly Claim[],
  batch: string,
  written: ReadonlyMap<string, string>,
): Claim[] {
  return claims.flatMap((claim) => {
    if (claim.batch !== batch || claim.rev !== undefined) return [claim];
    const rev = written.get(claim.id);
    return rev === undefined ? [] : [{ ...claim, rev }];
  });
}

export function createDocumentLimit(counting: Counting): DocumentLimit {
  const { database, name, most } = counting;
  const notes = database as unknown as CouchDatabase<ClaimsDocument>;
  const batch = randomUUID();
  let claimedAt: number | undefined;
  /** Lists may lag in a cluster, but deletions of this batch have made room. */
  const removed = new Map<string, number>();

  return {
    claim: async (writes) => {
      const adding = writes.filter((one) => addsOne(name, one));
      const refused = new Set<(typeof writes)[number]>();
      if (most === 0 || adding.length === 0) return { refused, count: 0 };
      return updateClaims(notes, CLAIMS_ID[name], async (claims) => {
        refused.clear();
        // Read after the claims: whoever released one since has written by now.
        const taken = occupied(await readStates(counting, removed), claims, removed);
        const result = { refused, count: taken.size };
        const own = placesFor(adding, { taken, refused, most, batch });
        if (own.length === 0) return { claims: undefined, result };
        claimedAt = performance.now();
        const ids = new Set(own.map(({ id }) => id));
        return { claims: [...claims.filter(({ id }) => !ids.has(id)), ...own], result };
      });
    },
    begin: () => {
      if (claimedAt !== undefined && performance.now() - claimedAt > WRITE_WITHIN)
        throw new CouchUnavailable('the database is too slow for a claim');
    },
    settle: async (written, writes) => {
      for (const [id, rev] of listDeletions(name, writes, written))
        removed.set(id, parseGeneration(rev));
      if (claimedAt === undefined) return;
      claimedAt = undefined;
      await updateClaims(notes, CLAIMS_ID[name], async (claims) => ({
        claims: settledClaims(claims, batch, written),
        result: undefined,
      }));
    },
  };
}
