import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isNewDevice } from '../../../data/newDevice';
import type { OpenLocalData } from '../../../data/openLocalData';
import { useSyncStatus } from '../../../sync/react';
import { RestoringProvider } from '../../../ui/restoring';
import type { RestoreScreenProps } from './RestoreScreen';

/** Milliseconds; shorter fetching shows only empty places. */
const LONG_MS = 2000;

const RestoreScreen = lazy<ComponentType<RestoreScreenProps>>(() =>
  import('./RestoreScreen').catch(() => ({ default: () => null })),
);

function useRestoring(local: OpenLocalData): boolean {
  const { syncBadge } = useSyncStatus();
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    isNewDevice(local).then(setNew, () => undefined);
  }, [local]);
  if (isNew && syncBadge.kind === 'synced') setNew(false);
  // Without a network, what is here is all that there is.
  return isNew && syncBadge.kind === 'unknown';
}

function useLong(restoring: boolean): [boolean, () => void] {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!restoring) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    const busy = () => clearTimeout(timer);
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, busy, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, busy, { capture: true });
      setLong(false);
    };
  }, [restoring]);
  return [long, () => setLong(false)];
}

interface RestoringStatusProps {
  local: OpenLocalData;
  children: ReactNode;
}

export function RestoringStatus({ local, children }: RestoringStatusProps) {
  const restoring = useRestoring(local);
  const [long, leave] = useLong(restoring);
  return (
    <RestoringProvider value={restoring}>
      {children}
      {long ? (
        <Suspense fallback={null}>
          <RestoreScreen local={local} onLeave={leave} />
        </Suspense>
      ) : null}
    </RestoringProvider>
  );
}
