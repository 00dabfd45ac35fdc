import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../platform/idle';

/** Where toasts appear. They are fetched when the page stands: none is due before. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType<{ screen: string }> | null>(null);
  const { pathname } = useLocation();
  useEffect(
    () =>
      whenIdle(() => {
        // Without them the app works on; the page says what matters.
        import('../ui/Toasts').then((module) => setToasts(() => module.Toasts), reportError);
      }),
    [],
  );
  return Toasts ? <Toasts screen={pathname} /> : null;
}
