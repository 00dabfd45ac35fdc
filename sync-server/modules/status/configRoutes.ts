import type { PublicConfig } from '../../../src/domain/account';
import type { GatewayContext } from '../../http/context';
import type { RouteDefinition } from '../../http/routes';
import { demoSignIns } from '../demo/accounts';

/** What the app needs to know before anyone has signed in. */
export function configRoutes(ctx: GatewayContext): RouteDefinition[] {
  return [
    {
      method: 'get',
      path: '/api/config',
      callers: ['anyone'],
      withoutDatabase: true,
      handler: (): PublicConfig => ({
        success: true,
        version: ctx.version,
        expertApproval: ctx.config.expertApproval,
        demoAccounts: demoSignIns(ctx.config),
      }),
    },
  ];
}
