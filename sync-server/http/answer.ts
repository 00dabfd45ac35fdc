import { Readable } from 'node:stream';
import type { Response } from 'express';
import { jsonBuffers } from './jsonText';

/** Milliseconds in which an answer has to be fetched. */
export interface FetchPatience {
  /** From one piece that was taken to the next. */
  silence: number;
  /** All of it. */
  whole: number;
}

/** The app itself waits for two minutes; a phone in a lift comes back within half of one. */
const FETCH: FetchPatience = { silence: 30_000, whole: 150_000 };
/** Bytes handed on at a time; what has been taken of them is known by the next. */
const PIECE = 64 * 1024;

/** Cuts an answer that is not read, or too slowly: what it holds is missing for others. */
export function cutUnread(res: Response, { silence, whole }: FetchPatience = FETCH): void {
  const cut = (): void => void res.destroy();
  const late = setTimeout(cut, whole);
  const silent = setTimeout(cut, silence);
  res.on('drain', () => silent.refresh());
  res.once('close', () => {
    clearTimeout(late);
    clearTimeout(silent);
  });
}

function* piecesOf(buffers: readonly Buffer[]): Generator<Buffer> {
  for (const bytes of buffers)
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** Sends bytes that are there no faster than they are read, as the body of an answer. */
export function sendPieces(
  res: Response,
  buffers: readonly Buffer[],
  patience?: FetchPatience,
): void {
  cutUnread(res, patience);
  Readable.from(piecesOf(buffers)).pipe(res);
}

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
  sendPieces(res, buffers);
}

/** A file as an answer of a route. */
export class FileAnswer {
  constructor(
    readonly type: string,
    readonly bytes: Buffer,
  ) {}
}

/**
 * Sends a file no faster than it is read, and holds its bytes until then. Who does not fetch it is cut.
 * @param hold told how many bytes wait in memory; throws where there is no room
 * @param patience only for tests
 * @throws what `hold` throws, before anything was sent
 */
export function sendFile(
  res: Response,
  { type, bytes }: FileAnswer,
  hold: (bytes: number) => void,
  patience?: FetchPatience,
): void {
  hold(bytes.length);
  if (res.closed) return;
  res.type(type).set('Content-Length', String(bytes.length));
  sendPieces(res, [bytes], patience);
}
