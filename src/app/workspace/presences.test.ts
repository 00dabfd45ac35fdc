import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Arrived } from '../../data/arrived';
import type { Presences } from '../../data/heldBack';
import type { OpenLocalData } from '../../data/openLocalData';
import type { SyncStatus } from '../../sync/status';
import { combinePresences, watchPresences } from './presences';

let arrived: Arrived;
vi.mock('../../data/arrived', async (original) => ({
  ...(await original<object>()),
  readArrived: async () => arrived,
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const NOTHING: Arrived = { workspace: false, published: false, catalogue: false };
const ALL: Arrived = { workspace: true, published: true, catalogue: true };

function open(first: Partial<SyncStatus>) {
  let status = { online: true, probed: true, outdated: null, ...first } as SyncStatus;
  const listeners = new Set<() => void>();
  const sync = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => status,
  };
  const shown: Presences[] = [];
  let isOver = false;
  watchPresences({} as OpenLocalData, sync).subscribe({
    next: (presences) => shown.push(presences),
    complete: () => (isOver = true),
  });
  const set = (change: Partial<SyncStatus>) => {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };
  return { newest: () => shown.at(-1), isOver: () => isOver, set, listeners };
}

it.each<[string, Partial<SyncStatus>, 'coming' | 'cut']>([
  ['before the server was asked', { online: false, probed: false }, 'coming'],
  ['with a server', {}, 'coming'],
  ['without a network', { online: false }, 'cut'],
  ['with a server that must be updated first', { outdated: 'gateway' }, 'cut'],
])('%s what is missing is %s', async (_, status, expected) => {
  arrived = NOTHING;
  const { newest } = open(status);
  await vi.advanceTimersByTimeAsync(0);
  expect(newest()).toEqual({ workspace: expected, published: expected, catalogue: expected });
});

it('each part is here once it has come, also where another tab fetched it', async () => {
  arrived = NOTHING;
  const { newest, isOver, listeners } = open({});
  await vi.advanceTimersByTimeAsync(0);
  arrived = { ...ALL, catalogue: false };
  await vi.advanceTimersByTimeAsync(1000);
  expect(newest()).toEqual({ workspace: 'here', published: 'here', catalogue: 'coming' });
  expect(newest() && combinePresences(newest() as Presences)).toBe('coming');
  arrived = ALL;
  await vi.advanceTimersByTimeAsync(1000);
  expect(newest()).toEqual({ workspace: 'here', published: 'here', catalogue: 'here' });
  expect([isOver(), listeners.size]).toEqual([true, 0]);
});

it('a network that breaks off is told at once, and so is its return', async () => {
  arrived = NOTHING;
  const { newest, set } = open({});
  await vi.advanceTimersByTimeAsync(0);
  set({ online: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(newest()?.workspace).toBe('cut');
  set({ online: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(newest()?.workspace).toBe('coming');
});
