import { useCallback, useEffect, useState } from 'react';

export type Update =
  | { kind: 'none' }
  | { kind: 'waiting'; apply: () => void }
  /** Another tab activated the new version; this one goes on until the person reloads. */
  | { kind: 'elsewhere' };

export function useUpdate(): { update: Update; dismiss: () => void } {
  const [update, setUpdate] = useState<Update>({ kind: 'none' });
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const watch = async () => {
      const { applyUpdate, watchForUpdate } = await import('../../platform/serviceWorker');
      const end = await watchForUpdate({
        onWaiting: () => setUpdate({ kind: 'waiting', apply: applyUpdate }),
        onTakenElsewhere: () => setUpdate({ kind: 'elsewhere' }),
      });
      if (left) end();
      else stop = end;
    };
    watch().catch(reportError);
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  const dismiss = useCallback(() => setUpdate({ kind: 'none' }), []);
  return { update, dismiss };
}
