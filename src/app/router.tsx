import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { LoginGate, RegisterGate } from './LoginGate';
import { NotFound } from './NotFound';
import { Opening } from './Opening';
import { lazyFrom } from './part';
import { accountRoute, clients, entrance, menus, syncCentre } from './parts';
import { PATHS } from './routes';
import { WorkspaceGate } from './workspace/WorkspaceGate';

const ForgotPasswordPage = lazyFrom(entrance, (pages) => pages.ForgotPasswordPage);
const ResetPasswordPage = lazyFrom(entrance, (pages) => pages.ResetPasswordPage);
const ClientsPage = lazyFrom(clients, (pages) => pages.ClientsPage);
const ClientDetailPage = lazyFrom(clients, (pages) => pages.ClientDetailPage);
const MenusPage = lazyFrom(menus, (pages) => pages.MenusPage);
const MenuWizardPage = lazyFrom(menus, (pages) => pages.MenuWizardPage);
const MenuEditPage = lazyFrom(menus, (pages) => pages.MenuEditPage);
const AccountRoute = lazyFrom(accountRoute, (route) => route.AccountRoute);
const SyncCentrePage = lazyFrom(syncCentre, (pages) => pages.SyncCentrePage);

/** A page: loaded when it is first opened, with an error page of its own. */
function page(path: string, element: ReactNode) {
  return (
    <Route
      path={path}
      element={
        <ErrorBoundary>
          <Suspense fallback={<Opening />}>{element}</Suspense>
        </ErrorBoundary>
      }
    />
  );
}

/** Every address of the app. The plain router: the one with loaders weighs twice as much. */
export function AppRouter() {
  return (
    <BrowserRouter>
      <ErrorBoundary alone>
        <Routes>
          <Route path="/" element={<Navigate to={PATHS.home} replace />} />
          <Route path="/expert" element={<Navigate to={PATHS.home} replace />} />
          <Route path={PATHS.login} element={<LoginGate />} />
          <Route path={PATHS.register} element={<RegisterGate />} />
          {page(PATHS.forgot, <ForgotPasswordPage />)}
          {page(PATHS.reset, <ResetPasswordPage />)}
          <Route path="/expert" element={<WorkspaceGate />}>
            {page('clients', <ClientsPage />)}
            {page('clients/:id/detail', <ClientDetailPage />)}
            {page('clients/:id/create-menu', <MenuWizardPage />)}
            {page('daily-menus', <MenusPage />)}
            {page('daily-menus/create', <MenuWizardPage />)}
            {page('daily-menus/:id/edit', <MenuEditPage />)}
            {page('sync', <SyncCentrePage />)}
            {page('account', <AccountRoute />)}
            <Route path="*" element={<NotFound />} />
          </Route>
          <Route path="*" element={<NotFound alone />} />
        </Routes>
      </ErrorBoundary>
    </BrowserRouter>
  );
}
