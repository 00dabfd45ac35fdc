import '../../platform/zodSetup';
import 'virtual:theme.css';
import '../../ui/fonts.css';
import '../../ui/plain/plain.css';
import { requireStorage } from '../../platform/storageAccess';
import { showStartFailure } from '../startFailure';

/** A chunk of its own: where storage is forbidden, its first lines already throw. */
async function start(root: HTMLElement): Promise<void> {
  try {
    requireStorage();
    const { startEntrance } = await import('./start');
    await startEntrance(root);
  } catch (error) {
    showStartFailure(error);
    return;
  }
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Only so that the page opens offline; the workspace watches for new versions.
  navigator.serviceWorker.register('/sw.js').catch(reportError);
}

const root = document.getElementById('root');
if (root) void start(root);
