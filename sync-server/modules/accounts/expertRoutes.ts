import type { Request } from 'express';
import {
  expertActivationRequestSchema,
  expertDecisionRequestSchema,
  type ExpertResponse,
  type ExpertsResponse,
} from '../../../src/domain/account';
import { accountStatusSchema } from '../../../src/domain/access/roles';
import { AppError } from '../../../src/domain/errors';
import { idSchema } from '../../../src/domain/primitives';
import type { Call, RouteDefinition } from '../../http/routes';
import type { Experts } from './experts';

function expertOf(req: Request): string {
  const id = idSchema.safeParse(req.params.id);
  if (!id.success) throw new AppError('not_found');
  return id.data;
}

/** The name under which an expert publishes was looked at. */
const verification = (experts: Experts): RouteDefinition => ({
  method: 'post',
  path: '/api/admin/experts/:id/verify',
  callers: ['admin:manageExperts'],
  handler: async ({ claims, req }): Promise<ExpertResponse> => ({
    success: true,
    expert: await experts.decide(claims, expertOf(req), 'verify'),
  }),
});

/** Experts, as administrators see and judge them. */
export const adminRoutes = (experts: Experts): RouteDefinition[] => [
  ...judgements(experts),
  verification(experts),
];

function judgements(experts: Experts): RouteDefinition[] {
  const refuse =
    (decision: 'suspend' | 'reject') =>
    async ({ claims, req }: Call): Promise<ExpertResponse> => {
      const { reason } = expertDecisionRequestSchema.parse(req.body);
      const expert = await experts.decide(claims, expertOf(req), decision, reason);
      return { success: true, expert };
    };
  return [
    {
      method: 'get',
      path: '/api/admin/experts',
      callers: ['admin:viewUserProfiles'],
      handler: async ({ req }): Promise<ExpertsResponse> => {
        const status = accountStatusSchema.optional().parse(req.query.status);
        return { success: true, experts: await experts.list(status) };
      },
    },
    {
      method: 'post',
      path: '/api/admin/experts/:id/suspend',
      callers: ['admin:manageExperts'],
      handler: refuse('suspend'),
    },
    {
      method: 'post',
      path: '/api/admin/experts/:id/reject',
      callers: ['admin:manageExperts'],
      handler: refuse('reject'),
    },
    {
      method: 'post',
      path: '/api/admin/experts/:id/activate',
      callers: ['admin:activateAccounts'],
      handler: async ({ claims, req }): Promise<ExpertResponse> => {
        const { reason } = expertActivationRequestSchema.parse(req.body ?? {});
        const expert = await experts.decide(claims, expertOf(req), 'activate', reason);
        return { success: true, expert };
      },
    },
  ];
}
