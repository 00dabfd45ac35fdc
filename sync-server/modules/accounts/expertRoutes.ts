import {
  activateExpert,
  listApplications,
  listExperts,
  rejectExpert,
  suspendExpert,
  undoDecision,
  verifyExpert,
} from '../../../src/api/experts';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { Experts } from './experts';

export function adminRoutes(experts: Experts): RouteDefinition[] {
  return [
    route(listExperts, async ({ query: { status } }) => ({
      experts: await experts.list(status),
    })),
    route(listApplications, () => experts.waiting()),
    route(undoDecision, async ({ claims, params: { id }, body: { decision } }) => ({
      expert: await experts.undo(claims, id, decision),
    })),
    route(suspendExpert, ({ claims, params: { id }, body: { reason } }) =>
      experts.decide(claims, id, 'suspend', reason),
    ),
    route(rejectExpert, ({ claims, params: { id }, body: { reason } }) =>
      experts.decide(claims, id, 'reject', reason),
    ),
    route(activateExpert, ({ claims, params: { id }, body: { reason } }) =>
      experts.decide(claims, id, 'activate', reason),
    ),
    route(verifyExpert, ({ claims, params: { id } }) => experts.decide(claims, id, 'verify')),
  ];
}
