import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { MakingScreenProps } from './MakingScreen';
import type { Stage } from './useHandOver';

/** Milliseconds; shorter work shows only a busy button. */
const LONG_MS = 2000;

const MakingScreen = lazy<ComponentType<MakingScreenProps>>(() =>
  import('./MakingScreen').catch(() => ({ default: () => null })),
);

function LongMaking({ stage }: { stage: Stage }) {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsVisible(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isVisible) return null;
  return (
    <Suspense fallback={null}>
      <MakingScreen stage={stage} onLeave={() => setIsVisible(false)} />
    </Suspense>
  );
}

export function Making({ stage }: { stage: Stage | undefined }) {
  return stage ? <LongMaking stage={stage} /> : null;
}
