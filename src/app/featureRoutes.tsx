import { Suspense } from 'react';
import { Route, useLocation } from 'react-router-dom';
import { pageFor, type Feature, type PageRoute } from '../routing/feature';
import { ErrorBoundary } from './ErrorBoundary';
import { NotFound } from './NotFound';
import { Opening } from './Opening';

function Chosen({ pages }: { pages: readonly PageRoute[] }) {
  const { search } = useLocation();
  const chosen = pageFor(pages, search);
  if (!chosen) return <NotFound />;
  return (
    <ErrorBoundary key={chosen.parameter ?? ''}>
      <Suspense fallback={<Opening />}>
        <chosen.Page />
      </Suspense>
    </ErrorBoundary>
  );
}

export function featureRoutes(features: readonly Feature[]) {
  const all = features.flatMap(({ pages }) => pages);
  const paths = [...new Set(all.map(({ path }) => path))];
  return paths.map((path) => (
    <Route
      key={path}
      path={path}
      element={<Chosen pages={all.filter((page) => page.path === path)} />}
    />
  ));
}
