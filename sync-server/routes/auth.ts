import type { Request } from 'express';
import { z } from 'zod';
import { loginRequestSchema, registerRequestSchema } from '../../src/domain/account';
import { ERRORS } from '../../src/domain/errors';
import { idSchema } from '../../src/domain/primitives';
import { createLimits, createSharedLimits, type LimitOptions } from '../http/limits';
import type { Logger } from '../http/log';
import { placeOf } from '../http/place';
import type { RouteDefinition } from '../http/routes';
import type { Accounts } from '../services/accounts/service';
import type { Counters } from '../services/limits/counters';
import { deviceNameOf } from '../../src/domain/userAgent';
import { accountKey } from '../services/accounts/documents';
import type { KnownDevices } from './knownDevice';
import { requireStrong } from '../services/accounts/passwords';
import { clearRefreshCookie, readRefreshCookie, withRefreshCookie } from './refreshCookie';

/** Wrong passwords in a minute, for one e-mail address from one network address. */
const WRONG_PER_MINUTE = 20;
/** The same for one network address and any e-mail: a whole clinic may share it, a guesser may not. */
const WRONG_FROM_ONE_PLACE = 60;
/** Wrong passwords in an hour for one account, wherever they come from. */
const WRONG_PER_HOUR = 200;
/** Registrations in an hour from one network address: a course of dietitians may share it. */
const NEW_FROM_ONE_PLACE = 60;
/** Refused cookies in a minute from one network address. */
const ENDED_FROM_ONE_PLACE = 300;

const accountRequestSchema = z.object({ accountId: idSchema });
const refreshRequestSchema = accountRequestSchema.extend({
  /** What the person calls the device now. */
  deviceName: z.string().trim().min(1).max(120).optional(),
});

const personOf = (req: Request): string => accountKey(loginRequestSchema.parse(req.body).email);

const isWrong = (status: number): boolean => status === ERRORS.wrong_credentials[0];
const isRegistration = (status: number): boolean =>
  status === 201 || status === ERRORS.email_taken[0];

/**
 * A device that somebody has signed in on before is counted by itself: wrong passwords of others, wherever
 * they come from, do not keep its person out.
 */
function loginLimits({ nameOf }: KnownDevices): readonly LimitOptions[] {
  const by = (others: (req: Request) => string) => (req: Request) => {
    const known = nameOf(req, personOf(req));
    return known === undefined ? others(req) : `known ${known}`;
  };
  const wrong = { counts: isWrong };
  return [
    {
      name: 'login place',
      most: WRONG_FROM_ONE_PLACE,
      per: 'minute',
      keyOf: by(placeOf),
      ...wrong,
    },
    {
      name: 'login place person',
      most: WRONG_PER_MINUTE,
      per: 'minute',
      keyOf: by((req) => `${placeOf(req)} ${personOf(req)}`),
      ...wrong,
    },
    { name: 'login person', most: WRONG_PER_HOUR, per: 'hour', keyOf: by(personOf), ...wrong },
  ];
}
const REGISTRATION_LIMITS: readonly LimitOptions[] = [
  {
    name: 'register',
    most: NEW_FROM_ONE_PLACE,
    per: 'hour',
    keyOf: placeOf,
    counts: isRegistration,
  },
];
const REFRESH_LIMITS: readonly LimitOptions[] = [
  {
    name: 'refresh',
    most: ENDED_FROM_ONE_PLACE,
    per: 'minute',
    keyOf: placeOf,
    counts: isWrong,
  },
];

export interface AuthParts {
  accounts: Accounts;
  known: KnownDevices;
  counters: Counters;
  log: Logger;
}

/** Registering, signing in, staying signed in, signing out. */
export function authRoutes({ accounts, known, counters, log }: AuthParts): RouteDefinition[] {
  const logins = createSharedLimits(loginLimits(known), counters, log);
  const registrations = createLimits(REGISTRATION_LIMITS);
  const refreshes = createLimits(REFRESH_LIMITS);
  return [
    {
      method: 'post',
      path: '/api/auth/register',
      callers: ['anyone'],
      handler: async ({ req, res }) => {
        const request = registerRequestSchema.parse(req.body);
        requireStrong(request.password, request.email);
        const deviceName = request.deviceName ?? deviceNameOf(req.get('user-agent'));
        return registrations(req, res, async () => {
          const signedIn = await accounts.register({ ...request, deviceName }, placeOf(req));
          res.status(201);
          const answer = withRefreshCookie(req, res, signedIn);
          known.mark(req, res, accountKey(request.email));
          return answer;
        });
      },
    },
    {
      method: 'post',
      path: '/api/auth/login',
      callers: ['anyone'],
      handler: async ({ req, res }) => {
        const { email, password, deviceName } = loginRequestSchema.parse(req.body);
        const device = deviceName ?? deviceNameOf(req.get('user-agent'));
        return logins(req, res, async () => {
          const signedIn = await accounts.signIn(email, password, device, placeOf(req));
          const answer = withRefreshCookie(req, res, signedIn);
          known.mark(req, res, accountKey(email));
          return answer;
        });
      },
    },
    {
      method: 'post',
      path: '/api/auth/refresh',
      callers: ['anyone'],
      handler: async ({ req, res }) => {
        const { accountId, deviceName } = refreshRequestSchema.parse(req.body);
        const cookie = readRefreshCookie(req, accountId);
        return refreshes(req, res, async () =>
          withRefreshCookie(req, res, await accounts.refresh(accountId, cookie, deviceName)),
        );
      },
    },
    {
      method: 'post',
      path: '/api/auth/logout',
      callers: ['anyone'],
      handler: async ({ req, res }) => {
        const { accountId } = accountRequestSchema.parse(req.body);
        await accounts.signOut(accountId, readRefreshCookie(req, accountId));
        clearRefreshCookie(req, res, accountId);
        return { success: true };
      },
    },
  ];
}
