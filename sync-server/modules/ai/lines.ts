import type { Request, Response } from 'express';
import { AI_LINES, type AiLine } from '../../../src/api/ai';
import { wholeStrings } from '../../../src/domain/practice/ai/partialJson';
import { AppError } from '../../../src/domain/protocol/errors';

/** Milliseconds between two signs of life; a device gives up after thirty seconds of silence. */
const BEAT = 5000;
/** Milliseconds in which what is written is told at most once. */
const OFTEN = 50;

const HEADERS = {
  'Content-Type': `${AI_LINES}; charset=utf-8`,
  'Cache-Control': 'no-store, no-transform',
  // Reverse proxies must hand on each line at once.
  'X-Accel-Buffering': 'no',
};

/** Whether the caller reads an answer while it is written. */
export const readsLines = (req: Request): boolean => (req.get('accept') ?? '') === AI_LINES;

/** Tells the paragraphs that are whole; a text that begins anew takes back what was told. */
function createTelling(write: (line: AiLine) => void) {
  let told = 0;
  let before = '';
  let last = 0;
  return (soFar: string): void => {
    if (soFar.length < before.length && told > 0) {
      told = 0;
      write({ type: 'again' });
    }
    before = soFar;
    const now = performance.now();
    if (now - last < OFTEN) return;
    last = now;
    for (const text of wholeStrings(soFar, 'paragraphs').slice(told)) {
      told += 1;
      write({ type: 'paragraph', text });
    }
  };
}

/**
 * Runs `work` and writes its answer line by line; an error is the last line, since the answer has begun well.
 * @param work gets what the model wrote so far to `onText`
 * @returns the answer, which was sent; undefined where an error was
 */
export async function answerInLines<T extends object>(
  res: Response,
  work: (onText: (soFar: string) => void) => Promise<T>,
): Promise<T | undefined> {
  res.writeHead(200, HEADERS);
  const write = (line: AiLine): void => {
    if (!res.writableEnded && !res.destroyed) res.write(`${JSON.stringify(line)}\n`);
  };
  write({ type: 'beat' });
  const beats = setInterval(() => write({ type: 'beat' }), BEAT);
  try {
    const answer = await work(createTelling(write));
    write({ type: 'answer', answer: { success: true, ...answer } });
    res.end();
    return answer;
  } catch (error) {
    write({ type: 'error', code: error instanceof AppError ? error.code : 'internal' });
    res.end();
    // An error behind the last line would cut the connection before that line has left.
    if (error instanceof AppError) return undefined;
    throw error;
  } finally {
    clearInterval(beats);
  }
}
