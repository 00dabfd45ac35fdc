import { PROFILE_KEY } from '../../platform/profileKey';
import { pageAt } from '../../routing/feature';
import { EXPERT_HOME } from '../routes';
import { EXPERT_FEATURES } from './features';
import { workspacePart } from './workspacePart';

/** @returns undefined where the browser forbids storage */
export function isSignedIn(): boolean | undefined {
  try {
    return localStorage.getItem(PROFILE_KEY) !== null;
  } catch {
    return undefined;
  }
}

/**
 * Starts while the app is still being parsed: one after the other, these waits are half of a cold start. May fail, since
 * the app asks again and reports.
 * @returns settles when all was read or could not be
 */
export async function beginPreload(): Promise<void> {
  const { pathname, search } = window.location;
  const page = pageAt(EXPERT_FEATURES, pathname === '/' ? EXPERT_HOME : pathname, search);
  if (!page || !isSignedIn()) return;
  const opened = import('../workspace/openSignedIn').then((module) => module.openSignedIn());
  await Promise.allSettled([opened, workspacePart.load(), page.part.load()]);
}
