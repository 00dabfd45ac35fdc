import type { CookieOptions, Request, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { z } from 'zod';
import { loginRequestSchema, type SessionResponse } from '../../src/domain/account';
import { AppError, ERRORS } from '../../src/domain/errors';
import { idSchema } from '../../src/domain/primitives';
import type { GatewayContext } from '../http/context';
import type { RouteDefinition } from '../http/routes';
import { accountKey } from '../services/accounts/documents';
import { createAccounts, type SignedIn } from '../services/accounts/service';
import { SESSION_DAYS } from '../services/accounts/sessions';
import { isDemoAccount } from '../services/demo/accounts';

/** Wrong passwords in a minute, for one e-mail address from one network address. */
const WRONG_PER_MINUTE = 20;
/** The same for one network address and any e-mail: a whole clinic may share it, a guesser may not. */
const WRONG_FROM_ONE_PLACE = 60;

const accountRequestSchema = z.strictObject({ accountId: idSchema });

/** Named after its account: two accounts in one browser do not overwrite each other's. */
const cookieName = (accountId: string): string => `bl_refresh_${accountId}`;

function readCookie(req: Request, name: string): string | undefined {
  for (const part of (req.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** Never sent by another site's page (strict), never read by a script, only to these routes. */
function cookieOptions(req: Request): CookieOptions {
  return { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure: req.secure };
}

function send(req: Request, res: Response, { response, cookie }: SignedIn): SessionResponse {
  const maxAge = SESSION_DAYS * 86_400_000;
  res.cookie(cookieName(response.account.accountId), cookie, { ...cookieOptions(req), maxAge });
  return response;
}

type LoginLimit = (req: Request, res: Response) => Promise<void>;

const placeOf = (req: Request): string => ipKeyGenerator(req.ip ?? '');

function personOf(req: Request): string {
  const { email } = loginRequestSchema.parse(req.body);
  return `${placeOf(req)} ${accountKey(email)}`;
}

/** @returns throws AppError too_many_requests while the limit is exceeded */
function createLoginLimit(most: number, keyOf: (req: Request) => string): LoginLimit {
  const limiter = rateLimit({
    windowMs: 60_000,
    limit: most,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: keyOf,
    // Only wrong passwords count, not the database being away.
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_req, res) => res.statusCode !== ERRORS.wrong_credentials[0],
    handler: (_req, _res, next) => next(new AppError('too_many_requests')),
  });
  return (req, res) =>
    new Promise((resolve, reject) => {
      const next = (error?: unknown) => (error === undefined ? resolve() : reject(error));
      void Promise.resolve(limiter(req, res, next)).catch(reject);
    });
}

/** Signing in, staying signed in, signing out. */
export function authRoutes(ctx: GatewayContext): RouteDefinition[] {
  const accounts = createAccounts({
    couch: ctx.couch,
    config: ctx.config,
    // Demo mode that was switched off leaves its accounts behind, an administrator among them.
    isClosed: (accountId) => !ctx.config.demo && isDemoAccount(accountId),
  });
  const limitPlace = createLoginLimit(WRONG_FROM_ONE_PLACE, placeOf);
  const limitPerson = createLoginLimit(WRONG_PER_MINUTE, personOf);
  return [
    {
      method: 'post',
      path: '/api/auth/login',
      callers: ['anyone'],
      handler: async ({ req, res }) => {
        const { email, password, deviceName } = loginRequestSchema.parse(req.body);
        await limitPlace(req, res);
        await limitPerson(req, res);
        return send(req, res, await accounts.signIn(email, password, deviceName));
      },
    },
    {
      method: 'post',
      path: '/api/auth/refresh',
      callers: ['anyone'],
      handler: async ({ req, res }) => {
        const { accountId } = accountRequestSchema.parse(req.body);
        const cookie = readCookie(req, cookieName(accountId));
        return send(req, res, await accounts.refresh(accountId, cookie));
      },
    },
    {
      method: 'post',
      path: '/api/auth/logout',
      callers: ['anyone'],
      handler: async ({ req, res }) => {
        const { accountId } = accountRequestSchema.parse(req.body);
        const name = cookieName(accountId);
        await accounts.signOut(accountId, readCookie(req, name));
        res.clearCookie(name, cookieOptions(req));
        return { success: true };
      },
    },
  ];
}
