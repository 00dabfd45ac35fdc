import { useLayoutEffect, useRef, useState } from 'react';

type Handlers = Record<string, (...args: never[]) => void>;

/**
 * Event handlers that keep their identity, so that what they are given to need not render, and do
 * what the newest rendering says. Not to be called while rendering.
 * @param newest always with the same names
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
