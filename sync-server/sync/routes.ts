import { SYNC_LIMITS } from '../../src/domain/protocol';
import { libraryMastersSchema, librarySearchSchema } from '../../src/domain/librarySearch';
import type { LibrarySearchResponse } from '../../src/domain/published';
import type { GatewayContext } from '../http/context';
import type { Rate } from '../http/rates';
import type { RouteDefinition } from '../http/routes';
import type { Library } from '../modules/published/library';
import type { StorageQuota } from '../modules/storage/storageQuota';
import type { AccountGate } from './accountGate';
import { changes, type PullParts } from './changes';
import { admit } from './caller';
import type { ClusterWake } from './clusterWake';
import { createEpochReader } from './epochs';
import type { LiveHub } from './hub';
import { live, type LiveParts } from './live';
import { createMutex } from './mutex';
import { push, type PushParts } from './push';
import { createReads } from './scan';
import { sendSnapshot } from './sendSnapshot';
import { createSnapshots } from './snapshot';
import { requireVersions } from './versions';

/** What a pull may send: a checkpoint of each database. */
const PULL_BODY = 200_000;

const MB = 1024 * 1024;
/** What was written in weeks without a network goes up at once; nobody types a megabyte a second for ever. */
const PUSH: Rate = {
  name: 'push',
  calls: 300,
  burst: 600,
  bytes: { aSecond: 2 * MB, burst: 128 * MB },
};
/** All devices of an account: each asks once a minute, and for what it is woken. */
const PULL: Rate = { name: 'pull', calls: 900, burst: 1_800 };
/** Forty devices that come again together, and a network that comes and goes. */
const LIVE: Rate = { name: 'live', calls: 120, burst: 240 };

export interface SyncParts {
  accounts: AccountGate;
  hub: LiveHub;
  cluster: ClusterWake;
  library: Library;
  /** This gateway wrote what is public of a workspace, or was. */
  onPublishable: (workspaceId: string) => void;
  /** This gateway writes to a workspace. */
  onWrites: (workspaceId: string) => void;
  enqueueWithWrite: PushParts['enqueueWithWrite'];
  rooms: StorageQuota;
}

/** What a device sends. */
function pushRoute(ctx: GatewayContext, parts: PushParts): RouteDefinition {
  return {
    method: 'post',
    path: '/sync/push',
    callers: ['expert'],
    bodyLimit: SYNC_LIMITS.pushBytes,
    rate: PUSH,
    longList: { field: 'rows', most: SYNC_LIMITS.pushRows },
    heavy: true,
    handler: async ({ claims, req }) => {
      requireVersions(req, ctx.config.leastApp);
      const answer = await push(parts, claims, req.body);
      ctx.metrics.pushed(answer);
      return answer;
    },
  };
}

/** What a device gets: a page of all that changed. */
function pullRoute({ metrics }: GatewayContext, parts: PullParts): RouteDefinition {
  return {
    method: 'post',
    path: '/sync/changes',
    callers: ['expert'],
    bodyLimit: PULL_BODY,
    rate: PULL,
    heavy: true,
    handler: async ({ claims, req, signal }) => {
      const answer = await changes(parts, claims, req.body, signal);
      metrics.changed(answer);
      return answer;
    },
  };
}

/** Push, pull and the live stream; only approved experts have a workspace to synchronise. */
export function syncRoutes(ctx: GatewayContext, parts: SyncParts): RouteDefinition[] {
  const { couch } = ctx;
  const { cluster, library, ...shared } = parts;
  const { accounts, hub } = shared;
  const epochs = createEpochReader(couch);
  const snapshots = createSnapshots(couch);
  const onWrites = (workspaceId: string) => {
    shared.onWrites(workspaceId);
    return cluster.pushBegins(workspaceId);
  };
  const onWritten: ClusterWake['wrote'] = (workspaceId, revisions) =>
    cluster.wrote(workspaceId, revisions);
  const follow = (workspaceId: string) => cluster.follow(workspaceId);
  return [
    pushRoute(ctx, { ...shared, couch, epochs, mutex: createMutex(), onWrites, onWritten }),
    pullRoute(ctx, { couch, epochs, accounts, library, reads: createReads() }),
    {
      method: 'get',
      path: '/sync/catalogue',
      callers: ['expert'],
      rate: PULL,
      handler: async (call) => {
        await sendSnapshot({ accounts, epochs, snapshots }, call);
        return undefined;
      },
    },
    ...libraryRoutes({ accounts, library }),
    liveRoute(ctx, { accounts, hub, epochs, follow }),
  ];
}

/** Other experts' public masters: a list, and the lines that somebody wants to see. */
function libraryRoutes({
  accounts,
  library,
}: Pick<SyncParts, 'accounts' | 'library'>): RouteDefinition[] {
  return [
    {
      method: 'get',
      path: '/sync/library/search',
      callers: ['expert'],
      rate: PULL,
      heavy: true,
      handler: async ({ claims, req }) => {
        const { q, lines, ...named } = librarySearchSchema.parse(req.query);
        await admit(accounts, claims, named);
        await library.refresh();
        const entries = await library.search(claims.workspaceId, q, lines);
        return { success: true, entries } satisfies LibrarySearchResponse;
      },
    },
    {
      method: 'get',
      path: '/sync/library/masters',
      callers: ['expert'],
      rate: PULL,
      heavy: true,
      handler: async ({ claims, req }) => {
        const { ids, ...named } = libraryMastersSchema.parse(req.query);
        await admit(accounts, claims, named);
        await library.refresh();
        const entries = await library.masters(claims.workspaceId, ids);
        return { success: true, entries } satisfies LibrarySearchResponse;
      },
    },
  ];
}

/** The stream that wakes a device. */
function liveRoute(
  { log, metrics, config: { leastApp } }: GatewayContext,
  parts: Pick<LiveParts, 'accounts' | 'hub' | 'epochs' | 'follow'>,
): RouteDefinition {
  return {
    method: 'get',
    path: '/sync/live',
    callers: ['expert'],
    rate: LIVE,
    isStream: true,
    handler: async ({ claims, req, res }) => {
      await live({ ...parts, log, leastApp }, claims, req.query, res);
      if (!res.closed) res.once('close', metrics.streamOpened());
      return undefined;
    },
  };
}
