import { setTimeout as pause } from 'node:timers/promises';
import { array, assert, asyncProperty, integer, nat, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CouchConflict } from './errors';
import { withQuorum } from './quorum';
import type { CouchCall, Send } from './transport';

interface Version {
  /** Hashes, the newest first. */
  ids: string[];
  deleted: boolean;
  withdrawn: boolean;
  by: string;
}
type Written = { _rev?: string; _deleted?: boolean; withdrawn?: boolean; by?: string };

const PARENT: Version = { ids: ['parent'], deleted: false, withdrawn: false, by: 'before' };
const revOf = ({ ids }: Version): string => `${ids.length}-${ids[0]}`;

/** Numbers from 0 to `most` that a seed decides. */
function numbersOf(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * (most + 1));
  };
}

/** One document on three copies, each of which is reached and catches up at times of its own. */
function cluster(number: (most: number) => number, start: readonly Version[]) {
  const copies: Version[][] = [[...start], [...start], [...start]];
  let made = 0;

  /** A copy takes what is written from one of its own last versions; a document that is deleted there is gone. */
  function take(copy: Version[], parent: string | undefined, next: Version): boolean {
    const isGone = copy.every(({ deleted }) => deleted);
    if (parent === undefined ? !isGone : isGone) return false;
    const place = copy.findIndex((leaf) => revOf(leaf) === parent);
    if (parent !== undefined && place < 0) return false;
    if (place >= 0) copy.splice(place, 1);
    copy.push(next);
    return true;
  }

  function leavesOf(): Version[] {
    const all = new Map(copies.flat().map((leaf) => [revOf(leaf), leaf]));
    const older = new Set(copies.flat().flatMap(({ ids }) => ids.slice(1)));
    return [...all.values()].filter(({ ids }) => !older.has(ids[0] ?? ''));
  }

  /** @returns how many copies took it */
  async function write(body: Written): Promise<{ rev: string; count: number }> {
    const parent = copies.flat().find((leaf) => revOf(leaf) === body._rev);
    made += 1;
    const hash = `${number(9)}${number(9)}${made}`;
    const next: Version = {
      ids: [hash, ...(parent?.ids ?? [])],
      deleted: body._deleted === true,
      withdrawn: body.withdrawn === true,
      by: body.by ?? '',
    };
    const took = await Promise.all(
      copies.map(async (copy) => {
        await pause(number(3));
        return take(copy, body._rev, next);
      }),
    );
    return { rev: revOf(next), count: took.filter(Boolean).length };
  }

  const catchUp = (): void => {
    const leaves = leavesOf();
    for (const copy of copies) copy.splice(0, copy.length, ...leaves);
  };

  const send: Send = async ({ method, path, body }: CouchCall) => {
    await pause(number(2));
    if (method === 'get')
      return leavesOf().map((leaf) => ({
        ok: {
          _rev: revOf(leaf),
          ...(leaf.deleted ? { _deleted: true } : {}),
          ...(leaf.withdrawn ? { withdrawn: true } : {}),
          _revisions: { ids: leaf.ids },
        },
      }));
    if (path === '_bulk_docs') {
      for (const doc of (body as { docs: Written[] }).docs) await write(doc);
      return [];
    }
    const { rev, count } = await write(body as Written);
    if (count === 0) throw new CouchConflict('no copy took it');
    return { ok: true, id: 'd', rev, ...(count === 1 ? { accepted: true } : {}) };
  };
  return { send, leavesOf, catchUp };
}

const GRACE = 120;

interface Told {
  writer: string;
  deletes: boolean;
  won: boolean;
}

/** Several gateways write or delete one document from one version. @returns what each was told, and what is there then */
async function contest({ seed, writers, limit, isNew, deletes }: Contest) {
  const number = numbersOf(seed);
  const { send, leavesOf, catchUp } = cluster(number, isNew ? [] : [PARENT]);
  const write = async (_: unknown, index: number): Promise<Told> => {
    const told = { writer: `w${index}`, deletes: deletes && index === 0 };
    await pause(number(3));
    const body = {
      by: told.writer,
      ...(isNew ? {} : { _rev: revOf(PARENT) }),
      ...(told.deletes ? { _deleted: true } : {}),
    };
    const call = { method: 'put', database: 'w', path: 'd', body } as const;
    try {
      await withQuorum(send, { limit, first: 1, grace: GRACE })(call);
      return { ...told, won: true };
    } catch (error) {
      if (error instanceof CouchConflict) return { ...told, won: false };
      throw error;
    }
  };
  const late = pause(number(12)).then(catchUp);
  const told = await Promise.all(Array.from({ length: writers }, write));
  await late;
  await pause(GRACE * 2);
  catchUp();
  return { told, live: leavesOf().flatMap(({ deleted, by }) => (deleted ? [] : [by])) };
}

interface Contest {
  seed: number;
  writers: number;
  /** Milliseconds. */
  limit: number;
  isNew: boolean;
  /** One of them deletes it. */
  deletes: boolean;
}

/** Enough for every rival to withdraw, and too few. */
const [LONG, SHORT] = [60, 2];
const contests = (which: Pick<Contest, 'limit' | 'isNew' | 'deletes'>) =>
  array(
    record({ seed: nat(), writers: integer({ min: 2, max: 5 }) }).map((one) => ({
      ...one,
      ...which,
    })),
    { minLength: 15, maxLength: 15 },
  );

const wonIn = (told: Told[]): string[] => told.flatMap(({ won, writer }) => (won ? [writer] : []));

describe('S02 several gateways write one document at the same time, on a cluster', () => {
  it.each([
    ['S02 a version of a document', false],
    ['S02 a new document', true],
  ])(
    '%s: one of them wins, all others are told so, and the document is there',
    async (_, isNew) => {
      const many = contests({ limit: LONG, isNew, deletes: false });
      await assert(
        asyncProperty(many, async (all) => {
          for (const { told, live } of await Promise.all(all.map(contest))) {
            expect(wonIn(told)).toHaveLength(1);
            expect(live).toEqual(wonIn(told));
          }
        }),
        { numRuns: 10, endOnFailure: true },
      );
    },
    60_000,
  );

  it('S02 where they withdraw later than anybody waits, none wins or one, and the document is there', async () => {
    const many = contests({ limit: SHORT, isNew: false, deletes: false });
    await assert(
      asyncProperty(many, async (all) => {
        for (const { told, live } of await Promise.all(all.map(contest))) {
          const won = wonIn(told);
          expect(live).toHaveLength(1);
          if (won.length > 0) expect(live).toEqual(won);
        }
      }),
      { numRuns: 10, endOnFailure: true },
    );
  }, 60_000);

  it('S02 where one of them deletes it, it is gone only if that one, or nobody, was told yes', async () => {
    const many = contests({ limit: LONG, isNew: false, deletes: true });
    await assert(
      asyncProperty(many, async (all) => {
        for (const { told, live } of await Promise.all(all.map(contest))) {
          const kept = wonIn(told.filter(({ deletes }) => !deletes));
          const removed = told.some(({ deletes, won }) => deletes && won);
          expect(kept.length + (removed ? 1 : 0)).toBeLessThanOrEqual(1);
          expect(live).toEqual(kept);
        }
      }),
      { numRuns: 10, endOnFailure: true },
    );
  }, 60_000);
});
