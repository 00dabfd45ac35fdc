import { discardJob, listJobs, retryJob } from '../../../src/api/jobs';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { DeadLetters } from './deadLetters';

export function adminJobRoutes(deadLetters: DeadLetters): RouteDefinition[] {
  return [
    route(listJobs, async ({ query: { state } }) => ({
      ...(await deadLetters.list(state)),
    })),
    route(retryJob, async ({ claims, params: { id } }) => {
      await deadLetters.retry(claims, id);
    }),
    route(discardJob, async ({ claims, params: { id } }) => {
      await deadLetters.discard(claims, id);
    }),
  ];
}
