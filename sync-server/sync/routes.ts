import { readMasters, searchLibrary } from '../../src/api/library';
import { catalogueSnapshot, liveStream, pullChanges, pushRecords } from '../../src/api/sync';
import { SYNC_LIMITS } from '../../src/domain/protocol/protocol';
import type { GatewayContext } from '../http/context';
import type { Rate } from '../http/rates';
import { route } from '../http/route';
import type { RouteDefinition } from '../http/routes';
import type { Library } from '../modules/published/library';
import { changes, type PullParts } from './changes';
import { admit } from './caller';
import type { ClusterWake } from './clusterWake';
import { live, type LiveParts } from './live';
import { push, type PushParts } from './push';
import { createReads } from './scan';
import { sendSnapshot } from './sendSnapshot';
import { createSnapshots } from './snapshot';
import { requireVersions } from './versions';

const PULL_BODY = 200_000;

const MB = 1024 * 1024;
/** Weeks of offline work go up at once, but nobody types a megabyte a second for ever. */
const PUSH: Rate = {
  name: 'push',
  calls: 300,
  burst: 600,
  bytes: { aSecond: 2 * MB, burst: 128 * MB },
};
/** All devices of an account: each asks once a minute, and for what it is woken. */
const PULL: Rate = { name: 'pull', calls: 900, burst: 1_800 };
/** Forty devices reconnecting together on a flaky network. */
const LIVE: Rate = { name: 'live', calls: 120, burst: 240 };

export interface SyncParts {
  pushParts: PushParts;
  cluster: ClusterWake;
  library: Library;
}

const pushRoute = (ctx: GatewayContext, parts: PushParts): RouteDefinition =>
  route(
    pushRecords,
    async ({ claims, body }) => {
      const answer = await push(parts, claims, body);
      ctx.metrics.pushed(answer);
      return answer;
    },
    {
      before: ({ req }) => requireVersions(req, ctx.config.leastApp),
      rate: PUSH,
      longList: { field: 'rows', most: SYNC_LIMITS.pushRows },
      heavy: true,
    },
  );

const pullRoute = ({ metrics }: GatewayContext, parts: PullParts): RouteDefinition =>
  route(
    pullChanges,
    async ({ claims, body, signal }) => {
      const answer = await changes(parts, claims, body, signal);
      metrics.changed(answer);
      return answer;
    },
    { bodyLimit: PULL_BODY, rate: PULL, heavy: true },
  );

export function syncRoutes(ctx: GatewayContext, parts: SyncParts): RouteDefinition[] {
  const { couch } = ctx;
  const { pushParts, cluster, library } = parts;
  const { accounts, hub, epochs } = pushParts;
  const snapshots = createSnapshots(couch);
  const follow = (workspaceId: string) => cluster.follow(workspaceId);
  return [
    pushRoute(ctx, pushParts),
    pullRoute(ctx, { couch, epochs, accounts, library, reads: createReads() }),
    route(catalogueSnapshot, (call) => sendSnapshot({ accounts, epochs, snapshots }, call), {
      rate: PULL,
    }),
    ...libraryRoutes({ accounts, library }),
    liveRoute(ctx, { accounts, hub, epochs, follow }),
  ];
}

function libraryRoutes({
  accounts,
  library,
}: Pick<SyncParts, 'library'> & Pick<PushParts, 'accounts'>): RouteDefinition[] {
  const options = { rate: PULL, heavy: true };
  return [
    route(
      searchLibrary,
      async ({ claims, query: { q, lines, ...named } }) => {
        await admit(accounts, claims, named);
        await library.refresh();
        return { entries: await library.search(claims.workspaceId, q, lines) };
      },
      options,
    ),
    route(
      readMasters,
      async ({ claims, query: { ids, ...named } }) => {
        await admit(accounts, claims, named);
        await library.refresh();
        return { entries: await library.masters(claims.workspaceId, ids) };
      },
      options,
    ),
  ];
}

const liveRoute = (
  { log, metrics, config: { leastApp } }: GatewayContext,
  parts: Pick<LiveParts, 'accounts' | 'hub' | 'epochs' | 'follow'>,
): RouteDefinition =>
  route(
    liveStream,
    async ({ claims, query, res }) => {
      await live({ ...parts, log, leastApp }, claims, query, res);
      if (!res.closed) res.once('close', metrics.streamOpened());
    },
    { rate: LIVE, isStream: true },
  );
