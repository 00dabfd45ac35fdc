import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { MakingScreenProps } from './MakingScreen';
import type { Stage } from './useHandOver';

/** Work that takes less shows its button as busy and nothing else, in milliseconds. */
const LONG_MS = 2000;

// Where it cannot be fetched, the busy button stands alone.
const MakingScreen = lazy<ComponentType<MakingScreenProps>>(() =>
  import('./MakingScreen').catch(() => ({ default: () => null })),
);

function LongMaking({ stage }: { stage: Stage }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <MakingScreen stage={stage} onLeave={() => setShown(false)} />
    </Suspense>
  );
}

/** Covers the page while a document takes long to make: many days, many images, a slow device. */
export function Making({ stage }: { stage: Stage | undefined }) {
  return stage ? <LongMaking stage={stage} /> : null;
}
