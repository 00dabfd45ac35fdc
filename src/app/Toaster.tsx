import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../platform/idle';

/** Loaded after the page, because no toast is due before. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType<{ screen: string }> | null>(null);
  const { pathname } = useLocation();
  useEffect(
    () =>
      whenIdle(() => {
        // The app works without toasts.
        import('../ui/Toasts').then((module) => setToasts(() => module.Toasts), reportError);
      }),
    [],
  );
  return Toasts ? <Toasts screen={pathname} /> : null;
}
