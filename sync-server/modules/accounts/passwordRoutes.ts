import type { Request } from 'express';
import { changePassword, forgotPassword, resetPassword } from '../../../src/api/passwords';
import { ERRORS } from '../../../src/domain/protocol/errors';
import type { SecurityEventKind } from '../../../src/domain/accounts/security';
import { createSharedLimits, limitWrong, type LimitOptions } from '../../http/limits';
import type { Logger } from '../../http/log';
import { clientAddress } from '../../http/clientAddress';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';

import { accountKey } from './accountRecords';
import { readOrigin } from './events';
import type { AccountNews } from './news';
import { requireStrong, type Passwords } from './passwords';
import type { Counters } from '../limits/counters';
import type { KnownDevices } from './knownDevice';
import { clearRefreshCookie } from './refreshCookie';

const LINKS_PER_HOUR = 3;
/** The same that strangers from anywhere may ask for together, and so many again all devices of its person. */
const LINKS_OF_ALL = 12;
const CHANGES_PER_HOUR = 5;
const LINKS_FROM_ONE_PLACE = 30;
const WRONG_LINKS = 30;
const WRONG_PER_HOUR = 10;

const getAccountKey = (req: Request): string =>
  accountKey(forgotPassword.body.parse(req.body).email);

export interface PasswordParts {
  passwords: Passwords;
  devices: KnownDevices;
  news: Pick<AccountNews, 'note'>;
  counters: Counters;
  log: Logger;
}

function createPasswordLimits({ counters, log, devices }: PasswordParts) {
  // A known device is counted separately, so that others' requests do not block its owner.
  const by = (others: (req: Request) => string) => (req: Request) => {
    const device = devices.getName(req, getAccountKey(req));
    return device === undefined ? others(req) : `known ${device}`;
  };
  const from = (req: Request): string => `${clientAddress(req)} ${getAccountKey(req)}`;
  const ofDevices = (req: Request): string =>
    devices.getName(req, getAccountKey(req)) === undefined ? from(req) : getAccountKey(req);
  // Also counts addresses without an account, so that the limit does not reveal them.
  const forgotten = [
    { name: 'forgot place', most: LINKS_FROM_ONE_PLACE, getKey: by(clientAddress) },
    { name: 'forgot place person', most: LINKS_PER_HOUR, getKey: by(from) },
    { name: 'forgot person', most: LINKS_OF_ALL, getKey: by(getAccountKey) },
    { name: 'forgot devices', most: LINKS_OF_ALL, getKey: ofDevices },
  ];
  const reset = { name: 'reset', most: WRONG_LINKS, getKey: clientAddress };
  const callers = new WeakMap<Request, string>();
  const change = {
    name: 'password',
    most: WRONG_PER_HOUR,
    getKey: (req: Request) => callers.get(req) ?? clientAddress(req),
    counts: (status: number) => status === ERRORS.wrong_password[0],
  };
  const changed = {
    name: 'password changed',
    most: CHANGES_PER_HOUR,
    getKey: change.getKey,
    counts: (status: number) => status === 200,
  };
  const hourly = (options: Omit<LimitOptions, 'per'>[]) =>
    createSharedLimits(
      options.map((one) => ({ ...one, per: 'hour' as const })),
      counters,
      log,
    );
  return {
    forgotten: hourly(forgotten),
    resets: limitWrong(hourly([reset]), (status) => status === ERRORS.reset_link_invalid[0]),
    changes: hourly([change, changed]),
    setCaller: (req: Request, accountId: string) => void callers.set(req, accountId),
  };
}

const notedBy =
  ({ news }: PasswordParts) =>
  async (req: Request, accountId: string, kind: SecurityEventKind): Promise<void> => {
    await news.note(accountId, kind, readOrigin(req));
  };

export function passwordRoutes(parts: PasswordParts): RouteDefinition[] {
  const { passwords, devices } = parts;
  const noted = notedBy(parts);
  const { forgotten, resets, changes, setCaller } = createPasswordLimits(parts);
  return [
    route(changePassword, async ({ claims, req, res, body: { currentPassword, newPassword } }) => {
      requireStrong(newPassword);
      setCaller(req, claims.sub);
      await changes(req, res, () =>
        passwords.change(claims, currentPassword, newPassword, clientAddress(req)),
      );
      return noted(req, claims.sub, 'passwordChanged');
    }),
    route(forgotPassword, async ({ req, res, body: { email } }) => {
      const isKnown = devices.getName(req, accountKey(email)) !== undefined;
      await forgotten(req, res, () => passwords.forgot(email, isKnown));
    }),
    route(
      resetPassword,
      async ({ req, res, body: { token, newPassword } }) => {
        requireStrong(newPassword);
        const address = clientAddress(req);
        const accountId = await resets(req, res, () =>
          passwords.reset(token, newPassword, address),
        );
        clearRefreshCookie(req, res, accountId);
        return noted(req, accountId, 'passwordReset');
      },
      { room: 'sign-in' },
    ),
  ];
}
