import type { AccountProfile } from '../domain/accounts/account';
import { ENTRANCE_PATHS } from '../features/account/paths';
import { PROFILE_PATH } from '../domain/publicHouse/ownPages';
import { DASHBOARD_PATHS } from '../features/dashboard/paths';

export const EXPERT_HOME = DASHBOARD_PATHS.page;
export const ADMIN_HOME = '/admin';

export function getHomePath(role: AccountProfile['role']): string {
  return role === 'admin' ? ADMIN_HOME : EXPERT_HOME;
}

export function loginPath(from: string, again = false): string {
  return `${ENTRANCE_PATHS.login}?next=${encodeURIComponent(from)}${again ? '&again=1' : ''}`;
}

const ENTRANCE: string[] = Object.values(ENTRANCE_PATHS);

export const isEntrance = (pathname: string): boolean =>
  ENTRANCE.includes(pathname.replace(/\/$/, ''));

/**
 * Prevents open redirects: only addresses of the person's own entry or profile, never another host or a page for the
 * signed-out.
 */
export function nextPath(next: string | null, role: AccountProfile['role']): string {
  if (next === PROFILE_PATH) return next;
  const own = role === 'admin' ? /^\/admin\/[^/\\]/ : /^\/expert\/[^/\\]/;
  if (!next || !own.test(next)) return getHomePath(role);
  // Parsed as the browser does, which also resolves escaped dots.
  const { pathname } = new URL(next, 'http://app');
  return isEntrance(pathname) || !own.test(pathname) ? getHomePath(role) : next;
}
