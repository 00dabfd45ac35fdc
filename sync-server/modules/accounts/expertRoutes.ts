import {
  activateExpert,
  listExperts,
  rejectExpert,
  suspendExpert,
  verifyExpert,
} from '../../../src/api/experts';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { Experts } from './experts';

/** Experts, as administrators see and judge them. */
export function adminRoutes(experts: Experts): RouteDefinition[] {
  const decide = async (...decision: Parameters<Experts['decide']>) => ({
    expert: await experts.decide(...decision),
  });
  return [
    route(listExperts, async ({ query: { status } }) => ({
      experts: await experts.list(status),
    })),
    route(suspendExpert, ({ claims, params: { id }, body: { reason } }) =>
      decide(claims, id, 'suspend', reason),
    ),
    route(rejectExpert, ({ claims, params: { id }, body: { reason } }) =>
      decide(claims, id, 'reject', reason),
    ),
    route(activateExpert, ({ claims, params: { id }, body: { reason } }) =>
      decide(claims, id, 'activate', reason),
    ),
    route(verifyExpert, ({ claims, params: { id } }) => decide(claims, id, 'verify')),
  ];
}
