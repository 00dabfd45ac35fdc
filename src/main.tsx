import './platform/zodSetup';
import 'virtual:theme.css';
import './ui/fonts.css';
import { beginAhead } from './app/ahead';
import { showStartFailure } from './app/startFailure';

const root = document.getElementById('root');

// The app is its own chunk: where storage is forbidden, its first lines already throw, and a chunk
// that an update took away cannot be fetched. Both end in words, not in a blank page.
if (root) {
  import('./app/App').then(
    ({ startApp }) => startApp(root, showStartFailure),
    (error: unknown) => showStartFailure(error),
  );
  beginAhead();
}
