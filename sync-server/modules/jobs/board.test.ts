import { describe, expect, it } from 'vitest';
import { CouchRefused, CouchUnavailable, type CouchDatabase } from '../../couch/client';
import { createLogger } from '../../http/log';
import { createJobBoard, dueIn } from './board';
import { jobDocument, type StoredJob } from './jobRecords';

const at = new Date('2026-11-26T01:00:00.000Z');
const inAMinute = new Date(at.getTime() + 60_000).toISOString();

function buildJob(id: string, rev = '1-a'): StoredJob {
  const times = { createdAt: at.toISOString(), queuedAt: at.toISOString(), runAfter: inAMinute };
  const job = { kind: 'test', payload: {}, state: 'queued' as const, attempts: 0, ...times };
  return { ...jobDocument(`job:${id}`, job, at), _rev: rev };
}

function createBoard(listed: StoredJob[], copies = 3) {
  const world = {
    steady: 0,
    whileListing: () => {},
    whileFollowing: () => {},
  };
  const database = {
    copies: () => Promise.resolve(copies),
    lastSeq: () => Promise.resolve('9'),
    list: async () => {
      const rows = listed.map((doc) => ({ id: doc._id, doc }));
      world.whileListing();
      return rows;
    },
    changes: async () => {
      world.whileFollowing();
      return { rows: [], lastSeq: '9', pending: 0 };
    },
  } as unknown as CouchDatabase<StoredJob>;
  const board = createJobBoard(database, createLogger('silent'), () => world.steady);
  return { board, world };
}

describe('S02 jobs that the copy which is read does not have yet', () => {
  it.each(['before', 'while'])(
    'S02 one that this gateway stores %s it reads all of them is kept, and may run at once',
    async (when) => {
      const { board, world } = createBoard([]);
      const own = buildJob('own');
      const store = (): void => {
        board.note(own);
        board.release(own._id);
      };
      if (when === 'before') store();
      else world.whileListing = store;
      await board.refresh();
      const openJob = board.find(own._id);
      expect(openJob && dueIn(openJob, { wall: at.getTime(), steady: 0 })).toBe(0);
    },
  );

  it('S02 one that the first list lacked, and no feed names, is found a second later', async () => {
    const listed: StoredJob[] = [];
    const { board, world } = createBoard(listed);
    await board.refresh();
    listed.push(buildJob('late'));
    await board.refresh();
    expect(board.find('job:late')).toBeUndefined();
    expect(board.readsAllIn()).toBe(1_000);
    world.steady += 1_000;
    await board.refresh();
    expect(board.find('job:late')).toBeDefined();
  });

  it('S02 a second read that fails is made again, and a third comes minutes later', async () => {
    const listed: StoredJob[] = [];
    const { board, world } = createBoard(listed);
    await board.refresh();
    listed.push(buildJob('late'));
    world.steady += 1_000;
    world.whileListing = () => {
      throw new CouchUnavailable('away');
    };
    await expect(board.refresh()).rejects.toThrow('away');
    world.whileListing = () => {};
    await board.refresh();
    expect(board.find('job:late')).toBeDefined();
    expect(board.readsAllIn()).toBe(600_000);
  });

  it('S02 one that a read did not find is looked for again, also where that happens meanwhile', async () => {
    const { board, world } = createBoard([buildJob('there')]);
    await board.refresh();
    board.remove('job:there');
    await board.refresh();
    expect(board.find('job:there')).toBeUndefined();
    world.steady += 1_000;
    await board.refresh();
    expect(board.find('job:there')).toBeDefined();
    world.steady += 600_000;
    world.whileListing = () => board.remove('job:there');
    await board.refresh();
    expect(board.readsAllIn()).toBe(1_000);
  });

  it('S02 with one copy everything is read once', async () => {
    const { board } = createBoard([buildJob('there')], 1);
    await board.refresh();
    board.remove('job:there');
    expect(board.readsAllIn()).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('S02 what is known of a job', () => {
  it('S02 is its newest revision, whichever way that came', async () => {
    const listed = [buildJob('one', '3-c'), buildJob('two', '1-a')];
    const { board } = createBoard(listed);
    board.note(buildJob('one', '1-a'));
    board.note(buildJob('two', '2-b'));
    await board.refresh();
    expect(board.find('job:one')?.rev).toBe('3-c');
    expect(board.find('job:two')?.rev).toBe('2-b');
  });

  it('S02 is nothing once the database was replaced', async () => {
    const listed = [buildJob('before', '5-e')];
    const { board, world } = createBoard(listed);
    await board.refresh();
    world.whileFollowing = () => {
      throw new CouchRefused(404, 'not_found', 'no_db_file');
    };
    await expect(board.refresh()).rejects.toThrow('no_db_file');
    world.whileFollowing = () => {};
    listed.splice(0, 1, buildJob('after'));
    await board.refresh();
    expect([...board.all()].map(({ id }) => id)).toEqual(['job:after']);
  });
});
