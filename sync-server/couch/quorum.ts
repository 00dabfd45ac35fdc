import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { readAnswer } from './answers';
import { CouchConflict, CouchUnavailable } from './errors';
import type { CouchCall, Send } from './transport';

/** A write that fewer than most of a document's copies took. */
const minorityWrite = z.object({ id: z.string(), rev: z.string(), accepted: z.literal(true) });
const writtenRow = z.object({ id: z.string(), rev: z.string() });
type WrittenRow = z.infer<typeof writtenRow>;

const knowsRevision = z.looseObject({ _rev: z.string() });
const hashOf = (rev: string | undefined): string | undefined => rev?.split('-')[1];
const bulkBody = z.object({ docs: z.array(z.unknown()) });

const leavesAnswer = z.array(
  z.object({
    ok: z
      .object({
        _rev: z.string(),
        _deleted: z.boolean().optional(),
        _revisions: z.object({ ids: z.array(z.string()) }),
        /** On the deletion by which a writer takes its own write back: it is no deletion by a person. */
        withdrawn: z.boolean().optional(),
      })
      .optional(),
  }),
);
type Leaf = NonNullable<z.infer<typeof leavesAnswer>[number]['ok']>;

/** More than there are copies: all that can be reached are asked, for most may miss a rival that one has. */
const ALL_COPIES = 16;
/** Rounds of writing again after all writers of a version withdrew. */
const MOST_ROUNDS = 5;

/** Milliseconds: how long the highest of several writes waits for the others to withdraw, and between two looks. */
export interface Patience {
  limit: number;
  every: number;
}
const PATIENCE: Patience = { limit: 1_000, every: 50 };

/**
 * `ahead`: another one was written from the same version, and is the lower one.
 * `lost`: such a one is the higher. `unknown`: no copy that answers has it or such a one.
 */
type Fate = 'stands' | 'ahead' | 'lost' | 'unknown';

const isWithdrawn = (leaf: Leaf): boolean => leaf._deleted === true && leaf.withdrawn === true;

/** CouchDB's own order of versions, but for deletions: all writers see the same one as the highest. */
function isHigher(one: Leaf, other: Leaf): boolean {
  const [a, b] = [Number.parseInt(one._rev, 10), Number.parseInt(other._rev, 10)];
  return a === b ? one._rev > other._rev : a > b;
}

/** What was written from the version that this write replaced: by this writer, and by others. */
function contestOf(leaves: readonly Leaf[], rev: string, before: string | undefined) {
  const hash = hashOf(rev) ?? '';
  // Or somebody has read it already and written on.
  const ours = leaves.find(({ _revisions: { ids } }) => ids.includes(hash));
  const ids = ours?._revisions.ids ?? [];
  const replaced = ours ? ids[ids.indexOf(hash) + 1] : hashOf(before);
  const isNew = before === undefined;
  // Siblings that a partition left before stand beside it without being written from it.
  const others = leaves.filter(
    (leaf) =>
      leaf !== ours &&
      (replaced === undefined ||
        leaf._revisions.ids.indexOf(replaced) > 0 ||
        (isNew && leaf._deleted !== true)),
  );
  return { ours, others };
}

/** @param before the version that the writer knew of; undefined where it knew of none */
function fateOf(leaves: readonly Leaf[], rev: string, before: string | undefined): Fate {
  const { ours, others } = contestOf(leaves, rev, before);
  const rivals = others.filter((leaf) => !isWithdrawn(leaf));
  if (rivals.length === 0) return ours ? 'stands' : 'unknown';
  return ours && rivals.every((rival) => isHigher(ours, rival)) ? 'ahead' : 'lost';
}

/** Where a write is looked at again. */
interface Place {
  send: Send;
  database: string;
  patience: Patience;
}

async function leavesOf({ send, database }: Place, id: string): Promise<Leaf[]> {
  const query = { open_revs: 'all', revs: true, r: ALL_COPIES };
  const call = { method: 'get', database, path: encodeURIComponent(id), query } as const;
  return readAnswer(leavesAnswer, await send(call)).flatMap(({ ok }) => ok ?? []);
}

