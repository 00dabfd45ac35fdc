import type { DevicesResponse } from '../../src/domain/account';
import { AppError } from '../../src/domain/errors';
import { idSchema } from '../../src/domain/primitives';
import type { RouteDefinition } from '../http/routes';
import type { AccountServices } from '../services/accounts/create';
import { originOf } from '../services/accounts/events';
import type { Streams } from '../services/accounts/watch';
import { clearRefreshCookie } from './refreshCookie';

/** The signed-in devices of the caller's account. */
export function deviceRoutes(
  { devices, standing, news }: Pick<AccountServices, 'devices' | 'standing' | 'news'>,
  streams: Streams,
): RouteDefinition[] {
  return [
    {
      method: 'get',
      path: '/api/auth/devices',
      callers: ['signed-in'],
      handler: async ({ claims }): Promise<DevicesResponse> => {
        const { account } = await standing.accountOf(claims);
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
        standing.forget();
        streams.lockSession(id.data, 'session_ended');
        await news.note(claims.sub, 'deviceSignedOut', originOf(req));
        if (id.data === claims.sid) clearRefreshCookie(req, res, claims.sub);
        return { success: true };
      },
    },
  ];
}
