import type { Request } from 'express';
import {
  changePasswordRequestSchema,
  forgotPasswordRequestSchema,
  resetPasswordRequestSchema,
  type DoneResponse,
} from '../../src/domain/account';
import { ERRORS } from '../../src/domain/errors';
import { createLimit, limitAll, placeOf } from '../http/limits';
import type { Call, RouteDefinition } from '../http/routes';
import type { AccountServices } from '../services/accounts/create';
import { accountKey } from '../services/accounts/documents';
import { clearRefreshCookie } from './refreshCookie';

/** Mails in an hour to one address. */
const LINKS_PER_HOUR = 3;
/** The same that one network address may ask for. */
const LINKS_FROM_ONE_PLACE = 30;
/** Links in an hour that were refused, from one network address. */
const WRONG_LINKS = 30;
/** Wrong present passwords in an hour, for one account. */
const WRONG_PER_HOUR = 10;

const DONE: DoneResponse = { success: true };

const personOf = (req: Request): string =>
  accountKey(forgotPasswordRequestSchema.parse(req.body).email);

/** Changing a password, and setting a new one by the link of a mail. */
export function passwordRoutes({ passwords }: AccountServices): RouteDefinition[] {
  // They count the same for addresses without an account: the limit tells nothing of them.
  const forgotten = [
    createLimit({ most: LINKS_FROM_ONE_PLACE, per: 'hour', keyOf: placeOf }),
    createLimit({ most: LINKS_PER_HOUR, per: 'hour', keyOf: personOf }),
  ];
  const resets = createLimit({
    most: WRONG_LINKS,
    per: 'hour',
    keyOf: placeOf,
    counts: (status) => status === ERRORS.reset_link_invalid[0],
  });
  const callers = new WeakMap<Request, string>();
  const changes = createLimit({
    most: WRONG_PER_HOUR,
    per: 'hour',
    keyOf: (req) => callers.get(req) ?? placeOf(req),
    counts: (status) => status === ERRORS.wrong_password[0],
  });
  return [
    {
      method: 'post',
      path: '/api/auth/password',
      callers: ['signed-in'],
      handler: async ({ claims, req, res }: Call) => {
        const { currentPassword, newPassword } = changePasswordRequestSchema.parse(req.body);
        callers.set(req, claims.sub);
        await changes(req, res);
        await passwords.change(claims, currentPassword, newPassword);
        return DONE;
      },
    },
    {
      method: 'post',
      path: '/api/auth/password/forgot',
      callers: ['anyone'],
      handler: async ({ req, res }: Call) => {
        const { email } = forgotPasswordRequestSchema.parse(req.body);
        await limitAll(forgotten, req, res);
        await passwords.forgot(email);
        return DONE;
      },
    },
    {
      method: 'post',
      path: '/api/auth/password/reset',
      callers: ['anyone'],
      handler: async ({ req, res }: Call) => {
        const { token, newPassword } = resetPasswordRequestSchema.parse(req.body);
        await resets(req, res);
        clearRefreshCookie(req, res, await passwords.reset(token, newPassword));
        return DONE;
      },
    },
  ];
}
