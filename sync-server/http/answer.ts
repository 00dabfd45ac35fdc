import { Readable } from 'node:stream';
import type { Response } from 'express';
import { jsonBuffers } from './jsonText';

export interface FetchPatience {
  silence: number;
  whole: number;
}

/** The app waits two minutes; a phone that loses its network briefly is back within 30 s. */
const FETCH: FetchPatience = { silence: 30_000, whole: 150_000 };
const PIECE = 64 * 1024;

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

function* splitPieces(buffers: readonly Buffer[]): Generator<Buffer> {
  for (const bytes of buffers)
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

export function sendPieces(
  res: Response,
  buffers: readonly Buffer[],
  patience?: FetchPatience,
): void {
  cutUnread(res, patience);
  Readable.from(splitPieces(buffers)).pipe(res);
}

/**
 * Paced by the reader; a caller who does not read is cut.
 * @param hold told how many bytes are in memory; throws when there is no room
 * @returns when all is produced; sending continues
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

export class FileAnswer {
  constructor(
    readonly type: string,
    readonly bytes: Buffer,
  ) {}
}

/**
 * Paced by the reader, holding the bytes until then; a caller who does not read is cut.
 * @param hold told how many bytes are in memory; throws when there is no room
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
