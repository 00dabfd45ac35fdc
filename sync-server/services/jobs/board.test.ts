import { describe, expect, it } from 'vitest';
import type { CouchDatabase } from '../../couch/client';
import { createLogger } from '../../http/log';
import { createJobBoard, dueIn } from './board';
import { jobDocument, type StoredJob } from './documents';

const at = new Date('2026-11-26T01:00:00.000Z');
const inAMinute = new Date(at.getTime() + 60_000).toISOString();

const jobOf = (id: string): StoredJob => ({
  ...jobDocument(
    `job:${id}`,
    {
      kind: 'test',
      payload: {},
      state: 'queued',
      attempts: 0,
      createdAt: at.toISOString(),
      queuedAt: at.toISOString(),
      runAfter: inAMinute,
    },
    at,
  ),
  _rev: '1-a',
});

/** A board on a cluster whose lists hold `listed`, and whose feed names nothing. */
function boardOf(listed: StoredJob[], whileListing: () => void = () => undefined) {
  const clock = { steady: 0 };
  const database = {
    lastSeq: () => Promise.resolve('9'),
    list: () => {
      const rows = listed.map((doc) => ({ id: doc._id, doc }));
      whileListing();
      return Promise.resolve(rows);
    },
    changes: () => Promise.resolve({ rows: [], lastSeq: '9', pending: 0 }),
  } as unknown as CouchDatabase<StoredJob>;
  const board = createJobBoard(database, createLogger('silent'), () => clock.steady);
  return { board, clock };
}

describe('S02 jobs of which one copy of the database has nothing yet', () => {
  it('S02 one that this gateway stores while it reads all of them is kept, and may run at once', async () => {
    const own = jobOf('own');
    const { board } = boardOf([], () => {
      board.note(own);
      board.release(own._id);
    });
    await board.refresh();
    const found = board.find(own._id);
    expect(found && dueIn(found, { wall: at.getTime(), steady: 0 })).toBe(0);
  });

  it('S02 one that the first list lacked, and no feed names, is found a second later', async () => {
    const listed: StoredJob[] = [];
    const { board, clock } = boardOf(listed);
    await board.refresh();
    listed.push(jobOf('late'));
    await board.refresh();
    expect(board.find('job:late')).toBeUndefined();
    clock.steady += 1_000;
    await board.refresh();
    expect(board.find('job:late')).toBeDefined();
  });

  it('S02 one that a read did not find is looked for again', async () => {
    const { board, clock } = boardOf([jobOf('there')]);
    await board.refresh();
    clock.steady += 1_000;
    await board.refresh();
    board.remove('job:there');
    await board.refresh();
    expect(board.find('job:there')).toBeUndefined();
    clock.steady += 1_000;
    await board.refresh();
    expect(board.find('job:there')).toBeDefined();
  });
});
