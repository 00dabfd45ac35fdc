import { z } from 'zod';
import { readAnswer } from './answers';
import { ALL_COPIES } from './copies';
import { CouchConflict, CouchUnavailable } from './errors';
import type { CouchCall, Send } from './transport';

/** A write acknowledged by less than a majority of a document's copies. */
const minorityWrite = z.object({ id: z.string(), rev: z.string(), accepted: z.literal(true) });
type MinorityWrite = z.infer<typeof minorityWrite>;

const knowsRevision = z.looseObject({ _rev: z.string() });
const getHash = (rev: string | undefined): string | undefined => rev?.split('-')[1];
const bulkBody = z.object({ docs: z.array(z.unknown()) });

const leafAnswer = z.object({
  _rev: z.string(),
  _deleted: z.boolean().optional(),
  _revisions: z.object({ ids: z.array(z.string()) }),
  /** Marks the deletion by which a writer withdraws its own write, as opposed to a person's deletion. */
  withdrawn: z.boolean().optional(),
});
const leavesAnswer = z.array(z.object({ ok: leafAnswer.optional() }));
type Leaf = z.infer<typeof leafAnswer>;

export interface Patience {
  /** How long a winning write waits for its rivals to withdraw before it is answered. */
  limit: number;
  /** Until the first re-check; each further one waits twice as long. */
  first: number;
  /**
   * After the answer, until a write that waited in vain is withdrawn: its rival has mostly withdrawn by then, or been
   * written on from. Correctness does not depend on it.
   */
  grace: number;
}
const PATIENCE: Patience = { limit: 1_000, first: 50, grace: 45_000 };

/**
 * `waits`: rivals on one copy each have to withdraw. `lost`: another one stands, or will. `unknown`: no copy that answers
 * has it or a rival.
 */
type Fate = 'stands' | 'waits' | 'lost' | 'unknown';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isDeletion = ({ _deleted }: Leaf): boolean => _deleted === true;
const isWithdrawn = (leaf: Leaf): boolean => isDeletion(leaf) && leaf.withdrawn === true;

interface Contest {
  ours: Leaf | undefined;
  rivals: Leaf[];
  isLowest: boolean;
}

function buildContest(leaves: readonly Leaf[], rev: string, before: string | undefined): Contest {
  const hash = getHash(rev) ?? '';
  const ours = leaves.find(({ _revisions: { ids } }) => ids.includes(hash));
  const path = ours?._revisions.ids ?? [];
  const replaced = ours ? path[path.indexOf(hash) + 1] : getHash(before);
  // Siblings left by an earlier partition do not descend from it.
  const isWrittenFrom = ({ _revisions: { ids } }: Leaf): boolean =>
    replaced !== undefined && ids.indexOf(replaced) > 0;
  const rivals = leaves.filter(
    (leaf) =>
      leaf !== ours &&
      !isWithdrawn(leaf) &&
      (isWrittenFrom(leaf) || (before === undefined && !isDeletion(leaf))),
  );
  // Compared by the first revision after the common parent, so that writing on from a rival does not change the order.
  const getFirstRevision = ({ _revisions: { ids } }: Leaf): string =>
    (replaced === undefined ? ids.at(-1) : ids[ids.indexOf(replaced) - 1]) ?? '';
  return { ours, rivals, isLowest: rivals.every((rival) => hash < getFirstRevision(rival)) };
}

/** All writers decide by the same rules, so that exactly one of several single-copy writes stays. */
function getFate({ ours, rivals, isLowest }: Contest): Fate {
  if (!ours && rivals.length === 0) return 'unknown';
  if (ours && isWithdrawn(ours)) return 'lost';
  // A deletion is never withdrawn: beside a version that stands it changes nothing.
  if (ours && isDeletion(ours)) return rivals.every(isDeletion) ? 'stands' : 'waits';
  if (rivals.length === 0) return 'stands';
  // Also when no answering copy has it: a rival that sees the copy which does may withdraw first.
  return isLowest && !rivals.some(isDeletion) ? 'waits' : 'lost';
}

interface QuorumTarget {
  send: Send;
  database: string;
  patience: Patience;
}

interface Write extends MinorityWrite {
  before: string | undefined;
}

const getPath = (id: string): string => (id.startsWith('_design/') ? id : encodeURIComponent(id));

async function look(
  { send, database }: QuorumTarget,
  { id, rev, before }: Write,
): Promise<Contest> {
  // All copies, because a majority may miss a rival that one has.
  const query = { open_revs: 'all', revs: true, r: ALL_COPIES };
  const call = { method: 'get', database, path: getPath(id), query } as const;
  const leaves = readAnswer(leavesAnswer, await send(call)).flatMap(({ ok }) => ok ?? []);
  return buildContest(leaves, rev, before);
}

