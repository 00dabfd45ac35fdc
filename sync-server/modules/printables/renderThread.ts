import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { render, RenderTooLong, type RenderRequest } from './render';
import type { RenderAnswer } from './renderer';
import { writeThreadId } from './threadTime';

writeThreadId(workerData as Int32Array);
// Linux alone counts priority by thread; elsewhere the whole gateway would be slowed.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

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
