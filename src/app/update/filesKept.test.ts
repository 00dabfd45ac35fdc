import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { keepFiles } from '../../platform/serviceWorker';
import { filesKept, forgetFilesKept, keepEntryFiles } from './filesKept';

const keep = vi.hoisted(() => vi.fn<typeof keepFiles>());
vi.mock('../../platform/serviceWorker', () => ({ keepFiles: keep }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('reportError', (error: unknown) => expect(error).toBeUndefined());
  keep.mockReset();
  forgetFilesKept();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('S04 files of an entry that are kept for work without a network', () => {
  it('are asked for again where the network went away meanwhile', async () => {
    keep.mockResolvedValueOnce('failed').mockResolvedValueOnce('failed').mockResolvedValue('first');
    keepEntryFiles('admin');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keep.mock.calls).toEqual([[['admin']], [['admin']], [['admin']]]);
    expect(filesKept.getSnapshot()).toBe(true);
  });

  it('are asked for once a minute at most, and those that come later behind the others', async () => {
    keep.mockResolvedValue('failed');
    keepEntryFiles('expert', ['idle']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(keep.mock.calls.length).toBeLessThan(20);
    expect(keep.mock.calls.every(([groups]) => groups[0] === 'expert')).toBe(true);
    keep.mockResolvedValue('again');
    await vi.advanceTimersByTimeAsync(70_000);
    expect(keep).toHaveBeenLastCalledWith(['idle']);
  });

  it('are not asked for where the browser has no service worker', async () => {
    vi.stubGlobal('navigator', {});
    keepEntryFiles('admin');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keep).not.toHaveBeenCalled();
  });
});