async function withdraw({ send, database }: QuorumTarget, { id, rev }: Write): Promise<void> {
  const docs = [{ _id: id, _rev: rev, _deleted: true, withdrawn: true }];
  await send({ method: 'post', database, path: '_bulk_docs', body: { docs } });
}

const getGeneration = ({ _rev }: Leaf): number => Number.parseInt(_rev, 10);

const findShownLeaf = (leaves: readonly Leaf[]): Leaf | undefined =>
  leaves.toSorted((a, b) => getGeneration(b) - getGeneration(a) || (a._rev < b._rev ? 1 : -1))[0];

/**
 * Writes the version again unchanged, so that a later withdrawal of it has no effect.
 * @returns false when somebody has written on from it or withdrawn it
 */
async function keep(connection: QuorumTarget, id: string, { _rev: rev }: Leaf): Promise<boolean> {
  const { send, database } = connection;
  const path = getPath(id);
  const body = await send({ method: 'get', database, path, query: { rev } });
  const call = { method: 'put', database, path, body } as const;
  try {
    return await isSettled(connection, await send(call), body);
  } catch (error) {
    if (error instanceof CouchConflict) return false;
    throw error;
  }
}

const ATTEMPTS = 8;

/** Withdraws a write that waited in vain, once a rival is certain to stay even if its slow writer tries to withdraw it. */
async function withdrawBesideRival(connection: QuorumTarget, write: Write): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const contest = await look(connection, write);
    const { ours, rivals } = contest;
    const rival = findShownLeaf(rivals);
    if (!ours || isDeletion(ours) || !rival) return;
    if (getFate(contest) === 'lost' || (await keep(connection, write.id, rival)))
      return withdraw(connection, write);
  }
}

/** If this fails or the gateway ends first, the version remains as a hidden sibling. */
function withdrawLater(connection: QuorumTarget, write: Write): void {
  const run = (): void => void withdrawBesideRival(connection, write).catch(() => undefined);
  setTimeout(run, connection.patience.grace).unref();
}

async function awaitVerdict(connection: QuorumTarget, write: Write): Promise<boolean> {
  const { limit, first } = connection.patience;
  // A majority rival does not withdraw, but looks the same as one that will.
  const until = performance.now() + limit;
  for (let wait = first; ; wait *= 2) {
    const contest = await look(connection, write);
    const fate = getFate(contest);
    if (fate === 'stands') return true;
    // Withdrawing now would delete the document once the copy that has it returns.
    if (fate === 'unknown') throw new CouchUnavailable(`what became of ${write.id} is unknown`);
    if (fate === 'lost') {
      if (!contest.ours || !isDeletion(contest.ours)) await withdraw(connection, write);
      return false;
    }
    if (performance.now() > until) {
      withdrawLater(connection, write);
      return false;
    }
    await pause(wait);
  }
}

async function isSettled(connection: QuorumTarget, row: unknown, body: unknown): Promise<boolean> {
  const write = minorityWrite.safeParse(row);
  if (!write.success) return true;
  const before = knowsRevision.safeParse(body).data?._rev;
  return awaitVerdict(connection, { ...write.data, before });
}

const CONFLICT = 'most copies have another version';

async function settledRow(connection: QuorumTarget, row: unknown, body: unknown): Promise<unknown> {
  if (await isSettled(connection, row, body)) return row;
  return { id: (row as MinorityWrite).id, error: 'conflict', reason: CONFLICT };
}

async function settledRows(
  connection: QuorumTarget,
  rows: unknown[],
  body: unknown,
): Promise<unknown[]> {
  const docs = bulkBody.safeParse(body).data?.docs ?? [];
  const settled = await Promise.allSettled(
    rows.map((row, index) => settledRow(connection, row, docs[index])),
  );
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

/**
 * Makes "not the present revision" hold on a cluster. CouchDB asks every copy of a document and says yes when one takes
 * the write, also where the others refuse it: a copy that has not seen the last version yet takes any number of next
 * ones. Such a write is looked at again on all copies. As each writer writes first and looks then, of two writers at
 * least one sees the other. Where another one stands that most copies took, ours is withdrawn and answered as the
 * conflict that it is. Where several writers have one copy each, the lowest waits for the others to withdraw and stands;
 * were all to withdraw, the document would be gone. One that waited in vain withdraws only beside a rival that it has
 * written once more, which no withdrawal removes: that the document is there depends on nobody's speed. With copies away
 * it is the only one, and stands.
 */
export function withQuorum(send: Send, patience: Patience = PATIENCE): Send {
  return async (call: CouchCall) => {
    const answer = await send(call);
    const { method, database, path = '', body } = call;
    if (database === undefined || path === '' || path.startsWith('_local/')) return answer;
    const connection = { send, database, patience };
    if (path === '_bulk_docs' && Array.isArray(answer))
      return settledRows(connection, answer, body);
    if (method === 'put' && !(await isSettled(connection, answer, body)))
      throw new CouchConflict(CONFLICT);
    return answer;
  };
}
