import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { of } from 'rxjs';
import type { OpenLocalData } from '../data/openLocalData';
import type { createSync as CreateSync } from './createSync';
import type { Engine, startEngine as StartEngine } from './engine';
import { createSession } from '../gateway/session';

vi.mock('./engine', () => ({ startEngine: vi.fn<typeof StartEngine>() }));

let createSync: typeof CreateSync;
let startEngine: typeof StartEngine;

// A file before this one may have loaded both as they are.
beforeAll(async () => {
  vi.resetModules();
  ({ startEngine } = await import('./engine'));
  ({ createSync } = await import('./createSync'));
});

const local = {
  account: { accountId: 'a1', workspaceId: 'w1' },
  device: { recall: async () => undefined },
  decisions: { all$: of([]) },
  imageFiles: { connect: () => undefined },
} as unknown as OpenLocalData;
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const full = new DOMException('full', 'QuotaExceededError');

const engine: Engine = { retryNow: () => undefined, stop: async () => undefined };

describe('S02 the start of replication in a tab', () => {
  const errors: unknown[] = [];
  function report(this: unknown, error: unknown): void {
    if (this !== undefined) throw new TypeError('Illegal invocation');
    errors.push(error);
  }
  const make = () => createSync(local, createSession({ fetch, storage }), report);
  beforeEach(() => {
    // Node has locks too; without them this tab leads at once.
    vi.stubGlobal('navigator', {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.mocked(startEngine).mockReset();
    errors.length = 0;
  });

  it('S02 a start that fails while replication is ended begins nothing on a closed database', async () => {
    let fail: ((error: unknown) => void) | undefined;
    vi.mocked(startEngine).mockReturnValue(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    const sync = make();
    sync.start();
    await vi.advanceTimersByTimeAsync(50);
    const stopped = sync.stop();
    fail?.(full);
    await stopped;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(errors).toContain(full);
    expect(startEngine).toHaveBeenCalledTimes(1);
  });

  it('S02 a start that fails for whatever reason is told and tried again', async () => {
    const failure = new Error('odd');
    vi.mocked(startEngine).mockRejectedValueOnce(failure).mockResolvedValue(engine);
    const sync = make();
    sync.start();
    await vi.advanceTimersByTimeAsync(50);
    expect(errors).toContain(failure);
    expect(startEngine).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(startEngine).toHaveBeenCalledTimes(2);
    await sync.stop();
  });
});
