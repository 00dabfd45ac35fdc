import { parentPort } from 'node:worker_threads';
import { renderPdf } from '../../../src/printables/pdf/pdf';
import type { DrawAnswer, DrawRequest } from './renderer';

/** Draws one document after another, beside the thread that answers calls. An error of drawing is answered. */
parentPort?.on('message', ({ printable, files }: DrawRequest) => {
  let answer: DrawAnswer;
  try {
    answer = { pdf: renderPdf(printable, files) };
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : 'unknown' };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer);
});
