import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request } from 'express';
import rawBody from 'raw-body';
import { AppError } from '../../src/domain/protocol/errors';
import { parseJson, type LongList } from './jsonText';
import { inTurn } from './turns';

/** Milliseconds in which a body has to come. */
export interface BodyPatience {
  /** Until its first byte, and from each byte to the next. */
  silence: number;
  /** From its start to its end. */
  whole: number;
}

/** A phone in the country needs two minutes for what was written in a week without a network. */
const SIGNED_IN: BodyPatience = { silence: 10_000, whole: 150_000 };
/** A name and a password are one packet. */
const STRANGER: BodyPatience = { silence: 5_000, whole: 10_000 };

export interface BodyOptions {
  /** Most bytes, uncompressed. */
  limit: number;
  list?: LongList | undefined;
  /** Whether nobody has signed in: no compressed body, and little patience. */
  isStranger: boolean;
  /** Told what is held, in bytes; throws where there is no room. */
  hold: (bytes: number) => void;
  /** Told how many bytes came, also where they are refused. */
  sent?: (bytes: number) => void;
  /** Given what ends the body when somebody else needs its place. */
  handOver?: (cut: () => void) => void;
  /** Only for tests. */
  patience?: BodyPatience;
}

function hasBody(req: Request): boolean {
  const length = req.headers['content-length'];
  return req.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** @throws AppError invalid_json for an encoding that is not known, or not taken from strangers */
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

/** Whether zlib could not read what came: it names its errors by number, raw-body does by `type`. */
const isDamaged = (error: unknown): boolean =>
  error instanceof Error && 'errno' in error && !('type' in error);

/** Cuts a body that does not come, or comes too slowly. @returns ends watching */
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

/** @throws AppError request_timeout, request_too_large, what `hold` throws; errors of raw-body and zlib */
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
      // Counted while it inflates: a hundred bytes may become a megabyte.
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

/**
 * Reads a body as it is: a file.
 * @returns empty where there is none
 * @throws AppError request_timeout, request_too_large, server_busy
 */
export async function readBytes(req: Request, options: BodyOptions): Promise<Buffer> {
  return hasBody(req) ? collect(req, options) : Buffer.alloc(0);
}

/**
 * Reads the JSON body of a request.
 * @returns undefined where there is none
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
