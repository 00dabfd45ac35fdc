import { PROFILE_KEY } from '../platform/profileKey';

/** The page's own chunk, as the router loads it. */
function pageOf(path: string): Promise<unknown> {
  return path.startsWith('/expert/daily-menus') || path.endsWith('/create-menu')
    ? import('../features/menus')
    : import('../features/clients');
}

function isSignedIn(): boolean {
  try {
    return localStorage.getItem(PROFILE_KEY) !== null;
  } catch {
    return false;
  }
}

const nothing = (): void => undefined;

/**
 * Begins with what a signed-in person's page will need, while the app is still being read: one after the
 * other, these waits are half of a cold start. It may fail; the app asks again and says what is wrong.
 */
export function beginAhead(): void {
  const { pathname } = window.location;
  if (!pathname.startsWith('/expert/') || !isSignedIn()) return;
  import('./workspace/openSignedIn')
    .then((module) => module.openSignedIn(), nothing)
    .catch(nothing);
  pageOf(pathname).catch(nothing);
  import('./workspace/Workspace').catch(nothing);
}
