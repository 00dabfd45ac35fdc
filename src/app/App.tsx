import { createRoot } from 'react-dom/client';
import { LinkProvider } from '../ui/Link';
import { UiProvider } from '../ui/Provider';
import { AppRouter } from './router';
import { RouterLink } from './RouterLink';
import { UpdateBar } from './update/UpdateBar';

function App() {
  return (
    <UiProvider>
      <LinkProvider value={RouterLink}>
        <AppRouter />
        <UpdateBar />
      </LinkProvider>
    </UiProvider>
  );
}

/** Draws the app. @param failed told of an error that no page could catch */
export function startApp(root: HTMLElement, failed: (error: unknown) => void): void {
  createRoot(root, { onUncaughtError: failed }).render(<App />);
}
