import { array, assert, asyncProperty, integer, nat, record } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CouchConflict } from './errors';
import { withQuorum } from './quorum';
import type { CouchCall, Send } from './transport';

interface Version {
  ids: string[];
  deleted: boolean;
  withdrawn: boolean;
  by: string;
}
type Written = { _rev?: string; _deleted?: boolean; withdrawn?: boolean; by?: string };

const PARENT: Version = { ids: ['parent'], deleted: false, withdrawn: false, by: 'before' };
const getRev = ({ ids }: Version): string => `${ids.length}-${ids[0]}`;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const idle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function inVirtualTime<T>(work: Promise<T>): Promise<T> {
  for (await idle(); vi.getTimerCount() > 0; await idle()) vi.advanceTimersToNextTimer();
  return work;
}

function createRandom(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * (most + 1));
  };
}

type Delay = () => number;

function cluster(number: (most: number) => number, copyDelay: Delay, start: readonly Version[]) {
  const copies: Version[][] = [[...start], [...start], [...start]];
  let made = 0;

  function take(copy: Version[], parent: string | undefined, next: Version): boolean {
    const isGone = copy.every(({ deleted }) => deleted);
    if (parent === undefined ? !isGone : isGone) return false;
    const index = copy.findIndex((leaf) => getRev(leaf) === parent);
    if (parent !== undefined && index < 0) return false;
    if (index >= 0) copy.splice(index, 1);
    copy.push(next);
    return true;
  }

  function listLeaves(): Version[] {
    const all = new Map(copies.flat().map((leaf) => [getRev(leaf), leaf]));
    const older = new Set(copies.flat().flatMap(({ ids }) => ids.slice(1)));
    return [...all.values()].filter(({ ids }) => !older.has(ids[0] ?? ''));
  }

  async function write(body: Written): Promise<{ rev: string; count: number }> {
    const parent = copies.flat().find((leaf) => getRev(leaf) === body._rev);
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
        await pause(copyDelay());
        return take(copy, body._rev, next);
      }),
    );
    return { rev: getRev(next), count: took.filter(Boolean).length };
  }

  const catchUp = (): void => {
    const leaves = listLeaves();
    for (const copy of copies) copy.splice(0, copy.length, ...leaves);
  };

  async function answer({ method, path, query, body }: CouchCall): Promise<unknown> {
    if (method === 'get' && query?.rev !== undefined) {
      const { by } = copies.flat().find((leaf) => getRev(leaf) === query.rev) ?? PARENT;
      return { _id: 'd', _rev: query.rev, by };
    }
    if (method === 'get')
      return listLeaves().map((leaf) => ({
        ok: {
          _rev: getRev(leaf),
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
  }

  const sendWith =
    (delay: Delay): Send =>
    async (call) => {
      await pause(delay());
      const answered = await answer(call);
      await pause(delay());
      return answered;
    };
  return { sendWith, listLeaves, catchUp };
}

const STOPPED = 120_000;

interface Told {
  writer: string;
  deletes: boolean;
  won: boolean;
}

interface Contest {
  seed: number;
  writers: number;
  isNew: boolean;
  deletes: boolean;
  stops: boolean;
}

async function contest({ seed, writers, isNew, deletes, stops }: Contest) {
  const number = createRandom(seed);
  const delay: Delay = () => (stops && number(3) === 0 ? number(STOPPED) : number(3));
  const { sendWith, listLeaves, catchUp } = cluster(number, delay, isNew ? [] : [PARENT]);
  const write = async (_: unknown, index: number): Promise<Told> => {
    const outcome = { writer: `w${index}`, deletes: deletes && index === 0 };
    await pause(number(3));
    const body = {
      by: outcome.writer,
      ...(isNew ? {} : { _rev: getRev(PARENT) }),
      ...(outcome.deletes ? { _deleted: true } : {}),
    };
    const call = { method: 'put', database: 'w', path: 'd', body } as const;
    try {
      await withQuorum(sendWith(delay))(call);
      return { ...outcome, won: true };
    } catch (error) {
      if (error instanceof CouchConflict) return { ...outcome, won: false };
      throw error;
    }
  };
  for (let times = 0; times < 4; times += 1)
    void pause(stops ? number(2 * STOPPED) : number(12)).then(catchUp);
  const outcomes = await Promise.all(Array.from({ length: writers }, write));
  return {
    outcomes,
    live: () => (catchUp(), listLeaves().flatMap(({ deleted, by }) => (deleted ? [] : [by]))),
  };
}

const contests = (which: Pick<Contest, 'isNew' | 'deletes' | 'stops'>) =>
  array(
    record({ seed: nat(), writers: integer({ min: 2, max: 5 }) }).map((one) => ({
      ...one,
      ...which,
    })),
    { minLength: 15, maxLength: 15 },
  );

const settle = (
  which: Pick<Contest, 'isNew' | 'deletes' | 'stops'>,
  check: (outcomes: Told[], live: string[]) => void,
) =>
  assert(
    asyncProperty(contests(which), async (all) => {
      const ended = await inVirtualTime(Promise.all(all.map(contest)));
      for (const { outcomes, live } of ended) check(outcomes, live());
    }),
    { numRuns: 20, endOnFailure: true },
  );

const wonIn = (outcomes: Told[]): string[] =>
  outcomes.flatMap(({ won, writer }) => (won ? [writer] : []));

describe('S02 several gateways write one document at the same time, on a cluster', () => {
  it.each([
    ['S02 a version of a document', false],
    ['S02 a new document', true],
  ])('%s: one of them wins, all others are told so, and the document is there', (_, isNew) =>
    settle({ isNew, deletes: false, stops: false }, (outcomes, live) => {
      expect(wonIn(outcomes)).toHaveLength(1);
      expect(live).toEqual(wonIn(outcomes));
    }),
  );

  it.each([
    ['S02 a version of a document', false],
    ['S02 a new document', true],
  ])(
    '%s, where any of them may stop for minutes: none wins or one, and it is there once',
    (_, isNew) =>
      settle({ isNew, deletes: false, stops: true }, (outcomes, live) => {
        const won = wonIn(outcomes);
        expect(live).toHaveLength(1);
        if (won.length > 0) expect(live).toEqual(won);
      }),
  );

  it.each([false, true])(
    'S02 where one of them deletes it, it is gone only if that one, or nobody, was told yes (stops: %s)',
    (stops) =>
      settle({ isNew: false, deletes: true, stops }, (outcomes, live) => {
        const winner = wonIn(outcomes.filter(({ deletes }) => !deletes));
        const removed = outcomes.some(({ deletes, won }) => deletes && won);
        expect(winner.length + (removed ? 1 : 0)).toBeLessThanOrEqual(1);
        if (stops) expect(live.length).toBeLessThanOrEqual(1);
        if (!stops || winner.length > 0) expect(live).toEqual(winner);
      }),
  );
});
