import type { Request, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { AppError, type ErrorCode } from '../../src/domain/protocol/errors';
import type { CounterKey, Counters } from '../modules/limits/counters';
import { toAppError } from './errors';
import type { Logger } from './log';

export interface LimitOptions {
  /** Key of the shared counts; never rename it. */
  name: string;
  most: number;
  per: 'minute' | 'hour';
  getKey: (req: Request) => string;
  /** Statuses that count (default: all). An unavailable database must not lock anybody out. */
  counts?: (status: number) => boolean;
}

/** @throws AppError too_many_requests, try_later; what `work` throws */
export type Limited = <T>(req: Request, res: Response, work: () => Promise<T>) => Promise<T>;

const WINDOWS = {
  minute: [60_000, 'too_many_requests'],
  hour: [3_600_000, 'try_later'],
} as const satisfies Record<string, readonly [number, ErrorCode]>;

type Check = (req: Request, res: Response) => Promise<void>;

function localLimit({ most, per, getKey, counts = () => true }: LimitOptions): Check {
  const [windowMs, code] = WINDOWS[per];
  const limiter = rateLimit({
    windowMs,
    limit: most,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: getKey,
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

export function createLimits(options: readonly LimitOptions[]): Limited {
  const checks = options.map(localLimit);
  return async (req, res, work) => {
    // In sequence, so that a call refused by one limit is not counted by the next.
    for (const check of checks) await check(req, res);
    return work();
  };
}

/**
 * Applies limits to calls that are refused anyway: where nobody guesses a secret, whoever shows one gets through, whatever
 * others at the same address try.
 * @param limited counts each call that it is asked for
 */
export function limitWrong(limited: Limited, isWrong: (status: number) => boolean): Limited {
  return async (req, res, work) => {
    try {
      return await work();
    } catch (error) {
      if (isWrong(toAppError(error)?.status ?? 500)) await limited(req, res, async () => undefined);
      throw error;
    }
  };
}

function refuseAbove(options: readonly LimitOptions[], counts: readonly number[], room: 0 | 1) {
  options.forEach(({ most, per }, index) => {
    if ((counts[index] ?? 0) + room > most) throw new AppError(WINDOWS[per][1]);
  });
}

/**
 * Limits over all gateways. Local counts come first: they bound concurrent calls, and are all there is while the database
 * is away. Calls that do not count are not written.
 */
export function createSharedLimits(
  options: readonly LimitOptions[],
  counters: Counters,
  log: Logger,
): Limited {
  const local = createLimits(options);
  const always = options.filter(({ counts }) => counts === undefined);
  const byAnswer = options.filter(({ counts }) => counts !== undefined);

  async function ask(
    what: 'read' | 'add',
    limits: readonly LimitOptions[],
    req: Request,
  ): Promise<number[]> {
    if (limits.length === 0) return [];
    const keys = limits.map(({ name, per, getKey }): CounterKey => {
      return { key: `${name} ${getKey(req)}`, window: WINDOWS[per][0] };
    });
    try {
      return await counters[what](keys);
    } catch (err) {
      log.debug({ err }, 'shared limits could not be counted');
      return [];
    }
  }

  async function count(req: Request, status: number): Promise<void> {
    await ask(
      'add',
      byAnswer.filter(({ counts }) => counts?.(status)),
      req,
    );
  }

  return (req, res, work) =>
    local(req, res, async () => {
      refuseAbove(byAnswer, await ask('read', byAnswer, req), 1);
      refuseAbove(always, await ask('add', always, req), 0);
      // Counted before the answer is sent, so that no caller can outrun the count.
      try {
        const answer = await work();
        await count(req, res.statusCode);
        return answer;
      } catch (error) {
        await count(req, toAppError(error)?.status ?? 500);
        throw error;
      }
    });
}
