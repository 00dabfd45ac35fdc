import type { AccountProfile } from '../domain/accounts/account';
import { ENTRANCE_PATHS } from '../features/account/paths';
import { PROFILE_PATH } from '../domain/publicHouse/ownPages';
import { DASHBOARD_PATHS } from '../features/dashboard/paths';

/** Where each role begins. */
export const EXPERT_HOME = DASHBOARD_PATHS.page;
export const ADMIN_HOME = '/admin';

/** The first page of whoever has signed in. */
export function homeOf(role: AccountProfile['role']): string {
  return role === 'admin' ? ADMIN_HOME : EXPERT_HOME;
}

/**
 * The sign-in page that leads back to where the person wanted to go.
 * @param again asks even who is known on this device: the session has ended
 */
export function loginPath(from: string, again = false): string {
  return `${ENTRANCE_PATHS.login}?next=${encodeURIComponent(from)}${again ? '&again=1' : ''}`;
}

const ENTRANCE: string[] = Object.values(ENTRANCE_PATHS);

/** Whether an address is a page for who is signed out. */
export const isEntrance = (pathname: string): boolean =>
  ENTRANCE.includes(pathname.replace(/\/$/, ''));

/**
 * Where to go after signing in: what was wanted, if it is an address of the person's own entry or their profile; never another host
 * and never a page for who is signed out.
 */
export function nextPath(next: string | null, role: AccountProfile['role']): string {
  if (next === PROFILE_PATH) return next;
  const own = role === 'admin' ? /^\/admin\/[^/\\]/ : /^\/expert\/[^/\\]/;
  if (!next || !own.test(next)) return homeOf(role);
  // As the browser reads it: dots lead elsewhere, also escaped ones.
  const { pathname } = new URL(next, 'http://app');
  return isEntrance(pathname) || !own.test(pathname) ? homeOf(role) : next;
}
