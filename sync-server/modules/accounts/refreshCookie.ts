import { AUTH_ROOT, type SessionResponse } from '../../../src/api/auth';
import type { CookieOptions, Request, Response } from 'express';
import type { SignedIn } from './service';
import { SESSION_DAYS } from './sessions';

/** Named by account, so that two accounts in one browser do not overwrite each other. */
const cookieName = (accountId: string): string => `bl_refresh_${accountId}`;

/** Strict, HttpOnly, and limited to these routes. */
function cookieOptions(req: Request): CookieOptions {
  return { httpOnly: true, sameSite: 'strict', path: AUTH_ROOT, secure: req.secure };
}

export function readRefreshCookie(req: Request, accountId: string): string | undefined {
  return readCookie(req, cookieName(accountId));
}

export function readCookie(req: Request, name: string): string | undefined {
  for (const part of (req.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

export function withRefreshCookie(
  req: Request,
  res: Response,
  { response, cookie }: SignedIn,
): SessionResponse {
  const maxAge = SESSION_DAYS * 86_400_000;
  res.cookie(cookieName(response.account.accountId), cookie, { ...cookieOptions(req), maxAge });
  return response;
}

export function clearRefreshCookie(req: Request, res: Response, accountId: string): void {
  res.clearCookie(cookieName(accountId), cookieOptions(req));
}
