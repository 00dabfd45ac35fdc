import { staffStream } from '../../../src/api/staff';
import { AppError } from '../../../src/domain/protocol/errors';
import { LIVE_TIMING, type LiveEvent } from '../../../src/domain/protocol/protocol';
import type { GatewayContext } from '../../http/context';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { LiveHub } from '../../sync/hub';

const LIVE: Rate = { name: 'staff live', calls: 60, burst: 120 };

export const staffLive = (hub: LiveHub, { metrics }: GatewayContext): RouteDefinition =>
  route(
    staffStream,
    ({ claims: { sub: accountId, workspaceId, sid: sessionId }, res }) => {
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
      send({ type: 'beat' });
      const timer = setInterval(() => send({ type: 'beat' }), LIVE_TIMING.heartbeatSeconds * 1000);
      const closed = metrics.streamOpened();
      res.once('close', () => {
        clearInterval(timer);
        leave();
        closed();
      });
    },
    { rate: LIVE, isStream: true },
  );
