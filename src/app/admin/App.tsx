import { Route, Routes } from 'react-router-dom';
import { adminTexts } from '../../i18n/admin';
import { draw } from '../Frame';
import { featureRoutes } from '../featureRoutes';
import { Home } from '../home';
import { NotFound } from '../NotFound';
import { ADMIN_HOME } from '../routes';
import { AdminGate } from './AdminGate';
import { ADMIN_FEATURES } from './features';

const HOME = { path: ADMIN_HOME, label: adminTexts.home };

/** Draws the administration. @param failed told of an error that no page could catch */
export function drawAdmin(root: HTMLElement, failed: (error: unknown) => void): void {
  const routes = (
    <Home value={HOME}>
      <Routes>
        <Route path="/admin" element={<AdminGate />}>
          {featureRoutes(ADMIN_FEATURES)}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </Home>
  );
  draw(root, routes, failed);
}
