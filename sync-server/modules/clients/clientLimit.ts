import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { mayAddClient } from '../../../src/domain/access/entitlements';
import type { CouchDatabase, CouchDocument, StoredDocument } from '../../couch/client';
import { CouchConflict, CouchUnavailable } from '../../couch/client';
import { pagesOf } from '../../couch/paging';

const CLAIMS_ID = 'meta:client-claims';
/** Milliseconds after which the claim of a gateway that died is void. */
const CLAIM_LIFE = 60_000;
/** Milliseconds within which a claimed write has to begin; it and its retry take 30 s at most. */
const WRITE_WITHIN = 15_000;
/** How often others may write the claims in between. */
const ATTEMPTS = 40;

/** A place under the plan's limit, taken before the client is written. */
interface Claim {
  /** `_id` of the client's document. */
  id: string;
  /** Who took it. */
  batch: string;
  /** ms since 1970, by the clock of the gateway that took it. */
  until: number;
  /** The written revision; without it the write may still be on its way. */
  rev?: string;
}

interface ClaimsDocument extends CouchDocument {
  type: 'meta';
  claims: Claim[];
}

/** A write and the document that it replaces. */
export interface ClientWrite {
  write: StoredDocument;
  stored: StoredDocument | undefined;
}

/** A new client, or a deleted one that is taken back. */
export const addsClient = ({ write, stored }: ClientWrite): boolean =>
  write.type === 'clients' && !write.deleted && (stored === undefined || stored.deleted);
export const removesClient = ({ write, stored }: ClientWrite): boolean =>
  write.type === 'clients' && write.deleted && stored?.deleted === false;

interface AccountState {
  isLive: boolean;
  generation: number;
}

const generationOf = (rev: string): number => Number.parseInt(rev, 10);

async function readClients(database: CouchDatabase): Promise<Map<string, AccountState>> {
  const found = new Map<string, AccountState>();
  for await (const rows of pagesOf(database, 'clients:'))
    for (const { id, rev, doc } of rows)
      found.set(id, { isLive: doc?.deleted === false, generation: generationOf(rev) });
  return found;
}

/**
 * The clients that exist or are about to.
 * @param removed generation of the deletions that this batch wrote, by id
 */
function occupied(
  clients: Map<string, AccountState>,
  claims: readonly Claim[],
  removed: ReadonlyMap<string, number>,
): Set<string> {
  const removal = (id: string): number => removed.get(id) ?? 0;
  const live = [...clients].filter(([, { isLive }]) => isLive);
  const ids = new Set<string>();
  for (const [id, { generation }] of live) if (generation > removal(id)) ids.add(id);
  for (const { id, rev } of claims) {
    // A list may lag behind in a cluster: it counts once it knows what the claim led to.
    const known = Math.max(clients.get(id)?.generation ?? 0, removal(id));
    if (rev === undefined || known < generationOf(rev)) ids.add(id);
  }
  return ids;
}

/** Revisions of the clients that some writes deleted, by id. */
function deletionsOf(
  writes: readonly ClientWrite[],
  written: ReadonlyMap<string, string>,
): [string, string][] {
  const ids = new Set(writes.filter(removesClient).map(({ write }) => write._id));
  return [...written].filter(([id]) => ids.has(id));
}

/** Counts and claims by compare-and-set: any number of gateways may add clients at the same time. */
export interface ClientLimit {
  /**
   * Claims a place for each write that adds a client. Written they must be before `begin` says no.
   * @returns those for which there is none, and how many clients there are
   * @throws CouchUnavailable when others keep claiming
   */
  claim<W extends ClientWrite>(writes: readonly W[]): Promise<{ refused: Set<W>; count: number }>;
  /** @throws CouchUnavailable when so much time went by since claiming that it may be void soon */
  begin(): void;
  /** Says what was written of some writes (revision by id); what was claimed and was not is given back. */
  settle(written: ReadonlyMap<string, string>, writes: readonly ClientWrite[]): Promise<void>;
}

/** Changes the claims; `change` sees what is valid now, and may decide that nothing is to be written. */
async function updateClaims<T>(
  notes: CouchDatabase<ClaimsDocument>,
  change: (claims: Claim[]) => Promise<{ claims: Claim[] | undefined; result: T }>,
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const present = await notes.get(CLAIMS_ID);
    const valid = (present?.claims ?? []).filter(({ until }) => until > Date.now());
    const { claims, result } = await change(valid);
    if (!claims) return result;
    const rev = present?._rev === undefined ? {} : { _rev: present._rev };
    try {
      await notes.put({ _id: CLAIMS_ID, ...rev, type: 'meta', claims });
      return result;
    } catch (error) {
      if (!(error instanceof CouchConflict)) throw error;
    }
    await pause(Math.random() * 10 * attempt);
  }
  throw new CouchUnavailable('others keep claiming clients');
}

/** @param maxClients 0: unlimited */
export function createClientLimit(database: CouchDatabase, maxClients: number): ClientLimit {
  const notes = database as unknown as CouchDatabase<ClaimsDocument>;
  const batch = randomUUID();
  let claimedAt: number | undefined;
  /** A list may lag behind in a cluster, and what this batch deleted has made room. */
  const removed = new Map<string, number>();

  return {
    claim: async (writes) => {
      const adding = writes.filter(addsClient);
      const refused = new Set<(typeof writes)[number]>();
      if (maxClients === 0 || adding.length === 0) return { refused, count: 0 };
      return updateClaims(notes, async (claims) => {
        refused.clear();
        // After the claims: whoever gave one up since then has written.
        const taken = occupied(await readClients(database), claims, removed);
        const count = taken.size;
        const own: Claim[] = [];
        const until = Date.now() + CLAIM_LIFE;
        for (const entry of adding) {
          const id = entry.write._id;
          if (!taken.has(id) && !mayAddClient(taken.size, maxClients)) refused.add(entry);
          else {
            taken.add(id);
            own.push({ id, batch, until });
          }
        }
        const result = { refused, count };
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
      for (const [id, rev] of deletionsOf(writes, written)) removed.set(id, generationOf(rev));
      if (claimedAt === undefined) return;
      claimedAt = undefined;
      await updateClaims(notes, async (claims) => ({
        claims: claims.flatMap((claim) => {
          if (claim.batch !== batch || claim.rev !== undefined) return [claim];
          const rev = written.get(claim.id);
          return rev === undefined ? [] : [{ ...claim, rev }];
        }),
        result: undefined,
      }));
    },
  };
}
