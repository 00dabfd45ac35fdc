import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { adminTexts } from '../../i18n/admin';
import { draw } from '../Frame';
import { featureRoutes } from '../featureRoutes';
import { Home } from '../home';
import { NotFound } from '../NotFound';
import { ADMIN_HOME } from '../routes';
import { AdminGate } from './AdminGate';
import { ADMIN_FEATURES } from './features';
import { OLD_ADDRESSES, OLD_LOGIN } from './oldAddresses';

const HOME = { path: ADMIN_HOME, label: adminTexts.home };

function Moved({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}

export function drawAdmin(root: HTMLElement, failed: (error: unknown) => void): void {
  const routes = (
    <Home value={HOME}>
      <Routes>
        <Route path={OLD_LOGIN.from} element={<Navigate to={OLD_LOGIN.to} replace />} />
        <Route path="/admin" element={<AdminGate />}>
          {featureRoutes(ADMIN_FEATURES)}
          {Object.entries(OLD_ADDRESSES).map(([from, to]) => (
            <Route key={from} path={from} element={<Moved to={to} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </Home>
  );
  draw(root, routes, failed);
}
