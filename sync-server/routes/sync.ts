import { SYNC_LIMITS } from '../../src/domain/protocol';
import type { LibrarySearchResponse } from '../../src/domain/published';
import { librarySearchSchema } from '../../src/domain/published';
import type { GatewayContext } from '../http/context';
import type { RouteDefinition } from '../http/routes';
import type { Library } from '../services/published/library';
import type { AccountGate } from '../sync/accountGate';
import { admit } from '../sync/caller';
import type { ClusterWake } from '../sync/clusterWake';
import { createEpochReader } from '../sync/epochs';
import type { LiveHub } from '../sync/hub';
import { live } from '../sync/live';
import { createMutex } from '../sync/mutex';
import { pull } from '../sync/pull';
import { push } from '../sync/push';
import { sendSnapshot } from '../sync/sendSnapshot';
import { createSnapshots } from '../sync/snapshot';
import { requireVersions } from '../sync/versions';

/** What a pull may send: checkpoints of a dozen collections. */
const PULL_BODY = 200_000;

export interface SyncParts {
  accounts: AccountGate;
  hub: LiveHub;
  cluster: ClusterWake;
  library: Library;
  /** This gateway wrote what is public of a workspace, or was. */
  onPublishable: (workspaceId: string) => void;
  /** This gateway writes to a workspace. */
  onWrites: (workspaceId: string) => void;
}

/** Push, pull and the live stream; only approved experts have a workspace to synchronise. */
export function syncRoutes(ctx: GatewayContext, parts: SyncParts): RouteDefinition[] {
  const { couch, log, metrics } = ctx;
  const { leastApp } = ctx.config;
  const { accounts, hub, cluster, library, onPublishable, onWrites } = parts;
  const epochs = createEpochReader(couch);
  const snapshots = createSnapshots(couch);
  const follow = (workspaceId: string) => cluster.follow(workspaceId);
  const pushParts = {
    couch,
    epochs,
    hub,
    accounts,
    mutex: createMutex(),
    onWritten: cluster.wrote,
    onPublishable,
    onWrites,
  };
  return [
    {
      method: 'post',
      path: '/sync/push',
      callers: ['expert'],
      bodyLimit: SYNC_LIMITS.pushBytes,
      handler: async ({ claims, req }) => {
        requireVersions(req, leastApp);
        const answer = await push(pushParts, claims, req.body);
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
        const answer = await pull({ couch, epochs, accounts, library }, claims, req.body);
        metrics.pulled(answer);
        return answer;
      },
    },
    {
      method: 'get',
      path: '/sync/catalogue',
      callers: ['expert'],
      handler: async (call) => {
        await sendSnapshot({ accounts, epochs, snapshots }, call);
        return undefined;
      },
    },
    {
      method: 'get',
      path: '/sync/library/search',
      callers: ['expert'],
      handler: async ({ claims, req }) => {
        const { q, ...named } = librarySearchSchema.parse(req.query);
        await admit(accounts, claims, named);
        await library.refresh();
        const entries = await library.search(claims.workspaceId, q);
        return { success: true, entries } satisfies LibrarySearchResponse;
      },
    },
    {
      method: 'get',
      path: '/sync/live',
      callers: ['expert'],
      handler: async ({ claims, req, res }) => {
        await live({ hub, epochs, accounts, log, leastApp, follow }, claims, req.query, res);
        if (!res.closed) res.once('close', metrics.streamOpened());
        return undefined;
      },
    },
  ];
}
