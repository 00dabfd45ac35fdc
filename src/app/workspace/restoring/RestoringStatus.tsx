import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Observable } from 'rxjs';
import type { Presences } from '../../../data/heldBack';
import type { OpenLocalData } from '../../../data/openLocalData';
import { useLiveState } from '../../../data/react';
import { RestoringProvider } from '../../../ui/restoring';
import { combinePresences } from '../presences';
import type { RestoreScreenProps } from './RestoreScreen';

/** Milliseconds; shorter fetching shows only empty places. */
const LONG_MS = 2000;

const RestoreScreen = lazy<ComponentType<RestoreScreenProps>>(() =>
  import('./RestoreScreen').catch(() => ({ default: () => null })),
);

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
  presences$: Observable<Presences>;
  children: ReactNode;
}

export function RestoringStatus({ local, presences$, children }: RestoringStatusProps) {
  const presences = useLiveState(() => presences$, [presences$]).value;
  const presence = presences ? combinePresences(presences) : 'here';
  const [long, leave] = useLong(presence === 'coming');
  return (
    <RestoringProvider value={presence}>
      {children}
      {long ? (
        <Suspense fallback={null}>
          <RestoreScreen local={local} onLeave={leave} />
        </Suspense>
      ) : null}
    </RestoringProvider>
  );
}
