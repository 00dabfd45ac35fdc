import { staffStream } from '../../../src/api/staff';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError, type ErrorCode } from '../../../src/domain/protocol/errors';
import { LIVE_TIMING, type LiveEvent } from '../../../src/domain/protocol/protocol';
import type { GatewayContext } from '../../http/context';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { LiveHub } from '../../sync/hub';
import type { AccountState } from '../accounts/accountState';
import { getLock } from '../accounts/watch';

const LIVE: Rate = { name: 'staff live', calls: 60, burst: 120 };

interface Parts {
  hub: LiveHub;
  accountState: Pick<AccountState, 'of'>;
  ctx: Pick<GatewayContext, 'metrics' | 'log'>;
}

/** Why a stream ends now; undefined where it goes on. */
async function lockFor(
  accountState: Parts['accountState'],
  claims: AccessClaims,
): Promise<ErrorCode | undefined> {
  try {
    const { role, adminRole, status } = await accountState.of(claims);
    const isSame = role === claims.role && adminRole === claims.adminRole;
    return isSame ? getLock(status) : 'session_ended';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

export const staffLive = ({ hub, accountState, ctx: { metrics, log } }: Parts): RouteDefinition =>
  route(
    staffStream,
    ({ claims, res }) => {
      const { sub: accountId, workspaceId, sid: sessionId } = claims;
      const send = (event: LiveEvent): void => {
        if (!res.writableEnded) res.write(`${JSON.stringify(event)}\n`);
      };
      const named = { accountId, workspaceId, sessionId, deviceId: sessionId };
      const leave = hub.subscribe({ ...named, send, end: () => res.end() });
      if (!leave) throw new AppError('too_many_requests');
      res.status(200).set({
        'Content-Type': 'application/x-ndjson; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      });
      res.flushHeaders();
      const check = async (): Promise<void> => {
        try {
          const code = await lockFor(accountState, claims);
          if (code) hub.lockSession(sessionId, code);
        } catch (error) {
          log.debug({ err: error }, 'a staff stream could not be checked');
        }
      };
      const beat = (): void => {
        send({ type: 'beat' });
        void check();
      };
      // Who was locked out while the call was on its way was cut before this stream was there.
      beat();
      const timer = setInterval(beat, LIVE_TIMING.heartbeatSeconds * 1000);
      const closed = metrics.streamOpened();
      res.once('close', () => {
        clearInterval(timer);
        leave();
        closed();
      });
    },
    { rate: LIVE, isStream: true },
  );
