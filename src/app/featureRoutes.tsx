import { Suspense } from 'react';
import { Route } from 'react-router-dom';
import type { Feature } from '../routing/feature';
import { ErrorBoundary } from './ErrorBoundary';
import { Opening } from './Opening';

/** The routes of all pages: each is loaded when it is first opened, with an error page of its own. */
export function featureRoutes(features: readonly Feature[]) {
  return features.flatMap(({ pages }) =>
    pages.map(({ path, Page }) => (
      <Route
        key={path}
        path={path}
        element={
          <ErrorBoundary>
            <Suspense fallback={<Opening />}>
              <Page />
            </Suspense>
          </ErrorBoundary>
        }
      />
    )),
  );
}
