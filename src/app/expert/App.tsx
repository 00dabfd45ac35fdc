// For those who come from the sign-in page, which has only its own styles.
import 'virtual:theme.css';
import { Navigate, Route, Routes } from 'react-router-dom';
import { draw } from '../Frame';
import { SUBSCRIPTION_PATHS } from '../../features/subscription/paths';
import { featureRoutes } from '../featureRoutes';
import { NotFound } from '../NotFound';
import { EXPERT_HOME } from '../routes';
import { WorkspaceGate } from '../workspace/WorkspaceGate';
import { EXPERT_FEATURES } from './features';

const home = <Navigate to={EXPERT_HOME} replace />;

export function drawExpert(root: HTMLElement, failed: (error: unknown) => void): void {
  const routes = (
    <Routes>
      <Route path="/" element={home} />
      <Route path="/expert" element={home} />
      <Route path="/expert" element={<WorkspaceGate />}>
        {featureRoutes(EXPERT_FEATURES)}
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route
        path={SUBSCRIPTION_PATHS.test}
        element={<Navigate to={SUBSCRIPTION_PATHS.tiers} replace />}
      />
      <Route path="*" element={<NotFound alone />} />
    </Routes>
  );
  draw(root, routes, failed);
}
