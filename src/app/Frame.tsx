import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { LinkProvider } from '../ui/Link';
import { UiProvider } from '../ui/Provider';
import { ErrorBoundary } from './ErrorBoundary';
import { RouterLink } from './RouterLink';
import { UpdateBar } from './update/UpdateBar';

/**
 * The plain router: the one with loaders weighs twice as much.
 * @param failed told of an error that no page could catch
 */
export function draw(root: HTMLElement, routes: ReactNode, failed: (error: unknown) => void): void {
  createRoot(root, { onUncaughtError: failed }).render(
    <UiProvider>
      <LinkProvider value={RouterLink}>
        <BrowserRouter>
          <ErrorBoundary alone>{routes}</ErrorBoundary>
        </BrowserRouter>
        <UpdateBar />
      </LinkProvider>
    </UiProvider>,
  );
}
