import { useLayoutEffect, useRef, useState } from 'react';

type Handlers = Record<string, (...args: never[]) => void>;

/**
 * Event handlers with a stable identity that run the newest version. Must not be called during render.
 * @param newest must always have the same keys
 */
export function useHandlers<T extends Handlers>(newest: T): T {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(newest).map((name) => [
          name,
          (...args: never[]) => latest.current[name]?.(...args),
        ]),
      ) as T,
  );
  return stable;
}
