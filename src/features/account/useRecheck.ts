import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountStatus } from '../../domain/accounts/access/roles';
import { accountPages } from '../../i18n/accountPages';
import { session } from '../../gateway/browserSession';
import { SessionLocked } from '../../gateway/calls';
import { failureText } from '../../gateway/failureText';

/** Milliseconds between two looks while the page is open: who waits for a decision is told soon. */
const lookEvery = (status: AccountStatus): number => (status === 'pending' ? 10_000 : 60_000);

export function useRecheck(status: AccountStatus): {
  busy: boolean;
  notice: string | null;
  check: () => void;
} {
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const running = useRef(false);
  const look = useCallback(
    async (isManual: boolean) => {
      if (running.current) return;
      running.current = true;
      if (isManual) setBusy(true);
      let message: string = accountPages.state.same[status] ?? accountPages.state.unknown.same;
      try {
        await session.renew();
      } catch (error) {
        const still = error instanceof SessionLocked && status === 'suspended';
        if (!still) message = failureText(error, accountPages.state.what);
      }
      running.current = false;
      if (!isManual) return;
      setBusy(false);
      setNotice(message);
    },
    [status],
  );
  useEffect(() => {
    const quietly = () => {
      if (document.visibilityState === 'visible') void look(false);
    };
    const timer = setInterval(quietly, lookEvery(status));
    window.addEventListener('online', quietly);
    document.addEventListener('visibilitychange', quietly);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', quietly);
      document.removeEventListener('visibilitychange', quietly);
    };
  }, [look, status]);
  return { busy, notice, check: () => void look(true) };
}
