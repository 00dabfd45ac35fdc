import { afterEach, expect, it, vi } from 'vitest';
import { endWorkers } from './endings';
import { nutritionClient, NutritionUnavailable } from './nutritionClient';

class SilentWorker extends EventTarget {
  static ended = 0;
  postMessage(): void {
    // Nothing comes back.
  }
  terminate(): void {
    SilentWorker.ended += 1;
  }
}

afterEach(() => vi.unstubAllGlobals());

it('S03 closing a workspace ends the worker that holds its foods, and needs none to be there', async () => {
  endWorkers();
  vi.stubGlobal('Worker', SilentWorker);
  const search = nutritionClient().search('gạo');
  endWorkers();
  await expect(search).rejects.toBeInstanceOf(NutritionUnavailable);
  expect(SilentWorker.ended).toBe(1);
});
