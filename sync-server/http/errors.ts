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

function isBrokenCompression(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 400 && 'code' in error;
}

const MAX_ISSUES = 10;

/** Only paths, never values, which may be personal data. */
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

/** A vanished database counts as away until the set-up recreates it. */
const isAway = (error: unknown): error is Error =>
  error instanceof CouchUnavailable || error instanceof CouchDatabaseMissing;

/** zod reads the length of non-texts, too; an object whose `length` cannot be converted to a number throws this. */
const isNoNumber = (error: unknown): boolean =>
  error instanceof TypeError && error.message === 'Cannot convert object to primitive value';

export function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return new AppError('invalid_request', zodDetails(error));
  if (isNoNumber(error)) return new AppError('invalid_request');
  if (isAway(error)) return new AppError('database_unavailable');
  if (error instanceof URIError) return new AppError('not_found');
  if (isBodyParserError(error)) return bodyError(error);
  return isBrokenCompression(error) ? new AppError('invalid_json') : undefined;
}

export function errorHandler(ctx: GatewayContext): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (isAway(error)) ctx.readiness.doubt();
    const known = toAppError(error);
    if (!known) ctx.log.error({ err: error, method: req.method, path: req.path }, 'request failed');
    // Who has left is told nothing: a crowd leaves in one moment.
    if (res.closed) return;
    if (res.headersSent) {
      next(error); // Express aborts the connection, so that the caller does not take half an answer for a whole one.
      return;
    }
    const answer = known ?? new AppError('internal');
    res.set('Cache-Control', 'no-store');
    const isPassing = answer.status === 503 || answer.status === 429;
    if (isPassing && !res.hasHeader('Retry-After')) res.set('Retry-After', '2');
    res.status(answer.status).json(answer.toBody());
  };
}
