import { listDevices, signOutDevice } from '../../../src/api/devices';
import { AppError } from '../../../src/domain/protocol/errors';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { AccountServices } from './wiring';
import { readOrigin } from './events';
import { clearRefreshCookie } from './refreshCookie';
import type { Streams } from './watch';

export function deviceRoutes(
  { devices, accountState, news }: Pick<AccountServices, 'devices' | 'accountState' | 'news'>,
  streams: Streams,
): RouteDefinition[] {
  return [
    route(listDevices, async ({ claims }) => {
      const { account } = await accountState.accountOf(claims);
      return { devices: await devices.list(account, claims.sid) };
    }),
    route(signOutDevice, async ({ claims, req, res, params: { id } }) => {
      if (!(await devices.signOut(claims.sub, id))) throw new AppError('not_found');
      accountState.forget();
      streams.lockSession(id, 'session_ended');
      await news.note(claims.sub, 'deviceSignedOut', readOrigin(req));
      if (id === claims.sid) clearRefreshCookie(req, res, claims.sub);
    }),
  ];
}
