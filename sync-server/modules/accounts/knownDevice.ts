import { AUTH_ROOT } from '../../../src/api/auth';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { readCookie } from './refreshCookie';

const KNOWN_DAYS = 400;

/** Devices that signed in before, so that strangers' failures do not lock them out. */
export interface KnownDevices {
  mark(req: Request, res: Response, account: string): void;
  getName(req: Request, account: string): string | undefined;
}

/** One per account; the name does not reveal it. */
const getCookieName = (account: string): string => `bl_known_${account.slice(-16)}`;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** @param keys shared by all gateways; the first signs, each verifies */
export function createKnownDevices(keys: readonly [Uint8Array, ...Uint8Array[]]): KnownDevices {
  const sign = (account: string, name: string, key = keys[0]): string =>
    createHmac('sha256', key).update(`${account} ${name}`).digest('base64url');

  function readName(req: Request, account: string): string | undefined {
    const [, name, mac] =
      /^([\w-]{16})\.([\w-]{43})$/.exec(readCookie(req, getCookieName(account)) ?? '') ?? [];
    if (name === undefined || mac === undefined) return undefined;
    const isOurs = (key: Uint8Array): boolean =>
      timingSafeEqual(bytes(mac), bytes(sign(account, name, key)));
    return keys.some(isOurs) ? name : undefined;
  }

  return {
    getName: readName,
    mark: (req, res, account) => {
      if (readName(req, account) !== undefined) return;
      const name = randomBytes(12).toString('base64url');
      res.cookie(getCookieName(account), `${name}.${sign(account, name)}`, {
        httpOnly: true,
        sameSite: 'strict',
        path: AUTH_ROOT,
        secure: req.secure,
        maxAge: KNOWN_DAYS * 86_400_000,
      });
    },
  };
}
