import { SYNC_LIMITS } from '../../src/domain/protocol';
import type { GatewayContext } from '../http/context';
import type { RouteDefinition } from '../http/routes';
import { createAccountGate } from '../sync/accountGate';
import { createEpochReader } from '../sync/epochs';
import { liveHub } from '../sync/hub';
import { live } from '../sync/live';
import { createMutex } from '../sync/mutex';
import { pull } from '../sync/pull';
import { push } from '../sync/push';

/** What a pull may send: checkpoints of a dozen collections. */
const PULL_BODY = 200_000;

/** Push, pull and the live stream; only approved experts have a workspace to synchronise. */
export function syncRoutes(ctx: GatewayContext): RouteDefinition[] {
  const { couch, log, metrics } = ctx;
  const accounts = createAccountGate(couch);
  const epochs = createEpochReader(couch);
  const hub = liveHub(ctx);
  const mutex = createMutex();
  return [
    {
      method: 'post',
      path: '/sync/push',
      callers: ['expert'],
      bodyLimit: SYNC_LIMITS.pushBytes,
      handler: async ({ claims, req }) => {
        const answer = await push({ couch, epochs, hub, accounts, mutex }, claims, req.body);
        metrics.pushed(answer);
        return answer;
      },
    },
    {
      method: 'post',
      path: '/sync/pull',
      callers: ['expert'],
      bodyLimit: PULL_BODY,
      handler: async ({ claims, req }) => {
        const answer = await pull({ couch, epochs, accounts }, claims, req.body);
        metrics.pulled(answer);
        return answer;
      },
    },
    {
      method: 'get',
      path: '/sync/live',
      callers: ['expert'],
      handler: async ({ claims, req, res }) => {
        await live({ hub, epochs, accounts, log }, claims, req.query, res);
        if (!res.closed) res.once('close', metrics.streamOpened());
        return undefined;
      },
    },
  ];
}
