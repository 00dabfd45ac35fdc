import { PROFILE_KEY } from '../../platform/profileKey';
import { pageAt } from '../../routing/feature';
import { EXPERT_HOME } from '../routes';
import { EXPERT_FEATURES } from './features';
import { workspacePart } from './workspacePart';

/** Whether somebody is signed in on this device; undefined where the browser forbids to look. */
export function isSignedIn(): boolean | undefined {
  try {
    return localStorage.getItem(PROFILE_KEY) !== null;
  } catch {
    return undefined;
  }
}

/**
 * Begins with what a signed-in person's page will need, while the app is still being read: one after the
 * other, these waits are half of a cold start. It may fail; the app asks again and says what is wrong.
 * @returns settles when all of it was read, or could not be
 */
export async function beginPreload(): Promise<void> {
  const { pathname, search } = window.location;
  const page = pageAt(EXPERT_FEATURES, pathname === '/' ? EXPERT_HOME : pathname, search);
  if (!page || !isSignedIn()) return;
  const opened = import('../workspace/openSignedIn').then((module) => module.openSignedIn());
  await Promise.allSettled([opened, workspacePart.load(), page.part.load()]);
}
