import { Worker } from 'node:worker_threads';
import { AppError } from '../../../src/domain/protocol/errors';
import { createFairQueue, type FairQueueOptions } from '../../http/fairQueue';
import { projectPath } from '../../project';
import type { Letter, Rendered, RenderRequest } from './render';
import { createThreadId, limitThreadTime, readThreadTime } from './threadTime';

export type RenderAnswer = Rendered | { isTooLong: true } | { error: string };
type Document = Pick<RenderRequest, 'printable' | 'files'>;

/** Milliseconds that one document may compute; a plan of a month with images takes a few seconds. */
const DRAW_TIMEOUT = 30_000;
/** Documents above this take seconds and get a thread of their own, so that short ones do not wait. */
const LONG = 100_000;
/** MiB that a thread may use before it is ended. */
const MEMORY = { short: 192, long: 384 };
type Lane = keyof typeof MEMORY;
/** One at a time per lane; accounts take turns. */
const TURNS: FairQueueOptions = {
  atOnce: 1,
  perKey: 1,
  mostWaiting: 5,
  mostWaitingInAll: 100,
  patience: 60_000,
};

interface Thread {
  worker: Worker;
  /** Milliseconds; undefined where the system does not say. */
  computed(): number | undefined;
}

function startThread(lane: Lane): Thread {
  const id = createThreadId();
  const worker = new Worker(projectPath('dist', 'server', 'render-thread.js'), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY[lane] },
    workerData: id,
  });
  worker.unref();
  return { worker, computed: () => readThreadTime(id) };
}

/**
 * @param timeout milliseconds of computing
 * @throws Error when the thread ends or does not answer in time
 */
function ask(thread: Thread, request: RenderRequest, timeout: number): Promise<RenderAnswer> {
  const { worker } = thread;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      stopLimit();
      // Remove one by one: removing all would take Node's own listeners, and the thread would never answer again.
      worker.off('message', answered).off('error', failed).off('exit', ended);
    };
    const answered = (answer: RenderAnswer): void => {
      leave();
      resolve(answer);
    };
    const failed = (error: Error): void => {
      leave();
      reject(error);
    };
    const ended = (): void => failed(new Error('the thread ended'));
    const tooLong = (): void => failed(new Error('drawing took too long'));
    const stopLimit = limitThreadTime(thread.computed, timeout, tooLong);
    worker.on('message', answered).on('error', failed).on('exit', ended);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(request);
  });
}

/** Threads start with their first document; one that hangs or dies is replaced. */
export interface DocumentRenderer {
  /**
   * @param key account, for turns
   * @throws AppError server_busy where too many wait, document_too_long; Error where it could not be drawn
   */
  pdf(key: string, document: Document): Promise<Uint8Array<ArrayBuffer>>;
  preview(key: string, document: Document, letter: Letter): Promise<string>;
  mail(key: string, document: Document, letter: Letter): Promise<Required<Rendered>>;
  stop(): Promise<void>;
}

function createLane(lane: Lane, timeout: number) {
  const turns = createFairQueue(TURNS);
  let thread: Thread | undefined;
  const stop = async (): Promise<void> => {
    const ended = thread;
    thread = undefined;
    await ended?.worker.terminate();
  };
  const draw = async (request: RenderRequest): Promise<Rendered> => {
    thread ??= startThread(lane);
    let answer: RenderAnswer;
    try {
      answer = await ask(thread, request, timeout);
    } catch (error) {
      await stop();
      throw error;
    }
    if ('error' in answer) throw new Error(`The document was not drawn: ${answer.error}`);
    if ('isTooLong' in answer) throw new AppError('document_too_long');
    return answer;
  };
  return {
    run: (key: string, request: RenderRequest) => turns.run(key, () => draw(request)),
    stop,
  };
}

const chooseLane = ({ printable, files }: RenderRequest): Lane => {
  const images = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  return JSON.stringify(printable).length + images > LONG ? 'long' : 'short';
};

export function createDocumentRenderer(timeout = DRAW_TIMEOUT): DocumentRenderer {
  const lanes = { short: createLane('short', timeout), long: createLane('long', timeout) };
  const inTurn = async (key: string, request: RenderRequest): Promise<Required<Rendered>> => {
    const drawn = await lanes[chooseLane(request)].run(key, request);
    const { pdf = new Uint8Array(), html = '', text = '' } = drawn;
    return { pdf, html, text };
  };
  return {
    pdf: async (key, document) => (await inTurn(key, { ...document, wanted: 'pdf' })).pdf,
    preview: async (key, document, letter) =>
      (await inTurn(key, { ...document, wanted: 'preview', letter })).html,
    mail: (key, document, letter) => inTurn(key, { ...document, wanted: 'mail', letter }),
    stop: async () => {
      await Promise.all([lanes.short.stop(), lanes.long.stop()]);
    },
  };
}
