import '../../platform/zodSetup';
import 'virtual:theme.css';
import '../../ui/fonts.css';
import { requireStorage } from '../../platform/storageAccess';
import { pageAt } from '../../routing/feature';
import { showStartFailure } from '../startFailure';
import { ADMIN_FEATURES } from './features';

/** The app is a chunk of its own: where storage is forbidden, its first lines already throw. */
async function start(root: HTMLElement): Promise<void> {
  // Loaded in parallel with the app; the page itself reports a failure.
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
