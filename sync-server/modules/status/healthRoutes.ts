import { health, readVersion } from '../../../src/api/operations';
import { AppError } from '../../../src/domain/protocol/errors';
import { awaySentence, CouchCredentialsRefused } from '../../couch/errors';
import type { GatewayContext } from '../../http/context';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';

function toProblem(cause: unknown): { problem?: string } {
  return cause instanceof CouchCredentialsRefused ? { problem: awaySentence(cause) } : {};
}

export function healthRoutes(ctx: GatewayContext): RouteDefinition[] {
  const { version, databaseMode: mode, readiness } = ctx;
  return [
    route(
      health,
      async ({ res }) => {
        const databaseVersion = await readiness.check();
        const ok = databaseVersion !== undefined && readiness.ready();
        if (!ok) res.status(new AppError('database_unavailable').status).set('Retry-After', '2');
        const database = {
          mode,
          version: databaseVersion ?? null,
          ...toProblem(readiness.cause()),
        };
        return { status: ok ? ('ok' as const) : ('unavailable' as const), version, database };
      },
      { withoutDatabase: true, room: 'health' },
    ),
    route(readVersion, () => ({ version }), { withoutDatabase: true }),
  ];
}
