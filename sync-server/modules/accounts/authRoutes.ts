import type { Request } from 'express';
import { login, logout, refresh, register } from '../../../src/api/auth';
import { ERRORS, AppError } from '../../../src/domain/protocol/errors';
import {
  APP_VERSION_HEADER,
  isOlder,
  isVersion,
} from '../../../src/domain/protocol/protocolVersions';
import { createLimits, createSharedLimits, limitWrong, type LimitOptions } from '../../http/limits';
import type { Logger } from '../../http/log';
import { clientAddress } from '../../http/clientAddress';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { Accounts } from './service';
import type { Counters } from '../limits/counters';
import { readOrigin } from './events';
import { getDeviceName } from '../../../src/domain/accounts/userAgent';
import { accountKey } from './accountRecords';
import type { KnownDevices } from './knownDevice';
import { requireStrong } from './passwords';
import { clearRefreshCookie, readRefreshCookie, withRefreshCookie } from './refreshCookie';

const WRONG_PER_MINUTE = 20;
/** The same for one network address and any e-mail: a whole clinic may share it, a guesser may not. */
const WRONG_FROM_ONE_PLACE = 60;
const WRONG_PER_HOUR = 200;
/** Per hour, for one account or device: the chance of guessing one is 1 in 30,000. */
const WRONG_CODES_PER_HOUR = 10;
/** The same for an account from all of its devices: who knew the password once may have signed in on many. */
const WRONG_CODES_OF_DEVICES = 60;
const ASKS_FOR_CODES = '0.3.0';
const NEW_FROM_ONE_PLACE = 60;
const ENDED_FROM_ONE_PLACE = 300;

const getAccountKey = (req: Request): string => accountKey(login.body.parse(req.body).email);

const isWrong = (status: number): boolean => status === ERRORS.wrong_credentials[0];
const isRegistration = (status: number): boolean =>
  status === 201 || status === ERRORS.email_taken[0];

/** A known device is counted separately, so that wrong passwords of others do not lock its owner out. */
function loginLimits({ getName }: KnownDevices): readonly LimitOptions[] {
  const by = (others: (req: Request) => string) => (req: Request) => {
    const known = getName(req, getAccountKey(req));
    return known === undefined ? others(req) : `known ${known}`;
  };
  const wrong = { counts: isWrong };
  return [
    {
      name: 'login place',
      most: WRONG_FROM_ONE_PLACE,
      per: 'minute',
      getKey: by(clientAddress),
      ...wrong,
    },
    {
      name: 'login place person',
      most: WRONG_PER_MINUTE,
      per: 'minute',
      getKey: by((req) => `${clientAddress(req)} ${getAccountKey(req)}`),
      ...wrong,
    },
    {
      name: 'login person',
      most: WRONG_PER_HOUR,
      per: 'hour',
      getKey: by(getAccountKey),
      ...wrong,
    },
  ];
}

function codeLimits({ getName }: KnownDevices): readonly LimitOptions[] {
  const wrong = {
    per: 'hour',
    counts: (status: number) => status === ERRORS.wrong_code[0],
  } as const;
  const getDeviceKey = (req: Request): string => {
    const known = getName(req, getAccountKey(req));
    return known === undefined ? getAccountKey(req) : `known ${known}`;
  };
  return [
    { name: 'login code', most: WRONG_CODES_PER_HOUR, getKey: getDeviceKey, ...wrong },
    { name: 'login code devices', most: WRONG_CODES_OF_DEVICES, getKey: getAccountKey, ...wrong },
  ];
}

/** Apps older than second factors do not know the error, but do know that they are too old. */
function explain(req: Request, error: unknown): never {
  const app = req.get(APP_VERSION_HEADER) ?? '';
  const isNeeded = error instanceof AppError && error.code === 'second_factor_needed';
  if (isNeeded && isVersion(app) && isOlder(app, ASKS_FOR_CODES))
    throw new AppError('app_outdated');
  throw error;
}

const REGISTRATION_LIMITS: readonly LimitOptions[] = [
  {
    name: 'register',
    most: NEW_FROM_ONE_PLACE,
    per: 'hour',
    getKey: clientAddress,
    counts: isRegistration,
  },
];
const REFRESH_LIMITS: readonly LimitOptions[] = [
  {
    name: 'refresh',
    most: ENDED_FROM_ONE_PLACE,
    per: 'minute',
    getKey: clientAddress,
  },
];

/** Waiting for a hash must not take others' capacity. */
const HASHING = { room: 'sign-in' } as const;

export interface AuthParts {
  accounts: Accounts;
  devices: KnownDevices;
  counters: Counters;
  log: Logger;
}

function loginRoute({ accounts, devices, counters, log }: AuthParts): RouteDefinition {
  const logins = createSharedLimits(loginLimits(devices), counters, log);
  const codes = createSharedLimits(codeLimits(devices), counters, log);
  return route(
    login,
    async ({ req, res, body }) => {
      const key = accountKey(body.email);
      const signIn = async () => {
        const signedIn = await accounts.signIn({
          ...body,
          deviceName: body.deviceName ?? getDeviceName(req.get('user-agent')),
          address: clientAddress(req),
          origin: readOrigin(req),
          isKnown: devices.getName(req, key) !== undefined,
        });
        const answer = withRefreshCookie(req, res, signedIn);
        devices.mark(req, res, key);
        return answer;
      };
      const isTry = body.code !== undefined || body.passkey !== undefined;
      const withCode = isTry ? () => codes(req, res, signIn) : signIn;
      return logins(req, res, () => withCode().catch((error) => explain(req, error)));
    },
    HASHING,
  );
}

function registerRoute({ accounts, devices }: AuthParts): RouteDefinition {
  const registrations = createLimits(REGISTRATION_LIMITS);
  return route(
    register,
    async ({ req, res, body }) => {
      requireStrong(body.password, body.email);
      const deviceName = body.deviceName ?? getDeviceName(req.get('user-agent'));
      return registrations(req, res, async () => {
        const signedIn = await accounts.register(
          { ...body, deviceName },
          clientAddress(req),
          readOrigin(req),
        );
        const answer = withRefreshCookie(req, res, signedIn);
        devices.mark(req, res, accountKey(body.email));
        return answer;
      });
    },
    HASHING,
  );
}

export function authRoutes(parts: AuthParts): RouteDefinition[] {
  const { accounts } = parts;
  const refreshes = limitWrong(createLimits(REFRESH_LIMITS), isWrong);
  return [
    registerRoute(parts),
    loginRoute(parts),
    route(
      refresh,
      async ({ req, res, body: { accountId, deviceName } }) => {
        const cookie = readRefreshCookie(req, accountId);
        const { place } = readOrigin(req);
        return refreshes(req, res, async () =>
          withRefreshCookie(req, res, await accounts.refresh(accountId, cookie, deviceName, place)),
        );
      },
      { room: 'renewal' },
    ),
    route(logout, async ({ req, res, body: { accountId } }) => {
      await accounts.signOut(accountId, readRefreshCookie(req, accountId));
      clearRefreshCookie(req, res, accountId);
    }),
  ];
}
