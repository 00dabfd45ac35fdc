import { RESET_PATH } from '../domain/account';

/** Addresses of the app (specification, section 1). */
export const PATHS = {
  home: '/expert/clients',
  login: '/expert/login',
  clients: '/expert/clients',
  menus: '/expert/daily-menus',
  sync: '/expert/sync',
  account: '/expert/account',
  register: '/expert/register',
  forgot: '/expert/forgot-password',
  reset: RESET_PATH,
} as const;

/** The sign-in page that leads back to where the person wanted to go. */
export function loginPath(from: string): string {
  return `${PATHS.login}?next=${encodeURIComponent(from)}`;
}

/** Where to go after signing in; only addresses of the workspace, never another host or the sign-in page. */
export function nextPath(next: string | null): string {
  if (!next || !/^\/expert\/[^/\\]/.test(next) || next.startsWith(PATHS.login)) return PATHS.home;
  return next;
}