/** @returns whether it stands */
async function isWon(
  place: Place,
  { id, rev }: WrittenRow,
  before: string | undefined,
): Promise<boolean> {
  const { limit, every } = place.patience;
  // A rival that most copies took does not withdraw, and cannot be told from one that will.
  const until = performance.now() + limit;
  for (;;) {
    const fate = fateOf(await leavesOf(place, id), rev, before);
    if (fate === 'stands') return true;
    // Removed now, it would take the document with it once the copy that has it is back.
    if (fate === 'unknown') throw new CouchUnavailable(`what became of ${id} is unknown`);
    if (fate === 'lost' || performance.now() > until) return false;
    await pause(every);
  }
}

/** Takes a write back. @returns the revision to write from where every other writer did the same */
async function withdraw(
  place: Place,
  { id, rev }: WrittenRow,
  before: string | undefined,
): Promise<string | undefined> {
  const { send, database } = place;
  const docs = [{ _id: id, _rev: rev, _deleted: true, withdrawn: true }];
  await send({ method: 'post', database, path: '_bulk_docs', body: { docs } });
  const { ours, others } = contestOf(await leavesOf(place, id), rev, before);
  const left = ours ? [...others, ours] : others;
  if (left.length === 0 || !left.every(isWithdrawn)) return undefined;
  return left.reduce((top, leaf) => (isHigher(top, leaf) ? top : leaf))._rev;
}

/** @returns what was written in the end, undefined where it is a conflict */
async function settle(place: Place, row: unknown, body: unknown, round = 1): Promise<unknown> {
  const read = minorityWrite.safeParse(row);
  if (!read.success) return row;
  const before = knowsRevision.safeParse(body).data?._rev;
  if (await isWon(place, read.data, before)) return row;
  const from = await withdraw(place, read.data, before);
  if (from === undefined) return undefined;
  if (round === MOST_ROUNDS) throw new CouchUnavailable('too many write it at the same time');
  const next = { ...(body as object), _rev: from };
  const { send, database } = place;
  const path = encodeURIComponent(read.data.id);
  try {
    const again = await send({ method: 'put', database, path, body: next });
    return await settle(place, again, next, round + 1);
  } catch (error) {
    if (error instanceof CouchConflict) return undefined;
    throw error;
  }
}

async function settleRow(place: Place, row: unknown, body: unknown): Promise<unknown> {
  const settled = await settle(place, row, body);
  if (settled !== undefined) return settled;
  const { id } = row as WrittenRow;
  return { id, error: 'conflict', reason: 'most copies have another version' };
}

/**
 * Makes "not the present revision" hold on a cluster. CouchDB asks every copy of a document and says yes
 * when one takes the write, also where the others refuse it: a copy that has not seen the last version yet
 * takes any number of next ones. Such a write is looked at again. Where another one stands that most copies took,
 * ours is withdrawn and answered as the conflict that it is. Where several writers have one copy each, the lower ones
 * withdraw and the highest waits for that and stands; were all to withdraw, the document would be gone. With copies
 * away it is the only one, and stands.
 */
export function withQuorum(send: Send, patience: Patience = PATIENCE): Send {
  return async (call: CouchCall) => {
    const answer = await send(call);
    const { method, database, path = '', body } = call;
    if (database === undefined || path === '' || path.startsWith('_local/')) return answer;
    const place = { send, database, patience };
    if (path === '_bulk_docs' && Array.isArray(answer)) {
      const docs = bulkBody.safeParse(body).data?.docs ?? [];
      return Promise.all(answer.map((row: unknown, index) => settleRow(place, row, docs[index])));
    }
    if (method !== 'put') return answer;
    const settled = await settle(place, answer, body);
    if (settled === undefined) throw new CouchConflict('most copies have another version');
    return settled;
  };
}
