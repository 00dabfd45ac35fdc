import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLockName } from '../databaseName';
import { takeAlone, takeShared } from './locks';

const NAME = 'bualanh-w-a';

interface Request {
  name: string;
  mode: LockMode;
  grant: () => Promise<unknown>;
  granted: boolean;
}

class Locks {
  private queue: Request[] = [];

  request(
    name: string,
    options: { mode?: LockMode; signal?: AbortSignal },
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const one: Request = {
        name,
        mode: options.mode ?? 'exclusive',
        granted: false,
        grant: async () => {
          await work();
          this.leave(one);
          resolve(undefined);
        },
      };
      options.signal?.addEventListener('abort', () => {
        if (one.granted) return;
        this.leave(one);
        reject(new DOMException('aborted', 'AbortError'));
      });
      this.queue.push(one);
      this.serve();
    });
  }

  query(): Promise<{ pending: { name: string }[] }> {
    return Promise.resolve({ pending: this.queue.filter(({ granted }) => !granted) });
  }

  private leave(one: Request): void {
    this.queue = this.queue.filter((other) => other !== one);
    this.serve();
  }

  private serve(): void {
    for (const one of this.queue) {
      const before = this.queue.slice(0, this.queue.indexOf(one));
      const same = before.filter(({ name }) => name === one.name);
      const free = same.every(({ mode, granted }) => granted && mode === 'shared');
      if (one.granted || (one.mode === 'shared' ? !free : same.length > 0)) continue;
      one.granted = true;
      void one.grant();
    }
  }
}

let locks: Locks;
beforeEach(() => {
  locks = new Locks();
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => vi.unstubAllGlobals());

const settled = async (promise: Promise<unknown>): Promise<boolean> => {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise((resolve) => setTimeout(resolve, 5));
  return done;
};

it('S02 a tab that has the database open keeps others from migrating, and lets its own kind in', async () => {
  const release = await takeShared(NAME);
  expect(await settled(takeShared(NAME).then((other) => other()))).toBe(true);
  const alone = takeAlone(NAME);
  expect(await settled(alone)).toBe(false);
  release();
  const end = await alone;
  const next = takeShared(NAME);
  expect(await settled(next)).toBe(false);
  end();
  expect(await settled(next)).toBe(true);
});

it('S02 a wait that is given up leaves nothing locked', async () => {
  const close = await takeShared(NAME);
  const abort = new AbortController();
  const alone = takeAlone(NAME, abort.signal);
  const failed = expect(alone).rejects.toMatchObject({ name: 'AbortError' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  abort.abort();
  await failed;
  expect(await settled(takeShared(NAME))).toBe(true);
  close();
  const { pending } = await locks.query();
  expect(pending.filter(({ name }) => name === openLockName(NAME))).toEqual([]);
});
