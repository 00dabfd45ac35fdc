import type { Request } from 'express';
import { openJobStateSchema, type JobsResponse } from '../../../src/domain/jobs';
import { AppError } from '../../../src/domain/errors';
import type { RouteDefinition } from '../../http/routes';
import type { DeadLetters } from './deadLetters';

function jobOf(req: Request): string {
  const id = req.params.id;
  if (typeof id !== 'string' || !/^job:[0-9a-f]{64}$/.test(id)) throw new AppError('not_found');
  return id;
}

/** Jobs of the gateways, as administrators see them: above all those that failed for good. */
export function adminJobRoutes(deadLetters: DeadLetters): RouteDefinition[] {
  return [
    {
      method: 'get',
      path: '/api/admin/jobs',
      callers: ['admin:manageJobs'],
      handler: async ({ req }): Promise<JobsResponse> => {
        const state = openJobStateSchema.default('dead').parse(req.query.state);
        return { success: true, ...(await deadLetters.list(state)) };
      },
    },
    {
      method: 'post',
      path: '/api/admin/jobs/:id/retry',
      callers: ['admin:manageJobs'],
      handler: async ({ claims, req }) => {
        await deadLetters.retry(claims, jobOf(req));
        return { success: true };
      },
    },
    {
      method: 'post',
      path: '/api/admin/jobs/:id/discard',
      callers: ['admin:manageJobs'],
      handler: async ({ claims, req }) => {
        await deadLetters.discard(claims, jobOf(req));
        return { success: true };
      },
    },
  ];
}
