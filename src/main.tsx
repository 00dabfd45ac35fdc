import './platform/zodSetup';
import 'virtual:theme.css';
import './ui/fonts.css';
import { beginAhead } from './app/ahead';
import { showStartFailure } from './app/startFailure';

/** Milliseconds for which an app that is there waits for what its page needs, before it draws a stand-in. */
const PATIENCE = 300;

/**
 * The app is its own chunk: where storage is forbidden, its first lines already throw, and a chunk that an
 * update took away cannot be fetched. Both end in words, not in a blank page.
 */
async function start(root: HTMLElement): Promise<void> {
  const ahead = beginAhead();
  try {
    const { startApp } = await import('./app/App');
    await Promise.race([ahead, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    startApp(root, showStartFailure);
  } catch (error) {
    showStartFailure(error);
  }
}

const root = document.getElementById('root');
if (root) void start(root);
