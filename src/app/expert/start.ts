import { requireStorage } from '../../platform/storageAccess';
import { showStartFailure } from '../startFailure';
import { beginPreload } from './preload';

/** Milliseconds for which an app that is there waits for what its page needs, before it draws a stand-in. */
const PATIENCE = 300;

/**
 * Starts the expert's app. It is a chunk of its own: where storage is forbidden, its first lines already throw, and
 * a chunk that an update took away cannot be fetched. Both end in words, not in a blank page.
 * @param before called when the app is there and about to be drawn
 */
export async function startExpert(root: HTMLElement, before?: () => void): Promise<void> {
  const ahead = beginPreload();
  try {
    requireStorage();
    const { drawExpert } = await import('./App');
    await Promise.race([ahead, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    before?.();
    drawExpert(root, showStartFailure);
  } catch (error) {
    showStartFailure(error);
  }
}
