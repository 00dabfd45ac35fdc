import type { Request, Response } from 'express';
import { AI_LINES, type AiLine } from '../../../src/api/ai';
import { wholeStrings } from '../../../src/domain/practice/ai/partialJson';
import { AppError } from '../../../src/domain/protocol/errors';

/** Milliseconds; a device gives up after thirty seconds of silence. */
const BEAT = 5000;
const OFTEN = 50;

const HEADERS = {
  'Content-Type': `${AI_LINES}; charset=utf-8`,
  'Cache-Control': 'no-store, no-transform',
  // Keeps reverse proxies from buffering.
  'X-Accel-Buffering': 'no',
};

export const readsLines = (req: Request): boolean => (req.get('accept') ?? '') === AI_LINES;

function createTelling(write: (line: AiLine) => void) {
  let sentLength = 0;
  let before = '';
  let last = 0;
  return (soFar: string): void => {
    if (soFar.length < before.length && sentLength > 0) {
      sentLength = 0;
      write({ type: 'again' });
    }
    before = soFar;
    const now = performance.now();
    if (now - last < OFTEN) return;
    last = now;
    for (const text of wholeStrings(soFar, 'paragraphs').slice(sentLength)) {
      sentLength += 1;
      write({ type: 'paragraph', text });
    }
  };
}

/**
 * An error becomes the last line, since status 200 was already sent.
 * @returns the answer sent, or undefined after an error
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
    // Passing the error on would cut the connection before the last line was sent.
    if (error instanceof AppError) return undefined;
    throw error;
  } finally {
    clearInterval(beats);
  }
}
