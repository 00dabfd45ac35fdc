import { AppError } from '../../../src/domain/errors';
import { awaySentence, CouchCredentialsRefused } from '../../couch/errors';
import type { GatewayContext } from '../../http/context';
import type { RouteDefinition } from '../../http/routes';

/** What an operator can mend and would not find out from the status alone. */
function problemOf(cause: unknown): { problem?: string } {
  return cause instanceof CouchCredentialsRefused ? { problem: awaySentence(cause) } : {};
}

/** `GET /healthz`: 200 while the database answers and is set up, else 503. */
export function healthRoutes(ctx: GatewayContext): RouteDefinition[] {
  return [
    {
      method: 'get',
      path: '/healthz',
      callers: ['anyone'],
      withoutDatabase: true,
      handler: async ({ res }) => {
        const databaseVersion = await ctx.readiness.check();
        const ok = databaseVersion !== undefined && ctx.readiness.ready();
        if (!ok) res.status(new AppError('database_unavailable').status).set('Retry-After', '2');
        return {
          status: ok ? 'ok' : 'unavailable',
          version: ctx.version,
          database: {
            mode: ctx.databaseMode,
            version: databaseVersion ?? null,
            ...problemOf(ctx.readiness.cause()),
          },
        };
      },
    },
    {
      method: 'get',
      path: '/api/version',
      callers: ['anyone'],
      withoutDatabase: true,
      handler: () => ({ success: true, version: ctx.version }),
    },
  ];
}
