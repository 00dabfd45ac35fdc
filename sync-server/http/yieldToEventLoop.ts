import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which others get their turn. */
const STRETCH = 12;

/**
 * For long work in small steps: called between them it lets the event loop go on every few milliseconds.
 * @returns resolves at once where little time has passed
 */
export function createYieldToEventLoop(stretch = STRETCH): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretch) return;
    await nextTurn();
    since = performance.now();
  };
}
