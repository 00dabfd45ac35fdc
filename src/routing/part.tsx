import { lazy, useState, type ComponentType } from 'react';

export interface Part<M> {
  load(): Promise<M>;
  readonly loaded: M | undefined;
}

/** @param fetch a dynamic import; called again when it failed */
export function part<M>(fetch: () => Promise<M>): Part<M> {
  let loaded: M | undefined;
  return {
    async load() {
      loaded ??= await fetch();
      return loaded;
    },
    get loaded() {
      return loaded;
    },
  };
}

/** Draws a loaded module at once: `lazy` alone would show its fallback, and React leaves a fallback standing for 300 ms. */
export function lazyFrom<M, P extends object>(
  from: Part<M>,
  choose: (module: M) => ComponentType<P>,
): ComponentType<P> {
  const Later = lazy(async () => ({ default: choose(await from.load()) }));
  return function Drawn(props: P) {
    // Chosen once: a component of another type would begin anew.
    const [Chosen] = useState<ComponentType<P>>(() => (from.loaded ? choose(from.loaded) : Later));
    return <Chosen {...props} />;
  };
}
