import { z } from 'zod';
import { readAnswer } from './answers';
import { CouchConflict, CouchUnavailable } from './errors';
import type { CouchCall, Send } from './transport';

/** A write that fewer than most of a document's copies took. */
const minorityWrite = z.object({ id: z.string(), rev: z.string(), accepted: z.literal(true) });
type MinorityWrite = z.infer<typeof minorityWrite>;

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
      })
      .optional(),
  }),
);

/** More than there are copies: all that can be reached are asked, for most may miss a rival that one has. */
const ALL_COPIES = 16;

/** `lost`: another one was written from the same version. `unknown`: no copy that answers has it or such a one. */
type Fate = 'stands' | 'lost' | 'unknown';

/** @param before the version that the writer knew of; undefined where it knew of none */
async function fateOf(
  send: Send,
  database: string,
  { id, rev }: MinorityWrite,
  before: string | undefined,
): Promise<Fate> {
  const query = { open_revs: 'all', revs: true, r: ALL_COPIES };
  const call = { method: 'get', database, path: encodeURIComponent(id), query } as const;
  const leaves = readAnswer(leavesAnswer, await send(call)).flatMap(({ ok }) => ok ?? []);
  const ours = leaves.find((leaf) => leaf._rev === rev);
  const replaced = ours ? ours._revisions.ids[1] : hashOf(before);
  const isNew = before === undefined;
  // Siblings that a partition left before stand beside it without being written from it.
  const isRival = ({ _rev, _deleted, _revisions: { ids } }: (typeof leaves)[number]): boolean =>
    _rev !== rev &&
    !ids.includes(hashOf(rev) ?? '') &&
    (replaced === undefined || ids.indexOf(replaced) > 0 || (isNew && _deleted !== true));
  if (leaves.some(isRival)) return 'lost';
  // Somebody has read it already and written on.
  const isKept = ours ?? leaves.find(({ _revisions: { ids } }) => ids.includes(hashOf(rev) ?? ''));
  return isKept ? 'stands' : 'unknown';
}

/**
 * Makes "not the present revision" hold on a cluster. CouchDB asks every copy of a document and says yes
 * when one takes the write, also where the others refuse it: a copy that has not seen the last version yet
 * takes any number of next ones. Such a write is looked at again; where another one stands, ours is taken
 * back and answered as the conflict that it is. With copies away it is the only one, and stands.
 */
export function withQuorum(send: Send): Send {
  async function isWon(database: string, write: MinorityWrite, body: unknown): Promise<boolean> {
    const before = knowsRevision.safeParse(body).data?._rev;
    const fate = await fateOf(send, database, write, before);
    if (fate === 'stands') return true;
    // Removed now, it would take the document with it once the copy that has it is back.
    if (fate === 'unknown') throw new CouchUnavailable(`what became of ${write.id} is unknown`);
    const docs = [{ _id: write.id, _rev: write.rev, _deleted: true }];
    await send({ method: 'post', database, path: '_bulk_docs', body: { docs } });
    return false;
  }

  async function settleRow(database: string, row: unknown, body: unknown): Promise<unknown> {
    const write = minorityWrite.safeParse(row);
    if (!write.success || (await isWon(database, write.data, body))) return row;
    return { id: write.data.id, error: 'conflict', reason: 'most copies have another version' };
  }

  return async (call: CouchCall) => {
    const answer = await send(call);
    const { method, database, path = '', body } = call;
    if (database === undefined || path === '' || path.startsWith('_local/')) return answer;
    if (path === '_bulk_docs' && Array.isArray(answer)) {
      const docs = bulkBody.safeParse(body).data?.docs ?? [];
      return Promise.all(
        answer.map((row: unknown, place) => settleRow(database, row, docs[place])),
      );
    }
    const write = method === 'put' ? minorityWrite.safeParse(answer) : undefined;
    if (write?.success && !(await isWon(database, write.data, body)))
      throw new CouchConflict('most copies have another version');
    return answer;
  };
}
