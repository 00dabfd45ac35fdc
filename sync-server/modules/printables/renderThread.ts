import { parentPort } from 'node:worker_threads';
import { render, RenderTooLong, type RenderRequest } from './render';
import type { RenderAnswer } from './renderer';

parentPort?.on('message', (request: RenderRequest) => {
  let answer: RenderAnswer;
  try {
    answer = render(request);
  } catch (error) {
    answer =
      error instanceof RenderTooLong
        ? { isTooLong: true }
        : { error: error instanceof Error ? error.message : 'unknown' };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer);
});
