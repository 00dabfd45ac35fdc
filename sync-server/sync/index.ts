import { backgroundPart } from '../http/backgroundPart';
import type { Core, Module } from '../modules/module';
import type { Library } from '../modules/published/library';
import { createClusterWake } from './clusterWake';
import { syncRoutes } from './routes';
import { followUpdates } from './updates';

/** Push, pull and the live stream of devices; what pushed documents cause, the modules before it have said. */
export function sync({ ctx, hub, gate, brought, library }: Core & { library: Library }): Module {
  const { couch, log } = ctx;
  const cluster = createClusterWake({ couch, hub, log });
  const follow = (signal: AbortSignal): Promise<void> =>
    followUpdates({ couch, log, signal, listeners: brought.updates });
  return {
    routes: syncRoutes(ctx, {
      accounts: gate,
      hub,
      cluster,
      library,
      effects: brought.pushEffects,
    }),
    updates: [cluster],
    background: [backgroundPart('written databases', follow, log)],
  };
}
