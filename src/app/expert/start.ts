import { requireStorage } from '../../platform/storageAccess';
import { showStartFailure } from '../startFailure';
import { beginPreload } from './preload';

/** Milliseconds that a loaded app waits for its page's data before drawing a placeholder. */
const PATIENCE = 300;

/**
 * A chunk of its own: where storage is forbidden its first lines throw, and an update may have removed it. Both end in a
 * message, not in a blank page.
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
