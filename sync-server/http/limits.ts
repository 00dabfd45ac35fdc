import type { Request, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { AppError, type ErrorCode } from '../../src/domain/errors';

/** Resolves when the call may go on. @throws AppError too_many_requests, try_later */
export type Limit = (req: Request, res: Response) => Promise<void>;

interface LimitOptions {
  /** Most calls of one key in the window. */
  most: number;
  per: 'minute' | 'hour';
  keyOf: (req: Request) => string;
  /** Which answers count (default: all). A database that is away must not lock anybody out. */
  counts?: (status: number) => boolean;
}

const WINDOWS = {
  minute: [60_000, 'too_many_requests'],
  hour: [3_600_000, 'try_later'],
} as const satisfies Record<string, readonly [number, ErrorCode]>;

/** The network address of a caller; for IPv6 the network that one customer has. */
export const placeOf = (req: Request): string => ipKeyGenerator(req.ip ?? '');

/** Counts in this process: with several gateways each allows as much. */
export function createLimit({ most, per, keyOf, counts = () => true }: LimitOptions): Limit {
  const [windowMs, code] = WINDOWS[per];
  const limiter = rateLimit({
    windowMs,
    limit: most,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: keyOf,
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_req, res) => !counts(res.statusCode),
    handler: (_req, _res, next) => next(new AppError(code)),
  });
  return (req, res) =>
    new Promise((resolve, reject) => {
      const next = (error?: unknown) => (error === undefined ? resolve() : reject(error));
      void Promise.resolve(limiter(req, res, next)).catch(reject);
    });
}

/** One after another, so that none counts a call that another one refuses. */
export async function limitAll(limits: readonly Limit[], req: Request, res: Response) {
  for (const limit of limits) await limit(req, res);
}
