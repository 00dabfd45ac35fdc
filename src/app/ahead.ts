import { PROFILE_KEY } from '../platform/profileKey';
import { clients, menus, workspace } from './parts';

/** The page's own part. */
function loadPage(path: string): Promise<unknown> {
  return path.startsWith('/expert/daily-menus') || path.endsWith('/create-menu')
    ? menus.load()
    : clients.load();
}

function isSignedIn(): boolean {
  try {
    return localStorage.getItem(PROFILE_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Begins with what a signed-in person's page will need, while the app is still being read: one after the
 * other, these waits are half of a cold start. It may fail; the app asks again and says what is wrong.
 * @returns settles when all of it was read, or could not be
 */
export async function beginAhead(): Promise<void> {
  const { pathname } = window.location;
  if (!pathname.startsWith('/expert/') || !isSignedIn()) return;
  const opened = import('./workspace/openSignedIn').then((module) => module.openSignedIn());
  await Promise.allSettled([opened, workspace.load(), loadPage(pathname)]);
}
