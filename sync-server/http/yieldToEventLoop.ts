import { setImmediate as nextTurn } from 'node:timers/promises';

const STRETCH = 12;

export function createYieldToEventLoop(stretch = STRETCH): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretch) return;
    await nextTurn();
    since = performance.now();
  };
}
