import { Readable } from 'node:stream';
import type { Response } from 'express';
import { jsonBuffers } from './jsonText';

/** Milliseconds in which an answer has to be fetched: the app itself waits for two minutes. */
const FETCH_WITHIN = 150_000;

/**
 * Sends JSON piece by piece, no faster than it is read. Who does not fetch it is cut.
 * @param hold told how many bytes wait in memory; throws where there is no room
 * @returns when all of it is made; sending it goes on
 * @throws what `hold` throws, before anything was sent
 */
export async function sendJson(
  res: Response,
  answer: object,
  hold: (bytes: number) => void,
): Promise<void> {
  const buffers = await jsonBuffers(answer, hold);
  if (res.closed) return;
  res.type('json');
  const [only] = buffers;
  if (buffers.length === 1 && only) {
    res.set('Content-Length', String(only.length));
    res.end(only);
    return;
  }
  const late = setTimeout(() => res.destroy(), FETCH_WITHIN);
  res.once('close', () => clearTimeout(late));
  Readable.from(buffers).pipe(res);
}
