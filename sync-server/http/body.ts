import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request } from 'express';
import rawBody from 'raw-body';
import { AppError } from '../../src/domain/protocol/errors';
import { parseJson, type LongList } from './jsonText';
import { inTurn } from './turns';

export interface BodyPatience {
  silence: number;
  whole: number;
}

/** A slow mobile network needs two minutes for a week of offline changes. */
const SIGNED_IN: BodyPatience = { silence: 10_000, whole: 150_000 };
/** A name and a password fit in one packet. */
const STRANGER: BodyPatience = { silence: 5_000, whole: 10_000 };

export interface BodyOptions {
  limit: number;
  list?: LongList | undefined;
  isStranger: boolean;
  hold: (bytes: number) => void;
  sent?: (bytes: number) => void;
  handOver?: (cut: () => void) => void;
  patience?: BodyPatience;
}

function hasBody(req: Request): boolean {
  const length = req.headers['content-length'];
  return req.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** @throws AppError invalid_json for an unknown encoding, or any from strangers */
function uncompressed(req: Request, isStranger: boolean): Readable {
  const encoding = (req.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding === 'identity') return req;
  if (isStranger) throw new AppError('invalid_json');
  switch (encoding) {
    case 'gzip':
      return req.pipe(createGunzip());
    case 'deflate':
      return req.pipe(createInflate());
    case 'br':
      return req.pipe(createBrotliDecompress());
    default:
      throw new AppError('invalid_json');
  }
}

const isDamaged = (error: unknown): boolean =>
  error instanceof Error && 'errno' in error && !('type' in error);

function watch(req: Request, patience: BodyPatience, cut: (error: AppError) => void): () => void {
  let isWatching = true;
  // Those of a crowd are late in the same moment.
  const late = (): void => inTurn(() => isWatching && cut(new AppError('request_timeout')));
  const whole = setTimeout(late, patience.whole);
  const silence = setTimeout(late, patience.silence);
  const heard = (): void => void silence.refresh();
  req.on('data', heard);
  return () => {
    isWatching = false;
    req.off('data', heard);
    clearTimeout(whole);
    clearTimeout(silence);
  };
}

async function collect(req: Request, options: BodyOptions): Promise<Buffer> {
  const { limit, isStranger, hold, patience = isStranger ? STRANGER : SIGNED_IN } = options;
  if (Number(req.headers['content-length']) > limit)
    throw new AppError('request_too_large', { limitBytes: limit });
  const source = uncompressed(req, isStranger);
  let bytes = 0;
  let refused: unknown;
  const refuse = (error: unknown): void => {
    refused ??= error;
    source.emit('error', error);
  };
  options.handOver?.(() => refuse(new AppError('server_busy')));
  source.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    try {
      // Counted after inflating: a hundred bytes may become a megabyte.
      if (!refused) hold(bytes);
    } catch (error) {
      refuse(error);
    }
  });
  const unwatch = watch(req, patience, refuse);
  req.once('aborted', () => source !== req && source.destroy(new AppError('invalid_request')));
  try {
    return await rawBody(source, { limit });
  } catch (error) {
    if (source !== req) {
      req.unpipe();
      source.on('error', () => undefined);
      source.destroy();
    }
    throw refused ?? (source !== req && isDamaged(error) ? new AppError('invalid_json') : error);
  } finally {
    unwatch();
    options.sent?.(bytes);
  }
}

export async function readBytes(req: Request, options: BodyOptions): Promise<Buffer> {
  return hasBody(req) ? collect(req, options) : Buffer.alloc(0);
}

/**
 * @returns undefined when there is none
 * @throws AppError invalid_json, request_timeout, request_too_large, batch_too_large, server_busy
 */
export async function readBody(req: Request, options: BodyOptions): Promise<unknown> {
  if (!hasBody(req)) return undefined;
  if (!req.is('application/json')) throw new AppError('invalid_json');
  const text = await collect(req, options);
  if (text.length === 0) return {};
  try {
    const body = await parseJson(text, options.list, options.hold);
    if (typeof body === 'object' && body !== null) return body;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new AppError('invalid_json');
}
