import { backgroundPart } from '../http/backgroundPart';
import type { Core, Module } from '../modules/module';
import type { Library } from '../modules/published/library';
import { createClusterWake, type ClusterWake } from './clusterWake';
import { createEpochReader } from './epochs';
import { createMutex } from './mutex';
import type { PushParts } from './push';
import { syncRoutes } from './routes';
import { followUpdates } from './updates';

function createPushParts(
  { ctx: { couch }, hub, gate: accounts, brought }: Core,
  cluster: ClusterWake,
): PushParts {
  return {
    couch,
    hub,
    accounts,
    epochs: createEpochReader(couch),
    effects: brought.pushEffects,
    mutex: createMutex(),
    onWrites: (workspaceId) => cluster.pushBegins(workspaceId),
    onWritten: (workspaceId, revisions) => cluster.wrote(workspaceId, revisions),
  };
}

export function sync(input: Core & { library: Library }): Module<{ pushParts: PushParts }> {
  const { ctx, hub, brought, library } = input;
  const { couch, log } = ctx;
  const cluster = createClusterWake({ couch, hub, log });
  const follow = (signal: AbortSignal): Promise<void> =>
    followUpdates({ couch, log, signal, listeners: brought.updates });
  const pushParts = createPushParts(input, cluster);
  return {
    gives: { pushParts },
    routes: syncRoutes(ctx, { pushParts, cluster, library }),
    updates: [cluster],
    background: [backgroundPart('written databases', follow, log)],
  };
}
