import { readConfig } from '../../../src/api/status';
import type { GatewayContext } from '../../http/context';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import { demoSignIns } from '../demo/accounts';

export function configRoutes({ version, config }: GatewayContext): RouteDefinition[] {
  const answer = {
    version,
    expertApproval: config.expertApproval,
    ...(config.google ? { google: true } : {}),
    demoAccounts: demoSignIns(config),
  };
  return [route(readConfig, () => answer, { withoutDatabase: true })];
}
