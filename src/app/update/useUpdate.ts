import { useCallback, useEffect, useState } from 'react';

export type Update =
  | { kind: 'none' }
  /** A new version waits until the person agrees. */
  | { kind: 'waiting'; apply: () => void }
  /** Another tab let the new version take over; this one goes on until the person reloads. */
  | { kind: 'elsewhere' };

/** The service worker's life as the update bar shows it. */
export function useUpdate(): { update: Update; dismiss: () => void } {
  const [update, setUpdate] = useState<Update>({ kind: 'none' });
  useEffect(() => {
    // The development server has no service worker.
    if (!import.meta.env.PROD) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const watch = async () => {
      // After the first paint: nothing on the page waits for it.
      const { applyUpdate, watchForUpdate } = await import('../../platform/serviceWorker');
      const end = await watchForUpdate({
        onWaiting: () => setUpdate({ kind: 'waiting', apply: applyUpdate }),
        onTakenElsewhere: () => setUpdate({ kind: 'elsewhere' }),
      });
      if (left) end();
      else stop = end;
    };
    // Without a service worker the app works on; only opening it without a network does not.
    watch().catch(reportError);
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  const dismiss = useCallback(() => setUpdate({ kind: 'none' }), []);
  return { update, dismiss };
}
