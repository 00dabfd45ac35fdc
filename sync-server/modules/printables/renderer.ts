import { Worker } from 'node:worker_threads';
import { AppError } from '../../../src/domain/protocol/errors';
import { createFairQueue, type FairQueueOptions } from '../../http/fairQueue';
import { projectPath } from '../../project';
import type { Letter, Rendered, RenderRequest } from './render';

export type RenderAnswer = Rendered | { isTooLong: true } | { error: string };
type Document = Pick<RenderRequest, 'printable' | 'files'>;

/** Milliseconds for one document; a plan of a month with images takes a few seconds. */
const DRAW_TIMEOUT = 30_000;
/**
 * Bytes of a document above which it is long: it takes seconds, and is drawn in a thread of its own, so that the papers of a
 * day do not wait for it.
 */
const LONG = 100_000;
/** MiB that a thread may use before it is ended. */
const MEMORY = { short: 192, long: 384 };
type Lane = keyof typeof MEMORY;
/** One document of a lane at a time; an account waits behind its own, not behind those of another. */
const TURNS: FairQueueOptions = {
  atOnce: 1,
  perKey: 1,
  mostWaiting: 5,
  mostWaitingInAll: 100,
  patience: 60_000,
};

/** The thread; from the sources, too, the built one runs. */
function startThread(lane: Lane): Worker {
  const thread = new Worker(projectPath('dist', 'server', 'render-thread.js'), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY[lane] },
  });
  thread.unref();
  return thread;
}

/** Asks the thread for one document. @throws Error when it ends, or does not answer in time (milliseconds) */
function ask(thread: Worker, request: RenderRequest, timeout: number): Promise<RenderAnswer> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      // One by one: a thread without its own listeners of Node never answers again.
      thread.off('message', answered).off('error', failed).off('exit', ended);
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
    const timer = setTimeout(() => failed(new Error('drawing took too long')), timeout);
    thread.on('message', answered).on('error', failed).on('exit', ended);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(request);
  });
}

/**
 * Draws documents in threads of their own: a long one takes seconds, in which the gateway goes on answering, and short ones are
 * drawn. A thread starts with its first document; one that hangs or dies is ended, and the next document gets another.
 */
export interface DocumentRenderer {
  /**
   * @param key whose document it is
   * @throws AppError server_busy where too many wait, document_too_long; Error where it could not be drawn
   */
  pdf(key: string, document: Document): Promise<Uint8Array<ArrayBuffer>>;
  /** A mail as it is looked at before it is sent, its images within. @throws as `pdf` does */
  preview(key: string, document: Document, letter: Letter): Promise<string>;
  /** A mail and its paper. @throws as `pdf` does */
  mail(key: string, document: Document, letter: Letter): Promise<Required<Rendered>>;
  /** Ends the threads; what they draw is lost. */
  stop(): Promise<void>;
}

/** Draws documents one after another in a thread of its own. */
function createLane(lane: Lane, timeout: number) {
  const turns = createFairQueue(TURNS);
  let thread: Worker | undefined;
  const stop = async (): Promise<void> => {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
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

const laneOf = ({ printable, files }: RenderRequest): Lane => {
  const images = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  return JSON.stringify(printable).length + images > LONG ? 'long' : 'short';
};

/** @param timeout milliseconds for one document */
export function createDocumentRenderer(timeout = DRAW_TIMEOUT): DocumentRenderer {
  const lanes = { short: createLane('short', timeout), long: createLane('long', timeout) };
  const inTurn = async (key: string, request: RenderRequest): Promise<Required<Rendered>> => {
    const drawn = await lanes[laneOf(request)].run(key, request);
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
