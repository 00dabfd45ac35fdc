import { afterEach, describe, expect, it, vi } from 'vitest';
import { askQuestion } from './useAnswer';

const dead = () => Promise.reject(new Error('dead'));
const silent = () => new Promise<string>(() => undefined);

describe('S03 answers of the worker', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are taken when they come', async () => {
    expect(await askQuestion({ inWorker: async () => 'worker', here: () => 'page' })).toBe(
      'worker',
    );
  });

  it('are computed by the page when the worker is dead', async () => {
    expect(await askQuestion({ inWorker: dead, here: () => 'page' })).toBe('page');
  });

  it('are computed by the page after a second of silence', async () => {
    vi.useFakeTimers();
    const seen = vi.fn();
    void askQuestion({ inWorker: silent, here: () => 'page' }).then(seen);
    await vi.advanceTimersByTimeAsync(999);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledWith('page');
  });
});
