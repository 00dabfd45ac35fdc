import '../../platform/zodSetup';
import 'virtual:theme.css';
import '../../ui/fonts.css';
import { requireStorage } from '../../platform/storageAccess';
import { pageAt } from '../../routing/feature';
import { showStartFailure } from '../startFailure';
import { ADMIN_FEATURES } from './features';

/** The app is its own chunk: where storage is forbidden, its first lines already throw. */
async function start(root: HTMLElement): Promise<void> {
  // Beside the app, not behind it. A failure is the page's own to tell.
  pageAt(ADMIN_FEATURES, window.location.pathname)
    ?.part.load()
    .catch(() => undefined);
  try {
    requireStorage();
    const { drawAdmin } = await import('./App');
    drawAdmin(root, showStartFailure);
  } catch (error) {
    showStartFailure(error);
  }
}

const root = document.getElementById('root');
if (root) void start(root);
