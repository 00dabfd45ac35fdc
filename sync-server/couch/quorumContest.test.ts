import { setTimeout as pause } from 'node:timers/promises';
import { assert, asyncProperty, constantFrom, integer, nat } from 'fast-check';
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

  /** A copy takes what is written from one of its own last versions. */
  function take(copy: Version[], parent: string | undefined, next: Version): boolean {
    const place = copy.findIndex((leaf) => revOf(leaf) === parent);
    if (parent === undefined ? copy.some(({ deleted }) => !deleted) : place < 0) return false;
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

/** Several gateways write one document from one version. @returns what each was told, and what is there then */
async function contest(seed: number, writers: number, limit: number, isNew: boolean) {
  const number = numbersOf(seed);
  const { send, leavesOf, catchUp } = cluster(number, isNew ? [] : [PARENT]);
  const write = async (by: string): Promise<boolean> => {
    await pause(number(3));
    const body = { by, ...(isNew ? {} : { _rev: revOf(PARENT) }) };
    const call = { method: 'put', database: 'w', path: 'd', body } as const;
    try {
      await withQuorum(send, { limit, every: 1 })(call);
      return true;
    } catch (error) {
      if (error instanceof CouchConflict) return false;
      throw error;
    }
  };
  const names = Array.from({ length: writers }, (_, index) => `w${index}`);
  const late = pause(number(12)).then(catchUp);
  const told = await Promise.all(names.map(write));
  await late;
  catchUp();
  const live = leavesOf().filter(({ deleted }) => !deleted);
  return { won: names.filter((_, place) => told[place]), live: live.map(({ by }) => by) };
}

describe('S02 several gateways write one document at the same time, on a cluster', () => {
  it.each([
    ['S02 a version of a document', false],
    ['S02 a new document', true],
  ])(
    '%s: one of them wins, all others are told so, and the document is there',
    async (_, isNew) => {
      const patience = constantFrom(0, 3, 60);
      await assert(
        asyncProperty(
          nat(),
          integer({ min: 2, max: 5 }),
          patience,
          async (seed, writers, limit) => {
            const { won, live } = await contest(seed, writers, limit, isNew);
            expect(won).toHaveLength(1);
            expect(live).toEqual(won);
          },
        ),
        { numRuns: 150 },
      );
    },
    60_000,
  );
});
