import type { DevicesResponse } from '../../../src/domain/account';
import { AppError } from '../../../src/domain/errors';
import { idSchema } from '../../../src/domain/primitives';
import type { RouteDefinition } from '../../http/routes';
import type { AccountServices } from './create';
import { originOf } from './events';
import type { Streams } from './watch';
import { clearRefreshCookie } from './refreshCookie';

/** The signed-in devices of the caller's account. */
export function deviceRoutes(
  { devices, accountState, news }: Pick<AccountServices, 'devices' | 'accountState' | 'news'>,
  streams: Streams,
): RouteDefinition[] {
  return [
    {
      method: 'get',
      path: '/api/auth/devices',
      callers: ['signed-in'],
      handler: async ({ claims }): Promise<DevicesResponse> => {
        const { account } = await accountState.accountOf(claims);
        return { success: true, devices: await devices.list(account, claims.sid) };
      },
    },
    {
      method: 'delete',
      path: '/api/auth/devices/:id',
      callers: ['signed-in'],
      handler: async ({ claims, req, res }) => {
        const id = idSchema.safeParse(req.params.id);
        if (!id.success || !(await devices.signOut(claims.sub, id.data)))
          throw new AppError('not_found');
        accountState.forget();
        streams.lockSession(id.data, 'session_ended');
        await news.note(claims.sub, 'deviceSignedOut', originOf(req));
        if (id.data === claims.sid) clearRefreshCookie(req, res, claims.sub);
        return { success: true };
      },
    },
  ];
}
