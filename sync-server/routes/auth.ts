import type { Request } from 'express';
import { z } from 'zod';
import { loginRequestSchema, registerRequestSchema } from '../../src/domain/account';
import { ERRORS } from '../../src/domain/errors';
import { idSchema } from '../../src/domain/primitives';
import { createLimit, limitAll, placeOf } from '../http/limits';
import type { RouteDefinition } from '../http/routes';
import type { AccountServices } from '../services/accounts/create';
import { deviceNameOf } from '../../src/domain/userAgent';
import { accountKey } from '../services/accounts/documents';
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

const loginLimits = () => [
  createLimit({ most: WRONG_FROM_ONE_PLACE, per: 'minute', keyOf: placeOf, counts: isWrong }),
  createLimit({
    most: WRONG_PER_MINUTE,
    per: 'minute',
    keyOf: (req) => `${placeOf(req)} ${personOf(req)}`,
    counts: isWrong,
  }),
  createLimit({ most: WRONG_PER_HOUR, per: 'hour', keyOf: personOf, counts: isWrong }),
];

/** Registering, signing in, staying signed in, signing out. */
export function authRoutes({ accounts }: AccountServices): RouteDefinition[] {
  const logins = loginLimits();
  const registrations = createLimit({
    most: NEW_FROM_ONE_PLACE,
    per: 'hour',
    keyOf: placeOf,
    counts: isRegistration,
  });
  const refreshes = createLimit({
    most: ENDED_FROM_ONE_PLACE,
    per: 'minute',
    keyOf: placeOf,
    counts: isWrong,
  });
  return [
    {
      method: 'post',
      path: '/api/auth/register',
      callers: ['anyone'],
      handler: async ({ req, res }) => {
        const request = registerRequestSchema.parse(req.body);
        await registrations(req, res);
        const deviceName = request.deviceName ?? deviceNameOf(req.get('user-agent'));
        const signedIn = await accounts.register({ ...request, deviceName });
        res.status(201);
        return withRefreshCookie(req, res, signedIn);
      },
    },
    {
      method: 'post',
      path: '/api/auth/login',
      callers: ['anyone'],
      handler: async ({ req, res }) => {
        const { email, password, deviceName } = loginRequestSchema.parse(req.body);
        await limitAll(logins, req, res);
        const device = deviceName ?? deviceNameOf(req.get('user-agent'));
        return withRefreshCookie(req, res, await accounts.signIn(email, password, device));
      },
    },
    {
      method: 'post',
      path: '/api/auth/refresh',
      callers: ['anyone'],
      handler: async ({ req, res }) => {
        const { accountId, deviceName } = refreshRequestSchema.parse(req.body);
        await refreshes(req, res);
        const cookie = readRefreshCookie(req, accountId);
        return withRefreshCookie(req, res, await accounts.refresh(accountId, cookie, deviceName));
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
