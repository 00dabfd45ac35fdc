import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { createBrowserRouter, Navigate } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';
import { LoginGate } from './LoginGate';
import { NotFound } from './NotFound';
import { Opening } from './Opening';
import { PATHS } from './routes';
import { WorkspaceGate } from './workspace/WorkspaceGate';

const ClientsPage = lazy(async () => ({
  default: (await import('../features/clients')).ClientsPage,
}));
const ClientDetailPage = lazy(async () => ({
  default: (await import('../features/clients')).ClientDetailPage,
}));
const MenusPage = lazy(async () => ({ default: (await import('../features/menus')).MenusPage }));
const MenuWizardPage = lazy(async () => ({
  default: (await import('../features/menus')).MenuWizardPage,
}));
const MenuEditPage = lazy(async () => ({
  default: (await import('../features/menus')).MenuEditPage,
}));
const SyncCentrePage = lazy(async () => ({
  default: (await import('../features/sync-centre')).SyncCentrePage,
}));

/** A page of the workspace: loaded when it is first opened, with an error page of its own. */
function page(path: string, element: ReactNode) {
  return {
    path,
    element: <Suspense fallback={<Opening />}>{element}</Suspense>,
    errorElement: <ErrorPage />,
  };
}

export const router = createBrowserRouter([
  {
    errorElement: <ErrorPage />,
    children: [
      { path: '/', element: <Navigate to={PATHS.home} replace /> },
      { path: '/expert', element: <Navigate to={PATHS.home} replace /> },
      { path: PATHS.login, element: <LoginGate /> },
      {
        path: '/expert',
        element: <WorkspaceGate />,
        children: [
          page('clients', <ClientsPage />),
          page('clients/:id/detail', <ClientDetailPage />),
          page('clients/:id/create-menu', <MenuWizardPage />),
          page('daily-menus', <MenusPage />),
          page('daily-menus/create', <MenuWizardPage />),
          page('daily-menus/:id/edit', <MenuEditPage />),
          page('sync', <SyncCentrePage />),
          { path: '*', element: <NotFound /> },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]);
