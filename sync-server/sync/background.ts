import type { GatewayContext } from '../http/context';
import type { Library } from '../services/published/library';
import { createLibrary } from '../services/published/library';
import { startRunner } from '../services/published/runner';
import type { ClusterWake } from './clusterWake';
import { createClusterWake } from './clusterWake';
import { liveHub } from './hub';
import { mergeSiblings } from './siblings';
import { followUpdates } from './updates';

/** Milliseconds in which many changes of the catalogue wake all devices once. */
const QUIET = 5_000;

/** What a gateway does beside answering calls, and what calls need of it. */
export interface Background {
  cluster: ClusterWake;
  library: Library;
  /** This gateway wrote what is public of a workspace, or was. */
  published(workspaceId: string): void;
  /** This gateway writes to a workspace. */
  writes(workspaceId: string): void;
}

/** Runs until the gateway stops. */
function start(ctx: GatewayContext): Background {
  const { couch, log, shutdown: signal, wake } = ctx;
  const cluster = createClusterWake({ couch, hub: liveHub(ctx), log });
  const library = createLibrary(couch);
  const runner = startRunner({
    couch,
    log,
    library,
    signal,
    errands: ctx.errands,
    wake: () => wake.wake('*', ['library']),
    onSiblings: mergeSiblings,
  });
  let timer: NodeJS.Timeout | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  const catalogue = {
    updated: ({ name }: { name: string }): void => {
      if (name !== 'catalogue' || signal.aborted) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        wake.wake('*', ['catalogue']);
      }, QUIET);
      timer.unref();
    },
    sweep: (): void => undefined,
  };
  const listeners = [cluster, runner, catalogue];
  ctx.errands.begin(() => followUpdates({ couch, log, signal, listeners }));
  return { cluster, library, published: runner.touch, writes: runner.wrote };
}

const started = new WeakMap<GatewayContext, Background>();

/** The background work of a gateway, begun when it is asked for first. */
export function background(ctx: GatewayContext): Background {
  const known = started.get(ctx);
  if (known) return known;
  const begun = start(ctx);
  started.set(ctx, begun);
  return begun;
}
