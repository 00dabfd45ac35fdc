import type { ErrorRequestHandler } from 'express';
import { ZodError } from 'zod';
import { AppError } from '../../src/domain/protocol/errors';
import { CouchDatabaseMissing, CouchUnavailable } from '../couch/client';
import type { GatewayContext } from './context';

interface BodyParserError {
  type: string;
  limit?: number;
}

function isBodyParserError(error: unknown): error is BodyParserError {
  return error instanceof Error && 'type' in error && typeof error.type === 'string';
}

/** A compressed body that cannot be unpacked: the body parser hands on zlib's own error. */
function isBrokenCompression(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 400 && 'code' in error;
}

/** Most places of a request that are named as wrong. */
const MAX_ISSUES = 10;

/** Places in the request that are wrong; never the values, which may be anybody's data. */
function zodDetails(error: ZodError): Record<string, unknown> {
  return {
    issues: error.issues
      .slice(0, MAX_ISSUES)
      .map(({ path, code }) => ({ path: path.join('.'), code })),
  };
}

function bodyError(error: BodyParserError): AppError | undefined {
  switch (error.type) {
    case 'entity.parse.failed':
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new AppError('invalid_json');
    case 'entity.too.large':
      return new AppError('request_too_large', { limitBytes: error.limit });
    case 'request.aborted':
    case 'request.size.invalid':
      return new AppError('invalid_request');
    default:
      return undefined;
  }
}

/** A database that vanished is away until the set-up has made it again. */
const isAway = (error: unknown): error is Error =>
  error instanceof CouchUnavailable || error instanceof CouchDatabaseMissing;

/**
 * zod asks for the length of what is no text, too; an object that calls itself long and cannot be a number
 * throws this there.
 */
const isNoNumber = (error: unknown): boolean =>
  error instanceof TypeError && error.message === 'Cannot convert object to primitive value';

/** Tells what a caller may know of an error, or undefined where it is none of the expected ones. */
export function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return new AppError('invalid_request', zodDetails(error));
  if (isNoNumber(error)) return new AppError('invalid_request');
  if (isAway(error)) return new AppError('database_unavailable');
  if (error instanceof URIError) return new AppError('not_found');
  if (isBodyParserError(error)) return bodyError(error);
  return isBrokenCompression(error) ? new AppError('invalid_json') : undefined;
}

/** The only place where errors become answers. */
export function errorHandler(ctx: GatewayContext): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (isAway(error)) ctx.readiness.doubt();
    const known = toAppError(error);
    if (!known) ctx.log.error({ err: error, method: req.method, path: req.path }, 'request failed');
    // Who has left is told nothing: a crowd leaves in one moment.
    if (res.closed) return;
    if (res.headersSent) {
      next(error); // Express cuts the connection: the caller must not take half an answer for a whole
      return;
    }
    const answer = known ?? new AppError('internal');
    res.set('Cache-Control', 'no-store');
    const isPassing = answer.status === 503 || answer.status === 429;
    if (isPassing && !res.hasHeader('Retry-After')) res.set('Retry-After', '2');
    res.status(answer.status).json(answer.toBody());
  };
}
